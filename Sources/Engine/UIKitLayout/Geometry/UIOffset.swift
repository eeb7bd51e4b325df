public import Foundation

/// An offset of a position, in points.
public struct UIOffset: Equatable, Sendable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The offset to the bottom.
  public var vertical: CGFloat

  /// Creates an offset, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset of length 0.
  public static let zero = UIOffset()
}
