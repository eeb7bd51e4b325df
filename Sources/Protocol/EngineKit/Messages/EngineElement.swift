public import LayoutValues

/// A cell, a supplementary view, a decoration, a row, a header or a footer of a collection view or
/// a table; or all of its content.
public struct EngineElement: Sendable, Hashable, Codable {
  /// As lines of `frames` blocks have it: `cell 0.3`, `supplementary "header" 0`, `content`.
  public var name: String
  /// In the content's coordinates.
  public var frame: LayoutFrame
  /// How far in front it is drawn.
  public var zIndex: Int
  /// Whether any of it is in sight.
  public var isInSight: Bool

  /// Places an element.
  ///
  /// - Parameters:
  ///   - name: Its name, as lines of `frames` blocks have it.
  ///   - frame: In the content's coordinates.
  ///   - zIndex: How far in front it is drawn.
  ///   - isInSight: Whether any of it is in sight.
  public init(_ name: String, frame: LayoutFrame, zIndex: Int = 0, isInSight: Bool = true) {
    self.name = name
    self.frame = frame
    self.zIndex = zIndex
    self.isInSight = isInSight
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
  ///   - bytes: How much more the heap holds than when the scenario began; `nil` where nobody
  ///     tells.
  public init(live: Int, made: Int, reused: Int, bytes: Int? = nil) {
    (self.live, self.made, self.reused, self.bytes) = (live, made, reused, bytes)
  }
}
