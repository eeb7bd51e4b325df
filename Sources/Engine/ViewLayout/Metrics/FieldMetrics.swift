import Foundation

/// The lengths of text fields, in points.
///
/// *Source: recorded (iamcgn/swiftui-web, `iOS.md` and `TextField.md`): iOS 26.0 and macOS 26.2;
/// the ideal width and the height with a border on macOS 26.6.*
struct FieldMetrics: MetricsFamily {
  @Length("Insets of the text in a field with a border", of: "TextField")
  var insets = EdgeInsets(7, on: .all)
  @Length(
    "Minimum height of a field with a border; none for that of its text and insets",
    of: "TextField"
  )
  var minimumHeight: CGFloat? = nil
  @Length("Minimum height of a field without a border in a list row", of: "TextField")
  var minimumRowHeight: CGFloat = 0
  @Length("Whether a field without a style has a border", of: "TextField")
  var hasBorder = false
  @Length("Whether a line is as high as the line distance of its font", of: "TextField")
  var includesLeading = false
  @Length("Ideal width of a field; none for that of its text", of: "TextField")
  var idealWidth: CGFloat? = ControlMetrics.idealWidth
  @Length("Additional ideal width after the text", of: "TextField")
  var trailingSpace: CGFloat = 0

  static func metrics(of system: MetricsSystem) -> FieldMetrics {
    switch system {
    case .test: FieldMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      FieldMetrics {
        $0.$insets.record(EdgeInsets(top: 4, leading: 7.5, bottom: 4, trailing: 7.5))
        // Recorded for lines of 26, and for a `UITextField` with a line of 22.
        $0.$minimumHeight.derive(34)
        // A row with a field is 52 high at `medium` and at `large`.
        $0.$minimumRowHeight.derive(22)
        $0.$hasBorder.record(false)
        $0.$includesLeading.derive(true)
      }
    case .macOS26, .macOS26v6:
      FieldMetrics {
        $0.$insets.record(EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
        $0.$minimumHeight.record(nil)
        $0.$hasBorder.record(true)
        $0.$includesLeading.record(false)
        $0.$idealWidth.record(nil)
        $0.$trailingSpace.record(4)
      }
    }
  }

  mutating func adapt(to release: MetricsSystem) {
    guard release == .macOS26v6 else { return }
    // A rounded field with a line of 16 is 21 high.
    $insets.derive(EdgeInsets(top: 2.5, leading: 6, bottom: 2.5, trailing: 6), on: release)
  }
}
