import Foundation

/// The lengths of text fields, in points.
///
/// *Source: recorded (iamcgn/swiftui-web, `iOS.md` and `TextField.md`): iOS 26.0 and macOS 26.2;
/// the ideal width on macOS 26.6.*
struct FieldMetrics: MetricsFamily {
  @Length("Insets of the text in a field with a border")
  var insets = EdgeInsets(7, on: .all)
  @Length("Whether a field without a style has a border")
  var hasBorder = false
  @Length("Whether a line is as high as the line distance of its font")
  var includesLeading = false
  @Length("Ideal width of a field; none for that of its text")
  var idealWidth: CGFloat? = ControlMetrics.idealWidth
  @Length("Additional ideal width after the text")
  var trailingSpace: CGFloat = 0

  static func metrics(of system: MetricsSystem) -> FieldMetrics {
    switch system {
    case .test: FieldMetrics()
    case .iOS26:
      FieldMetrics {
        $0.$insets.record(EdgeInsets(top: 4, leading: 7.5, bottom: 4, trailing: 7.5))
        $0.$hasBorder.record(false)
        $0.$includesLeading.derive(true)
      }
    case .macOS26:
      FieldMetrics {
        $0.$insets.record(EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))
        $0.$hasBorder.record(true)
        $0.$includesLeading.record(false)
        $0.$idealWidth.record(nil)
        $0.$trailingSpace.record(4)
      }
    }
  }
}
