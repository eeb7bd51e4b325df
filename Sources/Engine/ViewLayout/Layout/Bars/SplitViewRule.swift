import Foundation
internal import LayoutTree

/// The layout rule of a split view: columns side by side, of which the sidebar may float (R-BAR-9).
struct SplitViewRule: LayoutRule {
  /// Whether the first column is a sidebar.
  var hasSidebar: Bool
  /// The distance of the sidebar from the edges, in points.
  var inset: CGFloat
  /// The width of a sidebar without a stated width, in points.
  var sidebarWidth: CGFloat
  /// The width of another column before the last one without a stated width, in points.
  var contentWidth: CGFloat
  /// The space after each column before the last one, in points.
  var gap: CGFloat

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    if let length = proposal[axis] { return length }
    let lengths = children.map { $0.measure(axis, for: .unspecified) }
    guard axis == .horizontal else { return lengths.max() ?? 0 }
    let before = children.indices.dropLast().map { width(of: children[$0], at: $0) }
    return (hasSidebar ? inset : 0) + before.reduce(0, +) + (lengths.last ?? 0)
  }

  func isCoupled(_ children: some LayoutChildren) -> Bool { false }

  /// Returns the width of a column before the last one: the width that its content states, or the
  /// default of its kind.
  private func width(of column: some LayoutChild, at place: Int) -> CGFloat {
    column.node.layoutValue(of: ColumnWidth.key) as? CGFloat
      ?? (hasSidebar && place == 0 ? sidebarWidth : contentWidth)
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    var start: CGFloat = 0
    for (place, child) in children.enumerated() {
      let isSidebar = hasSidebar && place == 0
      let margin = isSidebar ? inset : 0
      let rest = max(0, size.width - start - margin)
      let isLast = place == children.count - 1
      let width = isLast ? rest : min(rest, width(of: child, at: place))
      child.place(
        at: CGPoint(x: start + margin, y: margin),
        proposal: ProposedViewSize(width: width, height: max(0, size.height - 2 * margin))
      )
      start += margin + width + (isSidebar ? 0 : gap)
    }
  }

  var name: String? { "NavigationSplitView" }
}

extension SplitViewRule {
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-BAR-9", "after the columns before it")
  }
}

/// The width of a column that a view in it states, in points.
enum ColumnWidth {
  static let key = ObjectIdentifier(ColumnWidth.self)
}
