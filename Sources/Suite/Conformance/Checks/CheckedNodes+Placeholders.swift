internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// The placeholders of a layout, whose sizes are not those of the missing views.
extension CheckedNodes {
  /// Returns the name of the first placeholder that may change the size of a node.
  ///
  /// - Parameter index: The index of a node.
  /// - Returns: The name of the missing view; `nil` if the size depends on no placeholder.
  /// - Complexity: O(*n*) for *n* placeholders, times the depth of the tree.
  func placeholder(affecting index: Int) -> String? {
    placeholders.first { affects(index, $0) }.map { all[$0].node.label ?? "" }
  }

  /// Returns whether a finding is about a placeholder itself.
  func isAboutPlaceholder(_ finding: CheckFinding) -> Bool {
    placeholders.contains { finding.nodeID == all[$0].node.id }
  }

  /// Returns whether a placeholder may change the size of a node.
  ///
  /// Content that scrolls has any length along its scroll axis. So a placeholder in the same
  /// content counts only if it is beside the node.
  private func affects(_ index: Int, _ placeholder: Int) -> Bool {
    let path = Set([placeholder] + around(placeholder).map(\.index))
    guard !path.contains(index) else { return true }
    guard let common = around(index).first(where: { path.contains($0.index) }) else { return true }
    let outer = [common] + Array(around(common.index))
    guard let scrolls = outer.map(\.traits.scrolls).first(where: { !$0.isEmpty }) else {
      return true
    }
    let (frame, other) = (all[index].frame, all[placeholder].frame)
    switch scrolls {
    case .vertical: return frame.minY < other.maxY && other.minY < frame.maxY
    case .horizontal: return frame.minX < other.maxX && other.minX < frame.maxX
    default: return true
    }
  }
}
