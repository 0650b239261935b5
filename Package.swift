// swift-tools-version: 6.2
import PackageDescription

// The module graph of Docs/DESIGN.md. A target may depend only on targets listed above it;
// `make lint` checks that and the imports in the sources.

/// C libraries and generated constant tables: no Swift, no language settings.
let doors: [Target] = [
  .systemLibrary(
    name: "SystemICU", pkgConfig: "icu-i18n",
    providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
  .systemLibrary(
    name: "CSQLite", pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .target(name: "CICU", dependencies: ["SystemICU"], linkerSettings: [.linkedLibrary("icuuc")]),
  .target(name: "CPhoneMetadata", exclude: ["generate_phone_metadata.py"]),
]

let rooms: [Target] = [
  .target(name: "PhoneNumbers", dependencies: ["CPhoneMetadata"]),
  .target(name: "RecordStreams"),
  .target(name: "UnicodeText", dependencies: ["CICU"]),
  .target(name: "ContactModel", dependencies: ["RecordStreams"]),
  .target(name: "VCardFormat", dependencies: ["RecordStreams", "UnicodeText", "ContactModel"]),
  .target(name: "CSVFormat", dependencies: ["RecordStreams", "UnicodeText", "ContactModel"]),
  .target(
    name: "JSONFormat",
    dependencies: ["RecordStreams", "UnicodeText", "ContactModel", "CSVFormat"]),
  .target(
    name: "Normalization",
    dependencies: ["RecordStreams", "UnicodeText", "ContactModel", "PhoneNumbers"],
    exclude: ["Rules/generate_rules.py"]),
  .target(
    name: "Unification",
    dependencies: ["RecordStreams", "UnicodeText", "ContactModel", "Normalization"]),
  .target(
    name: "ContactStorage",
    dependencies: ["RecordStreams", "ContactModel", "UnicodeText", "CSQLite"]),
  .target(name: "Reports", dependencies: ["RecordStreams", "ContactModel", "Unification"]),
  .target(
    name: "Pipelines",
    dependencies: [
      "RecordStreams", "UnicodeText", "ContactModel", "VCardFormat", "CSVFormat", "JSONFormat",
      "Normalization", "PhoneNumbers", "Unification", "ContactStorage", "Reports",
    ]),
  .target(
    name: "KinfoldKit",
    dependencies: [
      "RecordStreams", "ContactModel", "VCardFormat", "CSVFormat", "JSONFormat", "Normalization",
      "PhoneNumbers", "Unification", "ContactStorage", "Reports", "Pipelines",
    ]),
  .target(name: "CommandLineKit"),
  .target(
    name: "KinfoldCommands",
    dependencies: [
      "CommandLineKit", "RecordStreams", "ContactModel", "Normalization", "Unification",
      "ContactStorage", "Reports", "Pipelines",
    ]),
  .executableTarget(name: "kinfold", dependencies: ["KinfoldCommands"]),
  .executableTarget(
    name: "kinfold-bench",
    dependencies: [
      "RecordStreams", "UnicodeText", "ContactModel", "VCardFormat", "CSVFormat", "JSONFormat",
      "Normalization", "PhoneNumbers", "Unification", "ContactStorage", "Pipelines",
    ]),
]

/// Test data lies in the source tree and is read by path, never copied into a bundle.
let fixtures: [String: [String]] = [
  "PhoneNumbers": ["Fixtures", "make_oracle.py"],
  "KinfoldCommands": ["Cases"],
]

let tests: [Target] =
  [
    .target(
      name: "TestSupport", dependencies: ["RecordStreams", "ContactModel"],
      path: "Tests/TestSupport")
  ]
  + rooms.filter { $0.type == .regular && $0.name != "KinfoldKit" }.map { room in
    .testTarget(
      name: "\(room.name)Tests",
      dependencies: room.dependencies.filter { !doors.map(\.name).contains(name(of: $0)) }
        + [.target(name: room.name), "TestSupport"],
      exclude: fixtures[room.name] ?? [])
  }

func name(of dependency: Target.Dependency) -> String {
  switch dependency {
  case .targetItem(let name, _), .byNameItem(let name, _): name
  case .productItem(let name, _, _, _): name
  @unknown default: ""
  }
}

let package = Package(
  name: "kinfold",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "kinfold", targets: ["kinfold"]),
    .library(name: "KinfoldKit", targets: ["KinfoldKit"]),
  ],
  targets: doors + rooms + tests,
  swiftLanguageModes: [.v6]
)

for target in package.targets where !doors.map(\.name).contains(target.name) {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableExperimentalFeature("Lifetimes"),
  ]
  // Zero warnings is a rule; a newer compiler's new warnings should not break a user's build.
  if Context.environment["CI"] == "true" {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
