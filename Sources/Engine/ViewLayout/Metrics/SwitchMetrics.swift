import Foundation

/// The lengths of toggles, sliders and steppers, in points.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `iOS.md` and `measure-controls`, macOS 26.2
/// `toggle/basic` and `stepper/basic`, Catalyst 26; macOS 27.0 for the spacing. Check boxes on
/// macOS 26.6: `toggle/basic`. Switches up to iOS 18: facebook/react-native#52823.*
struct SwitchMetrics: MetricsFamily {
  @Length("Switch of a toggle", of: "Toggle")
  var switchSize = CGSize(width: 51, height: 31)
  @Length("Whether a toggle without a style is a check box before its label", of: "Toggle")
  var isCheckbox = false
  @Length("Check box", of: "Toggle")
  var checkboxSize = CGSize(width: 16, height: 16)
  @Length("Gap between a check box or radio button and its label", of: "Toggle")
  var checkboxGap: CGFloat = 8
  @Length("Gap between a toggle and a view above or below it", of: "Toggle")
  var toggleSpacing: CGFloat? = 6
  @Length("Whether that gap also applies to texts", of: "Toggle")
  var hasSpacingToText = false

  @Length("Gap between the title and a note in a toggle's label in a list row", of: "Toggle")
  var noteGap: CGFloat? = nil

  @Length("Height of a slider", of: "Slider")
  var sliderHeight: CGFloat = 28
  @Length("Height of a slider in a grouped form; none for that of others", of: "Slider")
  var formSliderHeight: CGFloat? = nil

  @Length("Buttons of a stepper", of: "Stepper")
  var stepperSize = CGSize(width: 94, height: 32)
  @Length("Whether a stepper with a label fills the proposed width", of: "Stepper")
  var stepperFillsWidth = false

  @Length("Whether switches and steppers have their first baseline at the top", of: "Toggle")
  var hasBaselineAtTop = false

  static func metrics(of system: MetricsSystem) -> SwitchMetrics {
    switch system {
    case .test: SwitchMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      SwitchMetrics {
        // A frame of 63 × 28 whose alignment rectangle is 2 less wide.
        $0.$switchSize.record(CGSize(width: 61, height: 28))
        $0.$isCheckbox.record(false)
        $0.$toggleSpacing.record(nil)
        $0.$noteGap.record(4)
        $0.$sliderHeight.record(31)
        $0.$stepperSize.record(CGSize(width: 94, height: 32))
        $0.$stepperFillsWidth.record(true)
        $0.$hasBaselineAtTop.record(true)
      }
    case .macOS26, .macOS26v6:
      SwitchMetrics {
        $0.$isCheckbox.record(true)
        $0.$checkboxSize.record(CGSize(width: 16, height: 16))
        $0.$checkboxGap.record(5)
        $0.$toggleSpacing.record(6)
        $0.$hasSpacingToText.record(true)
        $0.$sliderHeight.record(16)
        $0.$formSliderHeight.record(nil)
        $0.$stepperSize.record(CGSize(width: 20, height: 26))
        $0.$stepperFillsWidth.record(false)
        $0.$hasBaselineAtTop.derive(false)
      }
    }
  }

  mutating func adapt(to release: MetricsSystem) {
    switch release {
    // The frame and the alignment rectangle of a `UISwitch` up to iOS 18.
    case .iOS14, .iOS17, .iOS18:
      $switchSize.record(CGSize(width: 51, height: 31), on: release)
    case .iOS26v0: $switchSize.record(CGSize(width: 66, height: 30), on: release)
    case .macOS26v6:
      // The heights are recorded.
      $checkboxSize.derive(CGSize(width: 14, height: 14), on: release)
      $formSliderHeight.record(20, on: release)
    default: break
    }
  }
}
