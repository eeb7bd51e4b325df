import Foundation

/// The lengths of progress views and gauges, in points.
///
/// *Source: recorded (iamcgn/swiftui-web, `progress/basic`): iOS 26.0 and macOS 26.2.*
struct ProgressMetrics: MetricsFamily {
  @Length("Circular progress view", of: "ProgressView")
  var spinnerSize = CGSize(width: 20, height: 20)
  @Length("Circular progress view in the control sizes mini and small", of: "ProgressView")
  var smallSpinnerSize = CGSize(width: 20, height: 20)
  @Length(
    "Gap between a circular progress view and its labels; none for the default spacing",
    of: "ProgressView"
  )
  var spinnerGap: CGFloat? = 8
  @Length("Height of a linear progress view", of: "ProgressView")
  var barHeight: CGFloat = 4
  @Length("Gap between a linear progress view and its labels", of: "ProgressView")
  var barGap: CGFloat = 4
  @Length("Font of the current value, if not that of the environment", of: "ProgressView")
  var valueStyle: Font.TextStyle? = .caption

  @Length("Circular gauge", of: "Gauge")
  var ringSize = CGSize(width: 58, height: 58)
  @Length("Height of a gauge's bar", of: "Gauge")
  var gaugeHeight: CGFloat = 4
  @Length("Gap between a gauge's bar and the labels above and below", of: "Gauge")
  var gaugeGap: CGFloat = 4

  static func metrics(of system: MetricsSystem) -> ProgressMetrics {
    switch system {
    case .test: ProgressMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      ProgressMetrics {
        $0.$spinnerSize.record(CGSize(width: 20, height: 20))
        $0.$spinnerGap.derive(nil)
        $0.$barHeight.record(4)
        $0.$barGap.record(4)
      }
    case .macOS26, .macOS26v6:
      ProgressMetrics {
        $0.$spinnerSize.record(CGSize(width: 32, height: 32))
        $0.$smallSpinnerSize.record(CGSize(width: 16, height: 16))
        $0.$spinnerGap.record(nil)
        $0.$barHeight.record(20)
        $0.$barGap.record(0)
        $0.$valueStyle.record(nil)
      }
    }
  }

  /// The font of the current value; `nil` for that of the environment.
  var valueFont: Font? { valueStyle.map { .system($0) } }
}
