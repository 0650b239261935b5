/// How a store is opened.
public struct StoreOptions: Sendable, Hashable {
  /// What may be done with the store.
  public enum Access: Sendable, Hashable {
    /// Nothing is written; a file system that cannot be written is no hindrance.
    case readOnly
    /// Cards may be changed.
    case readWrite
  }

  /// When a finished transaction is safe.
  public enum Durability: Sendable, Hashable {
    /// Against a loss of power as soon as the call returns (`synchronous = FULL`).
    case powerLoss
    /// Against a crash of the program at once, against a loss of power a little later; never torn
    /// (`synchronous = NORMAL`).
    case programCrash
  }

  /// What may be done.
  public var access: Access
  /// When a finished transaction is safe.
  public var durability: Durability
  /// How long to wait for another program that is writing, in milliseconds.
  public var busyTimeout: Int
  /// How much memory the page cache may take, in MiB.
  public var cacheMebibytes: Int

  /// Makes options.
  public init(
    access: Access = .readWrite, durability: Durability = .powerLoss, busyTimeout: Int = 10_000,
    cacheMebibytes: Int = 64
  ) {
    self.access = access
    self.durability = durability
    self.busyTimeout = busyTimeout
    self.cacheMebibytes = cacheMebibytes
  }
}
