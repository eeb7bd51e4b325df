import Foundation

/// A control (R-CTRL): one node of the control's name around its parts.
///
/// Size and guides are those of its content; `Docs/Reference/Controls.md` lists the lengths.
struct Control: WrapperRule {
  /// The name of the control in reports.
  var viewName: String
  /// The text of the control, for reports.
  var text: String?
  /// The preferred spacing to a neighbor above or below, in points; `nil` for the standard one.
  var verticalSpacing: CGFloat?

  /// The text does not affect the layout.
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

  /// R-PRIO-2: a container hides the priority of its content.
  func priority(_ children: some LayoutChildren) -> Double { 0 }
}

/// A part of a control with fixed or proposed lengths (R-CTRL).
struct ControlPartRule: LeafRule {
  var look: LeafAppearance
  /// The width in points; `nil` for the proposed width, or 100 points for `nil`.
  var width: CGFloat?
  /// The height in points; `nil` for the proposed height.
  var height: CGFloat?

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { self[axis] ?? proposal[axis] ?? ControlMetrics.idealWidth }

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

/// The lengths of this engine's reference style, in points: every control's numbers.
///
/// They are not Apple's, who publishes none. `Docs/Reference/Controls.md` lists them.
enum ControlMetrics {
  /// The ideal width of a part that fills the proposed width.
  static let idealWidth: CGFloat = 100
  /// The gap between the parts of a control.
  static let gap: CGFloat = 8

  /// A toggle's switch.
  static let switchSize = CGSize(width: 51, height: 31)
  /// Between two controls, one above the other (as recorded of toggles).
  static let toggleSpacing: CGFloat = 6

  /// The wheel of a progress that has no value.
  static let spinnerSize = CGSize(width: 20, height: 20)
  /// The bar of a progress that has one.
  static let barHeight: CGFloat = 4
  /// Between a bar and its labels.
  static let barGap: CGFloat = 4

  /// Around the label of a button with a border.
  static let buttonInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  /// A slider's track with its thumb.
  static let sliderHeight: CGFloat = 28
  /// A stepper's two buttons.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The mark at the end of a menu's label.
  static let menuMarkSize = CGSize(width: 12, height: 12)
  /// The options of a segmented picker.
  static let segmentHeight: CGFloat = 32
  /// The mark at the end of a disclosure group's label.
  static let disclosureMarkSize = CGSize(width: 12, height: 12)

  /// The wheel of a picker.
  static let wheelHeight: CGFloat = 216
  /// The month of a picker of dates.
  static let monthHeight: CGFloat = 320
  /// A round gauge.
  static let ringSize = CGSize(width: 58, height: 58)
  /// The field of a date in a picker of dates.
  static let dateFieldSize = CGSize(width: 120, height: 34)
  /// The field of a time in a picker of dates.
  static let timeFieldSize = CGSize(width: 80, height: 34)
  /// The field of a color picker.
  static let colorFieldSize = CGSize(width: 28, height: 28)

  /// Around the text of a field with a border.
  static let fieldInset: CGFloat = 7
  /// Around the content of a group box.
  static let groupBoxInset: CGFloat = 16

  /// Around the content of a list's row.
  static let rowInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The minimum height of a list's row.
  static let rowHeight: CGFloat = 44
  /// The minimum height of a section's header or footer in a list.
  static let headerHeight: CGFloat = 28
}
