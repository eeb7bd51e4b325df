public import Foundation
package import ViewLayout

/// Insets from the edges of a rectangle, in points, with leading and trailing edges.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

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
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
