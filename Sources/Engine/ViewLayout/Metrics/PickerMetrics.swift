import Foundation

/// The lengths of pickers, in points.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `iOS.md`, macOS 26.2 `picker/basic`.*
struct PickerMetrics: MetricsFamily {
  @Length("Insets of a menu picker's value and indicator", of: "Picker")
  var menuInsets = EdgeInsets()
  @Length("Insets of a menu picker's value below its label in a list row", of: "Picker")
  var rowInsets = EdgeInsets()
  @Length("Gap between a menu picker's label and the value below it in a list row", of: "Picker")
  var valueGap: CGFloat = 4
  @Length("Gap between a menu picker's value and its indicator", of: "Picker")
  var menuGap: CGFloat = 4
  @Length("Indicator of a menu picker", of: "Picker")
  var menuMarkSize = CGSize(width: 12, height: 12)
  @Length("Whether a picker outside of forms and lists shows its label", of: "Picker")
  var showsLabel = true
  @Length(
    "Whether a menu picker is as wide as the selected option, not as the widest",
    of: "Picker"
  )
  var fitsSelection = false

  @Length("Height of a segmented picker", of: "Picker")
  var segmentHeight: CGFloat = 32
  @Length("Font size of segments; none for the font of the environment", of: "Picker")
  var segmentFontSize: CGFloat? = nil
  @Length("Width of a segment beyond the widest option", of: "Picker")
  var segmentPadding: CGFloat = 0
  @Length("Whether the segments fill a proposed width", of: "Picker")
  var segmentsFillWidth = true

  @Length("Whether an inline picker has radio buttons", of: "Picker")
  var hasRadioButtons = false
  @Length("Gap between the options of an inline picker, if not the default spacing", of: "Picker")
  var optionSpacing: CGFloat? = nil

  @Length("Height of a wheel picker", of: "Picker")
  var wheelHeight: CGFloat = 216

  static func metrics(of system: MetricsSystem) -> PickerMetrics {
    switch system {
    case .test: PickerMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      PickerMetrics {
        $0.$menuInsets.record(EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5))
        // The text of the value is 13 to the right of the label's, and its baseline 31.333 below.
        $0.$rowInsets.derive(EdgeInsets(top: 7, leading: 13, bottom: 7, trailing: 13))
        $0.$valueGap.derive(4)
        $0.$menuGap.record(4)
        $0.$menuMarkSize.record(CGSize(width: 9, height: 12))
        $0.$showsLabel.record(false)
        $0.$fitsSelection.record(true)
        $0.$segmentHeight.record(31)
        // A `UISegmentedControl` has a fixed font.
        $0.$segmentFontSize.derive(13)
        $0.$segmentPadding.derive(20)
        $0.$segmentsFillWidth.record(true)
        $0.$wheelHeight.record(216)
      }
    case .macOS26, .macOS26v6:
      PickerMetrics {
        $0.$menuInsets.record(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
        $0.$menuGap.derive(4)
        // The indicator and the gap before it are recorded as 23.5 together.
        $0.$menuMarkSize.derive(CGSize(width: 19.5, height: 12))
        $0.$showsLabel.record(true)
        $0.$fitsSelection.record(false)
        $0.$segmentHeight.record(24)
        $0.$segmentPadding.record(21)
        $0.$segmentsFillWidth.record(false)
        $0.$hasRadioButtons.record(true)
        $0.$optionSpacing.record(6)
      }
    }
  }
}

/// The lengths of date and color pickers, in points.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `datepicker/wheel` and `UIKit/DatePicker.md`,
/// macOS 26.2 `DatePicker.md` and `colorpicker/basic`; macOS 26.6 for the height of a field.*
struct DateMetrics: MetricsFamily {
  @Length("Field for a date", of: "DatePicker")
  var dateFieldSize = CGSize(width: 120, height: 34)
  @Length("Field for a time", of: "DatePicker")
  var timeFieldSize = CGSize(width: 80, height: 34)
  @Length("Single field for date and time", of: "DatePicker")
  var dateTimeFieldSize: CGSize? = nil
  @Length("Gap between the fields for date and time", of: "DatePicker")
  var fieldGap: CGFloat = 8
  @Length("Field for a date in the field style", of: "DatePicker")
  var plainDateFieldSize = CGSize(width: 120, height: 34)
  @Length("Single field for date and time in the field style", of: "DatePicker")
  var plainDateTimeFieldSize: CGSize? = nil

  @Length("Width of a month; none to fill the proposal", of: "DatePicker")
  var monthWidth: CGFloat? = nil
  @Length("Height of a month", of: "DatePicker")
  var monthHeight: CGFloat = 320
  @Length("Clock for a time in the graphical style; none for the size of a month", of: "DatePicker")
  var clockSize: CGSize? = nil
  @Length("Whether the graphical style shows the label", of: "DatePicker")
  var showsLabelOfMonth = false
  @Length("Width of the wheels of a date picker; none to fill the proposal", of: "DatePicker")
  var wheelWidth: CGFloat? = nil
  @Length("Height of the wheels of a date picker", of: "DatePicker")
  var wheelHeight: CGFloat = 216

  @Length("Field of a color picker", of: "ColorPicker")
  var colorFieldSize = CGSize(width: 28, height: 28)

  static func metrics(of system: MetricsSystem) -> DateMetrics {
    switch system {
    case .test: DateMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      DateMetrics {
        // Recorded with a tall line: 38.5 high. The widths are those of "Sep 11, 2026" and
        // "2:30 PM", since fields do not show their value here.
        $0.$dateFieldSize.derive(CGSize(width: 122, height: 34.5))
        $0.$timeFieldSize.derive(CGSize(width: 86.5, height: 34.5))
        $0.$fieldGap.record(4)
        $0.$wheelWidth.record(320)
        $0.$wheelHeight.record(216)
      }
    case .macOS26, .macOS26v6:
      DateMetrics {
        $0.$dateFieldSize.record(CGSize(width: 95, height: 22))
        $0.$timeFieldSize.record(CGSize(width: 80, height: 22))
        $0.$dateTimeFieldSize.record(CGSize(width: 160, height: 22))
        $0.$plainDateFieldSize.record(CGSize(width: 78, height: 21))
        $0.$plainDateTimeFieldSize.record(CGSize(width: 143, height: 21))
        $0.$monthWidth.record(138.5)
        $0.$monthHeight.record(148)
        $0.$clockSize.record(CGSize(width: 119, height: 119))
        $0.$showsLabelOfMonth.record(true)
        $0.$colorFieldSize.record(CGSize(width: 48, height: 24))
      }
    }
  }

  mutating func adapt(to release: MetricsSystem) {
    guard release == .macOS26v6 else { return }
    // The height of 24 was recorded, and the widths on macOS 26.2.
    $dateFieldSize.derive(CGSize(width: 95, height: 24), on: release)
    $timeFieldSize.derive(CGSize(width: 80, height: 24), on: release)
    $dateTimeFieldSize.derive(CGSize(width: 160, height: 24), on: release)
  }
}
