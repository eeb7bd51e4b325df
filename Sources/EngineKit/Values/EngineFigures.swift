/// A section of a data source, with the identifiers of its items.
public struct EngineSection: Sendable, Hashable, Codable {
  public var name: String
  public var items: [String]

  public init(name: String, items: [String]) {
    self.name = name
    self.items = items
  }
}

/// The counts of a scene's cells since the scenario began.
public struct EngineCells: Sendable, Hashable, Codable {
  /// How many cells there are.
  public var live: Int
  /// How many were made.
  public var made: Int
  /// How often a cell that was made before was used again.
  public var reused: Int
  /// How much more the heap holds than when the scenario began, in bytes; `nil` where nobody tells.
  public var bytes: Int?

  public init(live: Int, made: Int, reused: Int, bytes: Int? = nil) {
    (self.live, self.made, self.reused, self.bytes) = (live, made, reused, bytes)
  }
}
