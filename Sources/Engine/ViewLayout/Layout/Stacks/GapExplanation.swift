internal import Foundation
internal import LayoutTree

/// Explains the gap between two neighbors in an `HStack` or a `VStack`.
struct GapExplanation {
  let before: LayoutNode
  let after: LayoutNode
  let axis: Axis
  /// The explicit spacing of the container, in points; `nil` if it uses the children's preferred
  /// spacing.
  let spacing: CGFloat?

  /// Returns the gap with its reason, given its length in points.
  func gap(of length: CGFloat) -> ExplainedGap {
    let (rule, sentence) = reason(of: length)
    return ExplainedGap(
      length: length,
      neighbor: before.descriptiveName,
      rule: rule,
      sentence: sentence
    )
  }

  private func reason(of length: CGFloat) -> (rule: String, sentence: String) {
    if let spacing { return ("R-SP-5", "the spacing of the stack is \(LengthText.text(spacing))") }
    let edges = [
      SpacedEdge(of: before, at: .end(of: axis)), SpacedEdge(of: after, at: .start(of: axis)),
    ]
    let names = edges.map(\.descriptiveName)
    let both = "\(names[0]) \(axis == .vertical ? "above" : "before") \(names[1])"
    let texts = edges.filter(\.isText).count
    if texts > 0 {
      let leading = edges.compactMap(\.textLeading).max() ?? 0
      guard texts == 2 else { return ("R-SP-4", both) }
      return (
        "R-SP-4",
        length <= leading
          ? "\(both): only the leading between lines"
          : "\(both), beside which there is a view without text"
      )
    }
    if edges.contains(where: \.hidesText) {
      return ("R-SP-8", "\(both): only the text itself has a preferred spacing")
    }
    if let edge = edges.first(where: { $0.preference == 0 }) {
      return (
        edge.isEmpty ? "R-PROP-8" : "R-SP-9", "\(edge.descriptiveName) has a preferred spacing of 0"
      )
    }
    return edges.contains { $0.preference != nil }
      ? ("R-SP-2", "\(both): the larger of both preferred spacings")
      : ("R-SP-2", "the default spacing, as neither has a preferred one")
  }
}

/// An edge of a node, with its preferred spacing.
private struct SpacedEdge {
  let node: LayoutNode
  let edge: Edge
  private let spacing: EdgeSpacing

  init(of node: LayoutNode, at edge: Edge) {
    self.node = node
    self.edge = edge
    spacing = node.preferredSpacing[edge]
  }
}

extension SpacedEdge {
  /// Whether the edge belongs to a text, either the node itself or a descendant.
  var isText: Bool { textLeading != nil }

  /// The preferred distance from one text to another, in points; `nil` without a text.
  var textLeading: CGFloat? { spacing.textLeading }

  /// The preferred distance to any neighbor, in points; `nil` for the default.
  var preference: CGFloat? { spacing.any }

  /// Whether the node is empty, so that it has no spacing.
  var isEmpty: Bool { node.children.isEmpty && !(node.ruleValue is SpacerRule) }

  /// Whether the node wraps a text, but its own edge does not have the text's spacing, as with a
  /// frame.
  var hidesText: Bool {
    guard !isText, edge == .top || edge == .bottom else { return false }
    var inner = node
    while inner.children.count == 1 {
      inner = inner.children[0]
      if inner.preferredSpacing[edge].textLeading != nil { return true }
    }
    return false
  }

  /// A description of the edge: `a text of size 16`, `a plain view`, `a frame around a text`, or
  /// the node's name.
  var descriptiveName: String {
    if isText { return "a text of size \(LengthText.text(fontSize))" }
    if hidesText { return "a \(node.listedName ?? "view") around a text" }
    guard preference != nil else { return "a plain view" }
    return isEmpty && node.listedName == nil ? "an empty view" : node.descriptiveName
  }

  /// The font size of the text at the edge, in points; the largest one if there are several texts.
  private var fontSize: CGFloat {
    // If other views are beside the text, no text alone has the spacing of the edge.
    var (sizes, others): ([CGFloat], [CGFloat]) = ([], [])
    var waiting = [node]
    while let next = waiting.popLast() {
      let own = next.preferredSpacing[edge]
      guard own.textLeading != nil else { continue }
      if let text = next.ruleValue as? TextRule {
        others.append(text.typesetter.font.size)
        if own == spacing { sizes.append(text.typesetter.font.size) }
      }
      waiting += next.children
    }
    return sizes.max() ?? others.max() ?? .nan
  }
}
