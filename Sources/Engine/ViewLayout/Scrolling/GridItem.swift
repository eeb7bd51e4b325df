public import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
  /// How a grid item gets its length.
  public enum Size: Sendable {
    /// One length in points.
    case fixed(CGFloat)
    /// An equal part of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into the space, each within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the item gets its length.
  public var size: GridItem.Size
  /// The gap after the item in points; `nil` for the default of 8.
  public var spacing: CGFloat?
  /// The alignment of views in it; `nil` for the grid's.
  public var alignment: Alignment?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - size: How the item gets its length.
  ///   - spacing: The gap after it in points; `nil` for the default of 8.
  ///   - alignment: The alignment of views in it; `nil` for the grid's.
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
