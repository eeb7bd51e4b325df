/// A section of a data source, with the identifiers of its items.
public struct EngineSection: Sendable, Hashable, Codable {
  /// The section's identifier, printed.
  public var name: String
  /// The items' identifiers, printed, in their order.
  public var items: [String]

  /// Lists the items of a section.
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

  /// Counts cells, and bytes of the heap.
  public init(live: Int, made: Int, reused: Int, bytes: Int? = nil) {
    (self.live, self.made, self.reused, self.bytes) = (live, made, reused, bytes)
  }
}
