internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// Checks that no text is truncated.
struct TruncationCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    nodes.all.filter(\.traits.isTruncated).map { finding(of: $0, in: nodes) }
  }

  /// Returns the texts that fit only within the error of an estimate, as findings.
  func doubts(in nodes: CheckedNodes) -> [CheckFinding] {
    nodes.all.filter { !$0.traits.isTruncated && $0.traits.neededWidth != nil }
      .map { finding(of: $0, in: nodes) }
  }

  private func finding(of node: CheckedNode, in nodes: CheckedNodes) -> CheckFinding {
    var finding = nodes.finding(.truncation, node.index)
    finding.neededWidth = node.traits.neededWidth?.inHundredths
    return finding
  }
}

/// Checks that no word of a text is broken inside.
struct WordCheck: LayoutCheck {
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    nodes.all.compactMap { node in
      node.traits.brokenWord.map { width in
        var finding = nodes.finding(.words, node.index)
        finding.neededWidth = width.inHundredths
        return finding
      }
    }
  }
}

/// Checks that the label of every button and tab has one line.
struct OneLineCheck: LayoutCheck {
  /// The names of buttons and tabs of SwiftUI and UIKit.
  private static let names: Set = [
    "Button", "EditButton", "Link", "Menu", "PasteButton", "ShareLink", "TabItem", "UIButton",
    "UISegmentedControl", "UITabBar",
  ]

  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    nodes.all.filter { node in
      (node.node.lines?.count ?? 1) > 1 && !node.traits.isHidden
        && (Self.names.contains(node.name)
          || nodes.around(node.index).contains { Self.names.contains($0.name) })
    }.map { nodes.finding(.oneLine, $0.index) }
  }
}

extension CheckFinding.NeededWidth {
  /// The width with lengths of hundredths of a point.
  fileprivate var inHundredths: CheckFinding.NeededWidth {
    let lengths = [needed, error, available].map { ($0 * 100).rounded() / 100 }
    return Self(needed: lengths[0], error: lengths[1], available: lengths[2])
  }
}

/// Checks that nothing drawn is clipped by an ancestor or the window.
struct ClippingCheck: LayoutCheck {
  /// The largest invisible part that is accepted, in points.
  private static let tolerance: CGFloat = 0.5

  func findings(in nodes: CheckedNodes, of scene: CheckedScene, minimum: Double) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    for root in nodes.roots { add(root, in: nodes, to: &findings) }
    return findings
  }

  /// Adds the findings of a node and its descendants.
  private func add(_ index: Int, in nodes: CheckedNodes, to findings: inout [CheckFinding]) {
    let node = nodes[index]
    if nodes.isOverflowingPicture(node) { return }
    let isOne = node.traits.paint == .control || node.children.isEmpty
    if isOne, let finding = finding(of: node, in: nodes) {
      findings.append(finding)
      return
    }
    for child in node.children { add(child, in: nodes, to: &findings) }
  }

  private func finding(of node: CheckedNode, in nodes: CheckedNodes) -> CheckFinding? {
    guard node.traits.paint != nil, !node.isDecoration, !node.frame.isEmpty else { return nil }
    let (frame, required) = (node.frame, node.visibility.required)
    let across = required.horizontal.excess(of: frame.minX...frame.maxX)
    let down = required.vertical.excess(of: frame.minY...frame.maxY)
    let worst = across.points >= down.points ? across : down
    guard worst.points > Self.tolerance else { return nil }
    // The clipped part cannot be longer than the node.
    let length = across.points >= down.points ? frame.width : frame.height
    return nodes.finding(
      .clipping,
      node.index,
      other: worst.node,
      points: min(worst.points, length)
    )
  }
}
