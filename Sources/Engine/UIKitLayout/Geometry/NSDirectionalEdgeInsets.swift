public import Foundation
package import ViewLayout

/// Insets from the edges of a rectangle, in points, with leading and trailing edges.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets from the distances at the four edges.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the inset at the leading or top edge of an axis.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// Returns the inset at the trailing or bottom edge of an axis.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Returns the sum of both insets along an axis.
  package func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// Returns the insets with those along the axis set to 0, if the condition holds.
  package func dropping(_ axis: Axis, if isDropped: Bool) -> NSDirectionalEdgeInsets {
    guard isDropped else { return self }
    return axis == .horizontal
      ? NSDirectionalEdgeInsets(top: top, bottom: bottom)
      : NSDirectionalEdgeInsets(leading: leading, trailing: trailing)
  }

  package static func + (left: Self, right: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}

/// Edges of a rectangle as a set, with leading and trailing edges.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bit mask, with one bit for each edge.
  public let rawValue: UInt

  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of the rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge of the rectangle.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge of the rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge of the rectangle.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges of the rectangle.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
