public import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
  /// How a grid item gets its length.
  public enum Size: Sendable {
    /// One length in points.
    case fixed(CGFloat)
    /// An equal part of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as there is room for, each within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the item gets its length.
  public var size: GridItem.Size
  /// The gap behind the item in points; `nil` for the usual 8.
  public var spacing: CGFloat?
  /// Where views go in it; `nil` for where the grid says.
  public var alignment: Alignment?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - size: How the item gets its length.
  ///   - spacing: The gap behind it in points; `nil` for the usual 8.
  ///   - alignment: Where views go in it; `nil` for where the grid says.
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
