public import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
  /// The size of a grid item along the axis of its track.
  public enum Size: Sendable {
    /// A fixed length in points.
    case fixed(CGFloat)
    /// An equal share of the remaining length, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit in the space, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: GridItem.Size
  /// The spacing after the item in points; `nil` for the default of 8.
  public var spacing: CGFloat?
  /// The alignment of views in the item; `nil` for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a grid item.
  ///
  /// - Parameters:
  ///   - size: The size of the item.
  ///   - spacing: The spacing after the item in points; `nil` for the default of 8.
  ///   - alignment: The alignment of views in the item; `nil` for the grid's alignment.
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
