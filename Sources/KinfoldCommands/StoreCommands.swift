import CommandLineKit
import ContactStorage

/// `store create|info|check`: looking after a store.
enum StoreCommands {
  static let create = Command(
    CommandSpecification(
      name: "store create", group: .store, summary: "make a new, empty store", flags: [.store],
      examples: [
        Example("kinfold store create", "the user's default store"),
        Example("kinfold store create --store team.store", "a store of that name"),
      ])
  ) { arguments, environment in
    let path = try StorePath.path(arguments, environment)
    let store = try ContactStore(creating: path)
    Console(environment, arguments).summary("made the store \(path) (\(store.identifier))")
    return .done
  }

  static let info = Command(
    CommandSpecification(
      name: "store info", group: .store, summary: "tell what is in a store", flags: [.store],
      examples: [
        Example("kinfold store info", "the user's default store"),
        Example("kinfold store info --store team.store", "another one"),
      ])
  ) { arguments, environment in
    let path = try StorePath.path(arguments, environment)
    let store = try ContactStore(opening: path, options: StoreOptions(access: .readOnly))
    try environment.output.write(StoreText.info(try store.info(), path: path))
    return .done
  }

  static let check = Command(
    CommandSpecification(
      name: "store check", group: .store, summary: "look whether a store is sound", flags: [.store],
      examples: [
        Example("kinfold store check", "the user's default store"),
        Example("kinfold store check --store team.store && echo sound", "in a script"),
      ], discussion: "Exits with 1 if anything is wrong, and tells what.")
  ) { arguments, environment in
    let path = try StorePath.path(arguments, environment)
    let store = try ContactStore(opening: path, options: StoreOptions(access: .readOnly))
    let problems = try store.check()
    for problem in problems {
      try environment.output.write("\(problem.code): \(problem.message) (\(problem.count))\n")
    }
    let isSound = problems.isEmpty
    Console(environment, arguments).summary(
      isSound
        ? "\(path) is sound: \(Quantity.count(try store.count(), "card"))" : "\(path) is damaged")
    return isSound ? .done : .found
  }
}
