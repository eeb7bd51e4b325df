public import Foundation
package import ViewLayout

/// Distances from the edges of a rectangle, in points, leading and trailing by reading direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where reading begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends.
  public var trailing: CGFloat

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of four distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The distance at the edge where an axis begins.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The distance at the edge where an axis ends.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The length that both edges of an axis take together.
  package func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The insets without those along some axes.
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

/// Edges of a rectangle, leading and trailing by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// One bit an edge.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// Every edge.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
