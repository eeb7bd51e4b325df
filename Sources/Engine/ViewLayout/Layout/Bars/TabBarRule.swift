package import Foundation
internal import LayoutTree

/// The layout rule of a tab bar: items of equal width, side by side (R-BAR-8).
struct TabBarRule: BarRule {
  var items: TabItemFrames

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    proposal[axis] ?? (axis == .vertical ? items.barHeight : ControlMetrics.idealWidth)
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    for (place, child) in children.enumerated() {
      let frame = items.frame(at: place, of: children.count, width: size.width)
      child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  var name: String? { "TabBar" }
}

extension TabBarRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-BAR-8", "one of \(node.children.count) items of equal width, side by side")
  }
}

/// The frames of the items of a tab bar (R-BAR-8).
package struct TabItemFrames: Equatable {
  /// The minimum number of shares of the bar's width; fewer items have the width of this many, in
  /// the center.
  private static let fewestShares = 4

  /// The height of the bar without the safe area below it, in points.
  let barHeight: CGFloat
  private let height, top, inset: CGFloat
  /// The distance of the row of overlapping items from the sides; `nil` for items that share the
  /// whole bar.
  private let platterInset: CGFloat?
  private let excess, growth: CGFloat

  /// Makes the frames for the lengths of a system.
  package init(_ metrics: BarMetrics) {
    barHeight = metrics.topTabBarHeight ?? metrics.tabBarHeight
    height = metrics.topTabBarHeight ?? metrics.tabItemHeight
    (top, inset) = (metrics.tabItemTop, metrics.tabItemInset)
    platterInset = metrics.tabPlatterInset
    (excess, growth) = (metrics.tabItemExcess, metrics.tabItemGrowth)
  }

  /// Returns the frame of an item in the coordinates of the bar, from the leading edge.
  ///
  /// - Parameters:
  ///   - place: The index of the item.
  ///   - count: The number of items.
  ///   - width: The width of the bar, in points.
  /// - Returns: The frame in points.
  package func frame(at place: Int, of count: Int, width: CGFloat) -> CGRect {
    guard let platterInset else {
      let share = width / CGFloat(max(1, count))
      let x = CGFloat(place) * share + inset
      return CGRect(x: x, y: top, width: max(0, share - 2 * inset), height: height)
    }
    let shares = max(count, Self.fewestShares)
    let space = max(0, width - 2 * platterInset)
    let item = space / CGFloat(shares) + excess + growth * CGFloat(shares - Self.fewestShares)
    let pitch = (space - item) / CGFloat(shares - 1)
    let start = (width - item - pitch * CGFloat(count - 1)) / 2
    return CGRect(x: start + CGFloat(place) * pitch, y: top, width: item, height: height)
  }
}
