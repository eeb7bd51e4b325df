import Foundation

/// A control (R-CTRL): one node of the control's name around what it is made of.
///
/// Size and guides are those of what is inside, whose lengths `Docs/Controls.md` lists.
struct Control: WrapperRule {
  /// The name that reports use, which the control gives.
  var viewName: String
  /// The words that the control shows, for reports.
  var text: String?
  /// The distance that it prefers to a neighbour above or below, in points; `nil` for no
  /// preference of its own.
  var verticalSpacing: CGFloat?

  /// Its words change no layout.
  static func == (left: Control, right: Control) -> Bool {
    left.verticalSpacing == right.verticalSpacing
  }

  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard let verticalSpacing else { return .standard }
    return ViewSpacing { edge in
      var spacing = EdgeSpacing.standard(at: edge)
      if edge == .top || edge == .bottom { spacing.any = verticalSpacing }
      return spacing
    }
  }

  /// R-PRIO-2: a container hides the priority of what is inside.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}
