import Foundation

/// The layout rule of the actions of an alert: two buttons side by side if they fit, otherwise all
/// below each other (R-BAR-11).
struct AlertActionsRule: LayoutRule {
  /// The gap between buttons, in points.
  var gap: CGFloat
  /// Whether all buttons are below each other, as in a dialog.
  var isStacked: Bool

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    guard axis == .vertical else {
      return proposal.width ?? children.map { $0.measure(.horizontal, for: proposal) }.max() ?? 0
    }
    let rows = rows(of: children, width: proposal.width)
    let heights = rows.map { row in
      let width = width(of: row, in: proposal.width)
      return row.map { $0.measure(.vertical, for: ProposedViewSize(width: width, height: nil)) }
        .max() ?? 0
    }
    return heights.reduce(0, +) + CGFloat(max(0, rows.count - 1)) * gap
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    var y: CGFloat = 0
    for row in rows(of: children, width: size.width) {
      let proposal = ProposedViewSize(width: width(of: row, in: size.width), height: nil)
      let width = proposal.width ?? 0
      for (place, child) in row.enumerated() {
        child.place(at: CGPoint(x: CGFloat(place) * (width + gap), y: y), proposal: proposal)
      }
      y += (row.map { $0.measure(.vertical, for: proposal) }.max() ?? 0) + gap
    }
  }

  /// Returns the actions by rows: a button that cancels is first in a row of two, and otherwise
  /// last.
  private func rows<Children: LayoutChildren>(
    of children: Children,
    width: CGFloat?
  ) -> [[Children.Element]] {
    let cancel = children.filter { $0.node.alertSlot == .cancel }
    let others = children.filter { $0.node.alertSlot != .cancel }
    guard !isStacked, children.count == 2, children.allSatisfy({ $0.node.alertSlot != nil }),
      children.allSatisfy({ fits($0, in: width) })
    else { return (others + cancel).map { [$0] } }
    return [cancel + others]
  }

  /// Returns whether a button's ideal width fits into half of a width without the gap; `true` for
  /// `nil`.
  private func fits(_ child: some LayoutChild, in width: CGFloat?) -> Bool {
    guard let width else { return true }
    return child.measure(.horizontal, for: .unspecified) <= (width - gap) / 2
  }

  private func width(of row: [some LayoutChild], in width: CGFloat?) -> CGFloat? {
    width.map { ($0 - CGFloat(row.count - 1) * gap) / CGFloat(row.count) }
  }
}

/// The kind of an action in an alert.
enum AlertSlot: LayoutValueKey {
  /// The role of a button: cancel, or any other.
  enum Role: Hashable, Sendable {
    case cancel, action
  }

  static let key = ObjectIdentifier(AlertSlot.self)
  static var defaultValue: Role? { nil }
}

extension LayoutNode {
  /// The kind of a button in an alert, which its label states; `nil` for other views.
  final fileprivate var alertSlot: AlertSlot.Role? {
    var node = self
    while true {
      if let role = node.layoutValue(of: AlertSlot.key) as? AlertSlot.Role { return role }
      guard node.children.count == 1 else { return nil }
      node = node.children[0]
    }
  }
}
