import Foundation
import ViewLayout

extension UIControlMetrics {
  static let pickerLengths = [
    wheelsWidth, wheelsHeight, wheelPitch, dateWidth, timeWidth, compactHeight, compactPadding,
    compactExtra, compactSpacing, calendarWidth, calendarHeight, calendarWeek, calendarTimeRow,
  ]

  static let wheelsWidth = SystemLength(
    "`UIPickerView`, `UIDatePicker` with wheels, width",
    test: 320,
    iOS26: .recorded(320)
  )
  static let wheelsHeight = SystemLength(
    "`UIPickerView`, `UIDatePicker` with wheels, height",
    test: 216,
    iOS26: .recorded(216)
  )
  static let wheelPitch = SystemLength(
    "`UIPickerView`, distance of rows",
    test: 32,
    iOS26: .recorded(32)
  )
  /// On iOS 26 the width of "Sep 11, 2026"; other dates have the width of their text plus the
  /// padding.
  static let dateWidth = SystemLength(
    "`UIDatePicker`, compact date, width",
    test: 120,
    iOS26: .recorded(122)
  )
  /// On iOS 26 the width of "2:30 PM"; other times have the width of their text plus the padding.
  static let timeWidth = SystemLength(
    "`UIDatePicker`, compact time, width",
    test: 80,
    iOS26: .recorded(86.5)
  )
  /// Derived from a field of 38.5, recorded on a host whose line is 24.5 high; on other hosts the
  /// line is 20.5 high.
  static let compactHeight = SystemLength(
    "`UIDatePicker`, compact field, height",
    test: 34,
    iOS26: .derived(34.5)
  )
  static let compactPadding = SystemLength(
    "`UIDatePicker`, compact field, padding at the sides",
    test: 0,
    iOS26: .recorded(12)
  )
  /// Recorded: a picker is 40 high around fields of 38.5.
  static let compactExtra = SystemLength(
    "`UIDatePicker`, compact, height beyond the fields",
    test: 0,
    iOS26: .recorded(1.5)
  )
  static let compactSpacing = SystemLength(
    "`UIDatePicker`, compact, spacing of the fields",
    test: 8,
    iOS26: .recorded(4)
  )
  static let calendarWidth = SystemLength(
    "`UIDatePicker`, inline calendar, width",
    test: 320,
    iOS26: .recorded(320),
    releases: [.iOS27: .recorded(320)]
  )
  static let calendarHeight = SystemLength(
    "`UIDatePicker`, inline calendar of five weeks, height",
    test: 320,
    iOS26: .recorded(327.5),
    releases: [.iOS27: .recorded(332)]
  )
  static let calendarWeek = SystemLength(
    "`UIDatePicker`, inline calendar, distance of weeks",
    test: 0,
    iOS26: .derived(38),
    releases: [.iOS27: .recorded(38)]
  )
  static let calendarTimeRow = SystemLength(
    "`UIDatePicker`, inline calendar, row of the time",
    test: 0,
    iOS26: .recorded(46)
  )
}

extension UIControlMetrics {
  /// Returns the size of a picker with wheels, in points.
  static func wheelsSize(in system: MetricsSystem) -> CGSize {
    CGSize(width: wheelsWidth[system], height: wheelsHeight[system])
  }
}
