import Foundation

/// A control (R-CTRL): one node of the control's name around what it is made of.
///
/// Size and guides are those of what is inside, whose lengths `Docs/Controls.md` lists.
final class ControlNode: UnaryNode {
  /// The name that reports use, which the control gives.
  var viewName = ""
  /// What the control shows, for reports.
  var text: String?
  /// The distance that it prefers to a neighbour above or below, in points; `nil` for no
  /// preference of its own.
  var verticalSpacing: CGFloat? { didSet { didSet(oldValue, verticalSpacing) } }

  override var name: String? { viewName }

  override var label: String? { text }

  override func passesProposals(along axis: Axis) -> Bool { true }

  override func computeSpacing() -> ViewSpacing {
    guard let verticalSpacing else { return .standard }
    return ViewSpacing { edge in
      var spacing = EdgeSpacing.standard(at: edge)
      if edge == .top || edge == .bottom { spacing.any = verticalSpacing }
      return spacing
    }
  }

  /// R-PRIO-2: a container hides the priority of what is inside.
  override func computePriority() -> Double { 0 }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason(
      "R-CTRL",
      "its parts in this engine's reference style take \(LengthText.text(answer))"
    )
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason("R-CTRL", "the reference style of \(spokenName) puts it there")
  }
}
