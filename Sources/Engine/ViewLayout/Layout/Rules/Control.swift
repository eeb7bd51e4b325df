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

  // mutants(body, dropped, equality): a control's distance is a matter of its type, and a node's
  //   controls are of one type
  /// Compares only the spacing, since the name and the text do not affect the layout.
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

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { self[axis] ?? proposal[axis] ?? ControlMetrics.idealWidth }

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

/// The lengths of all controls in this engine's reference style, in points.
///
/// They are not Apple's, who publishes none. `Docs/Reference/Controls.md` lists them.
enum ControlMetrics {
  /// The ideal width of a part that fills the proposed width.
  static let idealWidth: CGFloat = 100
  /// The spacing between the parts of a control.
  static let gap: CGFloat = 8

  /// The size of a toggle's switch.
  static let switchSize = CGSize(width: 51, height: 31)
  /// The spacing between two controls, one above the other (as recorded for toggles).
  static let toggleSpacing: CGFloat = 6

  /// The size of an indeterminate progress view.
  static let spinnerSize = CGSize(width: 20, height: 20)
  /// The height of a progress view's bar.
  static let barHeight: CGFloat = 4
  /// The spacing between a bar and its labels.
  static let barGap: CGFloat = 4

  /// The insets of a bordered button's label.
  static let buttonInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  /// The height of a slider.
  static let sliderHeight: CGFloat = 28
  /// The size of a stepper's two buttons.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The size of the indicator after a menu's label.
  static let menuMarkSize = CGSize(width: 12, height: 12)
  /// The height of a segmented picker.
  static let segmentHeight: CGFloat = 32
  /// The size of the indicator after a disclosure group's label.
  static let disclosureMarkSize = CGSize(width: 12, height: 12)

  /// The height of a wheel picker.
  static let wheelHeight: CGFloat = 216
  /// The height of a graphical date picker's month.
  static let monthHeight: CGFloat = 320
  /// The size of a circular gauge.
  static let ringSize = CGSize(width: 58, height: 58)
  /// The size of a date picker's field for the date.
  static let dateFieldSize = CGSize(width: 120, height: 34)
  /// The size of a date picker's field for the time.
  static let timeFieldSize = CGSize(width: 80, height: 34)
  /// The size of a color picker's field.
  static let colorFieldSize = CGSize(width: 28, height: 28)

  /// The inset of the text in a bordered text field.
  static let fieldInset: CGFloat = 7
  /// The inset of a group box's content.
  static let groupBoxInset: CGFloat = 16

  /// The insets of a list row's content.
  static let rowInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The minimum height of a list's row.
  static let rowHeight: CGFloat = 44
  /// The minimum height of a section's header or footer in a list.
  static let headerHeight: CGFloat = 28
}
