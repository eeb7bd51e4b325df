import Foundation

/// The lengths of labels, labeled rows, boxes and other groups, in points.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `iOS.md`, macOS 26.2 `label/basic`,
/// `colorpicker/basic`, `groupbox/basic`, `disclosure/basic` and `unavailable`.*
struct GroupMetrics: MetricsFamily {
  @Length("Gap between the icon and the title of a label", of: "Label")
  var labelGap: CGFloat = 8
  @Length(
    "Whether an icon is centered at half the height of a capital letter of the title",
    of: "Label"
  )
  var centersIcon = false
  @Length("Width of the icon of a label in a list row; none for that of the icon", of: "Label")
  var rowIconWidth: CGFloat? = nil
  @Length("Gap between icon and title in a list row", of: "Label")
  var rowLabelGap: CGFloat = 8

  @Length("Gap between a label and its control", of: "LabeledContent")
  var gap: CGFloat = 8
  @Length("Whether a control with a label fills the proposed width", of: "LabeledContent")
  var fillsWidth = true
  @Length("Whether labeled content is aligned at the first baseline", of: "LabeledContent")
  var alignsBaselines = true

  @Length("Insets of a group box's content", of: "GroupBox")
  var boxInset: CGFloat = 16
  @Length(
    "Gap between a group box and its label; none if the label is inside the box",
    of: "GroupBox"
  )
  var boxLabelGap: CGFloat? = nil
  @Length("Leading inset of a group box's label", of: "GroupBox")
  var boxLabelInset: CGFloat = 0

  @Length("Indicator of a disclosure group", of: "DisclosureGroup")
  var disclosureMarkSize = CGSize(width: 12, height: 12)
  @Length(
    "Leading inset of a disclosure group's label; none with the indicator at the end",
    of: "DisclosureGroup"
  )
  var disclosureInset: CGFloat? = nil
  @Length("Space above and below a disclosure group's label", of: "DisclosureGroup")
  var disclosurePadding: CGFloat = 0
  @Length("Gap between a disclosure group's label and its content", of: "DisclosureGroup")
  var disclosureGap: CGFloat = 8

  @Length("Gap between the parts of a content-unavailable view", of: "ContentUnavailableView")
  var unavailableGap: CGFloat = 8
  @Length("Space above the parts; none to center them", of: "ContentUnavailableView")
  var unavailableTop: CGFloat? = nil

  @Length("Thickness of a divider; none for one pixel", of: "Divider")
  var dividerThickness: CGFloat? = 1

  static func metrics(of system: MetricsSystem) -> GroupMetrics {
    switch system {
    case .test: GroupMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      GroupMetrics {
        $0.$labelGap.record(8)
        $0.$centersIcon.derive(true)
        $0.$rowIconWidth.record(24)
        $0.$rowLabelGap.record(16)
        $0.$fillsWidth.record(true)
        $0.$dividerThickness.record(nil)
      }
    case .macOS26, .macOS26v6:
      GroupMetrics {
        $0.$labelGap.record(8)
        $0.$centersIcon.record(true)
        $0.$gap.record(8)
        $0.$fillsWidth.record(false)
        $0.$alignsBaselines.record(false)
        $0.$boxInset.record(5)
        $0.$boxLabelGap.record(3)
        $0.$boxLabelInset.record(10)
        $0.$disclosureInset.record(11.5)
        $0.$disclosurePadding.record(4)
        $0.$disclosureGap.record(0)
        $0.$unavailableGap.record(12)
        $0.$unavailableTop.record(20)
        $0.$dividerThickness.record(1)
      }
    }
  }
}
