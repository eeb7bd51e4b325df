import Foundation
internal import LayoutTree

/// The layout rule of a control: one node with the control's name around its parts (R-CTRL).
///
/// Size and guides are those of its content; `Docs/Reference/Controls.md` lists the lengths.
struct Control: WrapperRule {
  /// The effect of a control on checks.
  enum Kind {
    /// It arranges other views, as a form does; checks see only these.
    case container
    /// It shows a value and receives no taps, such as a gauge.
    case indicator
    /// It receives taps, and its height follows from its content.
    case target
    /// It receives taps, and the system alone determines its height.
    case targetOfSystemHeight
  }

  /// The name of the control in reports.
  var name: String?
  var kind = Kind.container
  /// The text of the control in reports.
  var label: String?
  /// The preferred spacing to a neighbor above or below, in points; `nil` for the standard spacing.
  var verticalSpacing: CGFloat?
  /// Whether the preferred spacing also applies to a text above or below (R-CTRL-8).
  var hasSpacingToText = false

  /// Compares only the spacing, since the name, the kind and the label do not affect the layout.
  static func == (left: Control, right: Control) -> Bool {
    left.verticalSpacing == right.verticalSpacing
      && left.hasSpacingToText == right.hasSpacingToText
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard let verticalSpacing else { return .standard }
    return ViewSpacing { edge in
      guard edge == .top || edge == .bottom else { return .standard(at: edge) }
      var spacing = hasSpacingToText ? EdgeSpacing() : .standard(at: edge)
      spacing.any = verticalSpacing
      return spacing
    }
  }

  /// R-PRIO-2: returns 0, because a control does not pass on the priority of its content.
  func priority(_ children: some LayoutChildren) -> Double { 0 }

  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits(kind == .container ? nil : .control)
    if kind == .target || kind == .targetOfSystemHeight {
      traits.target = node.size
      traits.hasSystemHeight = kind == .targetOfSystemHeight
    }
    return traits
  }
}

/// A part of a control with fixed or proposed lengths (R-CTRL).
struct ControlPartRule: LeafRule {
  var appearance: LeafAppearance
  /// The width in points; `nil` to fill the proposed width, which is 100 points if unspecified.
  var width: CGFloat?
  /// The height in points; `nil` to fill the proposed height.
  var height: CGFloat?
  /// The titles of those of its lengths that are not recorded on the system.
  var unrecordedLengths: [String] = []

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { self[axis] ?? proposal[axis] ?? ControlMetrics.idealWidth }

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits(.control)
    traits.unrecordedLengths = unrecordedLengths
    return traits
  }
}

extension ControlPartRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-CTRL") { axis in
      let length = LengthText.text(answer[axis])
      if self[axis] != nil { return "always \(length) in the reference style" }
      return proposal[axis] == nil
        ? "the proposal is nil, so the reference style's \(length)"
        : "all of the proposed \(length)"
    }
  }
}
