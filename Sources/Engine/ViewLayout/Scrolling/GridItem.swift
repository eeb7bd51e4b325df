public import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
  /// The size of a grid item along the axis of its track.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
