import Foundation

/// The layout rule of a control: one node with the control's name around its parts (R-CTRL).
///
/// Size and guides are those of its content; `Docs/Reference/Controls.md` lists the lengths.
struct Control: WrapperRule {
  /// The name of the control in reports.
  var viewName: String
  /// The text of the control in reports.
  var text: String?
  /// The preferred spacing to a neighbor above or below, in points; `nil` for the standard spacing.
  var verticalSpacing: CGFloat?
  /// Whether the preferred spacing also applies to a text above or below (R-CTRL-8).
  var hasSpacingToText = false

  // mutants(body, dropped, equality): a control's distance is a matter of its type, and a node's
  //   controls are of one type
  /// Compares only the spacing, since the name and the text do not affect the layout.
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

  /// R-PRIO-2: a control does not pass on the priority of its content.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

/// A part of a control with fixed or proposed lengths (R-CTRL).
struct ControlPartRule: LeafRule {
  var look: LeafAppearance
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
}
