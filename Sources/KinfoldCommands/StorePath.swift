import CommandLineKit

/// Where the store of a run lies.
enum StorePath {
  /// `--store`, else `KINFOLD_STORE`, else the user's default: `kinfold/contacts.store` in the XDG data folder.
  static func path(_ arguments: ParsedArguments, _ environment: Environment) throws -> String {
    if let path = arguments.value(of: .store), !path.isEmpty { return path }
    if let data = environment.variables["XDG_DATA_HOME"], !data.isEmpty {
      return "\(data)/kinfold/contacts.store"
    }
    guard let home = environment.variables["HOME"], !home.isEmpty else {
      throw arguments.usageError(
        "there is no home folder; name the store with --store", about: .store)
    }
    return "\(home)/.local/share/kinfold/contacts.store"
  }
}
