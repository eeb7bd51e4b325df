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
