public import LayoutValues

/// An element of a collection view or table: a cell, a supplementary view, a decoration, or the
/// content.
///
/// ```swift
/// let cell = EngineElement("cell 0.3", frame: LayoutFrame(x: 0, y: 132, width: 320, height: 44))
/// let header = EngineElement(
///   "supplementary \"header\" 0",
///   frame: LayoutFrame(x: 0, y: 0, width: 320, height: 28),
///   zIndex: 1
/// )
/// ```
public struct EngineElement: Sendable, Hashable, Codable {
  /// The name as in `frames` blocks: `cell 0.3`, `supplementary "header" 0`, `content`.
  public var name: String
  /// The frame in the content's coordinates.
  public var frame: LayoutFrame
  /// The z-index; elements with higher values are drawn in front.
  public var zIndex: Int
  /// Whether any part of the element is visible.
  public var isInSight: Bool

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name as in `frames` blocks.
  ///   - frame: The frame in the content's coordinates.
  ///   - zIndex: The z-index; elements with higher values are drawn in front.
  ///   - isInSight: Whether any part of the element is visible.
  public init(_ name: String, frame: LayoutFrame, zIndex: Int = 0, isInSight: Bool = true) {
    self.name = name
    self.frame = frame
    self.zIndex = zIndex
    self.isInSight = isInSight
  }
}

/// The counts of a scene's cells since the start of the scenario.
public struct EngineCells: Sendable, Hashable, Codable {
  /// The number of existing cells.
  public var live: Int
  /// The number of cells that were created.
  public var made: Int
  /// The number of times that a cell was reused.
  public var reused: Int
  /// The growth of the heap since the start of the scenario, in bytes; `nil` if unknown.
  public var bytes: Int?

  /// Creates the counts of cells.
  ///
  /// - Parameters:
  ///   - live: The number of existing cells.
  ///   - made: The number of cells that were created since the start of the scenario.
  ///   - reused: The number of times that a cell was reused.
  ///   - bytes: The growth of the heap since the start of the scenario; `nil` if unknown.
  public init(live: Int, made: Int, reused: Int, bytes: Int? = nil) {
    (self.live, self.made, self.reused, self.bytes) = (live, made, reused, bytes)
  }
}
