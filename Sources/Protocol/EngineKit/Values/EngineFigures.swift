/// A section of a data source, with the identifiers of its items.
public struct EngineSection: Sendable, Hashable, Codable {
  /// The section's identifier, as it prints.
  public var name: String
  /// The identifiers of its items, as they print, in order.
  public var items: [String]

  /// States a section of a data source.
  ///
  /// - Parameters:
  ///   - name: Its identifier, as it prints.
  ///   - items: The identifiers of its items, as they print, in order.
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

  /// Counts cells.
  ///
  /// - Parameters:
  ///   - live: How many there are.
  ///   - made: How many were made since the scenario began.
  ///   - reused: How often one that was made before was used again.
  ///   - bytes: How much more the heap holds than when the scenario began; `nil` where nobody tells.
  public init(live: Int, made: Int, reused: Int, bytes: Int? = nil) {
    (self.live, self.made, self.reused, self.bytes) = (live, made, reused, bytes)
  }
}
