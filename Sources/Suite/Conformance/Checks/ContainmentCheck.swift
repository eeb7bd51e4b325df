internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// Checks that every node lies within its nearest named ancestor.
struct ContainmentCheck: LayoutCheck {
  /// The rounding error that is accepted, in points.
  fileprivate static let tolerance: CGFloat = 0.01

  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    nodes.all.compactMap { node in
      guard !node.name.isEmpty, let outer = nodes.nameAround(node), !node.liesOver(outer.node),
        !outer.node.letsGo, !node.isPart(of: outer.node), !nodes.isIcon(node, of: outer.node)
      else { return nil }
      let points = node.alignmentRect.exceeds(
        outer.node.frame,
        horizontally: !outer.scrolls.contains(.horizontal),
        vertically: !outer.scrolls.contains(.vertical)
      )
      guard points > Self.tolerance, !nodes.isExempt(node, in: outer.node) else { return nil }
      return nodes.finding(.containment, node.index, other: outer.node.index, points: points)
    }
  }
}

extension CheckedNode {
  /// Returns whether the node is hidden, or drawn over others on purpose, such as a badge of a
  /// collection view.
  fileprivate func liesOver(_ outer: CheckedNode) -> Bool {
    traits.isHidden || traits.isLaidOver || outer.name == "content" && traits.zIndex != 0
  }

  /// Returns whether the node is a part of a control, or the value of a picker.
  ///
  /// The height of a toggle in a row of a list is that of its label, and less than that of the
  /// switch.
  fileprivate func isPart(of outer: CheckedNode) -> Bool {
    outer.name == "Picker" || traits.paint == .control && outer.traits.paint == .control
  }

  /// Whether descendants of the node may lie outside of it on purpose.
  fileprivate var letsGo: Bool { isMovedAside || name == "ignoresSafeArea" }
}

extension CheckedNodes {
  /// Returns the nearest ancestor with a name, and the axes along which it or a node in between
  /// scrolls.
  ///
  /// The result is `nil` if no ancestor has a name.
  fileprivate func nameAround(
    _ node: CheckedNode
  ) -> (node: CheckedNode, scrolls: NodeTraits.Axes)? {
    var scrolls: NodeTraits.Axes = []
    for outer in around(node.index) {
      scrolls.formUnion(outer.traits.scrolls)
      if !outer.name.isEmpty { return (outer, scrolls) }
    }
    return nil
  }

  /// Returns whether a node is in the icon of a label, which is centered in a narrow column in a
  /// row of a list.
  fileprivate func isIcon(_ node: CheckedNode, of label: CheckedNode) -> Bool {
    guard label.name == "Label" else { return false }
    if node.traits.paint == .image { return true }
    var parts = label.children
    while parts.count == 1 { parts = all[parts[0]].children }
    guard let icon = parts.first else { return false }
    return icon == node.index || around(node.index).contains { $0.index == icon }
  }

  /// Returns whether a node may extend beyond another one: as a decoration or a badge, or as an
  /// image that an ancestor clips.
  fileprivate func isExempt(_ node: CheckedNode, in outer: CheckedNode) -> Bool {
    if outer.isSecondaryContainer, outer.children.first != node.index, outer.index == node.parent {
      return isPlain(node.index) || isBadge(node, on: outer)
    }
    guard isOverflowingPicture(node) else { return false }
    if isHiddenOutside(outer, node) { return true }
    return around(node.index).contains { $0.traits.clips == .both && $0.traits.scrolls.isEmpty }
  }

  /// Returns whether a node extends beyond another one only where the window or a clip hides it.
  ///
  /// An image does so that fills the screen behind its content.
  private func isHiddenOutside(_ outer: CheckedNode, _ node: CheckedNode) -> Bool {
    guard !node.visibility.isScrolled, let shown = node.shownFrame else { return false }
    return shown.exceeds(outer.frame) <= ContainmentCheck.tolerance
  }

  /// Returns whether a node extends beyond its base only along axes on which it is no longer than
  /// the base.
  private func isBadge(_ node: CheckedNode, on outer: CheckedNode) -> Bool {
    let (frame, room) = (node.frame, outer.frame)
    return (frame.exceeds(room, vertically: false) == 0 || frame.width <= room.width)
      && (frame.exceeds(room, horizontally: false) == 0 || frame.height <= room.height)
  }
}
