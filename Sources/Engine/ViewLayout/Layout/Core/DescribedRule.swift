import Foundation
internal import LayoutTree

/// The part of a layout rule that describes its nodes, for reports, pictures, checks and reasons.
///
/// Layout does not depend on it. All requirements have defaults: a node is not listed, draws only
/// its outline, and has no reasons of its own.
///
/// The description of `Doubled`, the example of `WrapperRule`:
///
/// ```swift
/// extension Doubled {
///   var name: String? { "doubled" }
///
///   func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
///     LayoutReason("R-PROP-1", "its corner is that of \(node.descriptiveName)")
///   }
/// }
/// ```
protocol DescribedRule {
  /// The name of the rule's view or modifier; `nil` for a node that reports never list.
  var name: String? { get }
  /// The string of a text, or an image's name; `nil` for nodes without a label.
  var label: String? { get }
  /// Returns the lines that a placed text shows; `nil` for other rules.
  func textLines(in node: LayoutNode) -> [String]?
  /// Returns the traits of a placed node, without the effects of its ancestors.
  func traits(of node: LayoutNode) -> NodeTraits
  /// R-CTRL-23: returns the decoration that encloses the children of a placed node; `nil` if there
  /// is none.
  func enclosure(of node: LayoutNode) -> Decoration?
  /// R-CTRL-23: returns the decorations of a placed node behind its children, in drawing order.
  func decorations(of node: LayoutNode) -> [Decoration]

  /// Returns the picture of a placed node, without its descendants.
  func drawing(of node: LayoutNode) -> DrawingContent
  /// Whether the last child is drawn first, behind its siblings.
  var isDrawnBackwards: Bool { get }
  /// Whether a picture clips the descendants to the node's frame.
  var clipsDrawing: Bool { get }

  /// Returns the reason for a node's size for a proposal: the name of the rule in the documentation
  /// and its numbers.
  ///
  /// - Parameters:
  ///   - line: The trace of the proposal.
  ///   - tracer: The trace of the layout.
  /// - Returns: The reason.
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason
  /// Returns the reason for a child's position in the node; the node must be placed.
  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason
  /// Returns the gap before a child of a placed node; `nil` if there is none.
  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap?
}

extension DescribedRule {
  var name: String? { nil }
  var label: String? { nil }
  func textLines(in node: LayoutNode) -> [String]? { nil }
  func traits(of node: LayoutNode) -> NodeTraits { NodeTraits() }
  func enclosure(of node: LayoutNode) -> Decoration? { nil }
  func decorations(of node: LayoutNode) -> [Decoration] { [] }
}

extension DescribedRule {
  func drawing(of node: LayoutNode) -> DrawingContent { .outline }
  var isDrawnBackwards: Bool { false }
  var clipsDrawing: Bool { false }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    LayoutReason("R-PROP-1", "it chooses \(LengthText.text(line.answer)) itself")
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    .atTopLeadingCorner(of: node)
  }

  func gap(before child: LayoutNode, in node: LayoutNode) -> ExplainedGap? { nil }
}

extension LayoutNode {
  /// The name of the rule's view; `nil` for a node that reports never list.
  var name: String? { ruleValue.name }

  /// The string of a text, or an image's name; `nil` for nodes without a label.
  var label: String? { ruleValue.label }

  /// The name of the node in reports; `nil` for a node that they do not list.
  var listedName: String? { attachments.contains { $0 is UnlistedAttachment } ? nil : name }
}

/// A part of a view's appearance that is no view itself, such as the card of a list's section.
///
/// Its frame is in the coordinates of the node that it belongs to, from left to right, in points.
struct Decoration: Equatable {
  /// The name of the decoration in reports, which only blocks that contain it compare.
  var name: String
  var frame: CGRect
}

extension NodeTraits {
  /// Makes default traits with a kind of drawing; `nil` for nodes that draw nothing.
  init(_ paint: Paint?) {
    self.init()
    self.paint = paint
  }

  /// The traits of bars and presentations, which content passes under.
  static var laidOver: NodeTraits {
    var traits = NodeTraits()
    traits.isLaidOver = true
    return traits
  }

  /// Returns the traits of a node whose children overlap, unless its name already implies it.
  static func overlapping(unless isKnown: Bool) -> NodeTraits {
    var traits = NodeTraits()
    traits.stacking = isKnown ? nil : .pile
    return traits
  }
}
