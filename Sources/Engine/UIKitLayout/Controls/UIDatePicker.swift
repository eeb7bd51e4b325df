public import Foundation
import ViewLayout

/// A control for choosing a date: compact fields of 120 × 34 and 80 × 34 points, wheels, or a
/// calendar.
open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSince1970: 0) { didSet { invalidateIntrinsicContentSize() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var minuteInterval = 1
  /// The time zone of the shown date; `nil` for UTC.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }

  /// The parts of a date that can be chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    let system = traits.metrics
    switch preferredDatePickerStyle {
    case .wheels: return UIControlMetrics.wheelsSize(in: system)
    case .inline:
      return UIControlMetrics.calendarSize(
        of: date,
        in: timeZone,
        hasTime: datePickerMode == .dateAndTime,
        on: system
      )
    case .automatic, .compact: break
    }
    let (day, hour) = (compactDate, compactTime)
    switch datePickerMode {
    case .date: return day
    case .time: return hour
    case .countDownTimer: return UIControlMetrics.wheelsSize(in: system)
    case .dateAndTime:
      return CGSize(
        width: day.width + UIControlMetrics.compactSpacing[system] + hour.width,
        height: max(day.height, hour.height)
      )
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    let isCompact = [.automatic, .compact].contains(preferredDatePickerStyle)
    guard isCompact, datePickerMode == .dateAndTime, axis == 0 else {
      return referenceStyle(intrinsicContentSize, of: "a date picker", along: axis)
    }
    return [
      IntrinsicLengthPart(compactDate.width, "date"),
      IntrinsicLengthPart(UIControlMetrics.compactSpacing[traits.metrics], "gap"),
      IntrinsicLengthPart(compactTime.width, "time"),
    ]
  }

  override var hasSystemHeight: Bool { true }

  private var compactDate: CGSize { compactSize("MMM d, yyyy", UIControlMetrics.dateWidth) }
  private var compactTime: CGSize { compactSize("h:mm a", UIControlMetrics.timeWidth) }

  /// R-UIC-4: returns the size of a compact field, in points.
  ///
  /// The test font's field has a fixed width; that of a system has the width of its text.
  private func compactSize(_ format: String, _ width: SystemLength) -> CGSize {
    let (traits, system) = (traits, traits.metrics)
    let height = UIControlMetrics.compactHeight[system] + UIControlMetrics.compactExtra[system]
    guard system != .test else { return CGSize(width: width[system], height: height) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? TimeZone(identifier: "UTC")
    formatter.dateFormat = format
    let words = formatter.string(from: date)
    let text = LabelText(words, font: .systemFont(ofSize: 17)).set(in: traits)
    let padding = 2 * UIControlMetrics.compactPadding[system]
    return CGSize(width: text.size(within: nil).width + padding, height: height)
  }
}

/// A calendar of one month with decorations, as large as an inline date picker (R-UIC-9).
open class UICalendarView: UIView {
  open var calendar = Calendar.current
  open var locale = Locale.current
  /// The time zone of the shown month; `nil` for UTC.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }
  /// The month that is shown; the month of the first second of 1970 by default.
  open var visibleDateComponents = DateComponents(year: 1970, month: 1) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The dates that can be shown; has no effect.
  open var availableDateRange: DateInterval?
  /// Whether the calendar shows decorations of its delegate; has no effect.
  open var wantsDateDecorations = true
  /// The delegate; never asked for decorations.
  open weak var delegate: AnyObject?

  open override var intrinsicContentSize: CGSize {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(identifier: "UTC") ?? calendar.timeZone
    return UIControlMetrics.calendarSize(
      of: calendar.date(from: visibleDateComponents) ?? Date(timeIntervalSince1970: 0),
      in: timeZone,
      hasTime: false,
      on: traits.metrics
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Reloads decorations; has no effect.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

extension UIControlMetrics {
  /// R-UIC-9: returns the size of the calendar of a month, in points.
  ///
  /// - Parameters:
  ///   - date: A date in the month.
  ///   - timeZone: The time zone of the date; `nil` for UTC.
  ///   - hasTime: Whether the calendar has a row for the time.
  ///   - system: The system.
  /// - Returns: The size of all weeks, with the row for the time.
  static func calendarSize(
    of date: Date,
    in timeZone: TimeZone?,
    hasTime: Bool,
    on system: MetricsSystem
  ) -> CGSize {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(identifier: "UTC") ?? calendar.timeZone
    let weeks = calendar.range(of: .weekOfMonth, in: .month, for: date)?.count ?? 5
    let month = calendarHeight[system] + CGFloat(weeks - 5) * calendarWeek[system]
    return CGSize(
      width: calendarWidth[system],
      height: hasTime ? month + calendarTimeRow[system] : month
    )
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A picker with wheels of 320 × 216 points.
open class UIPickerView: UIView {
  /// The data source; never called.
  open weak var dataSource: AnyObject?
  /// The delegate; never called.
  open weak var delegate: AnyObject?

  open override var intrinsicContentSize: CGSize {
    UIControlMetrics.wheelsSize(in: traits.metrics)
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    referenceStyle(UIControlMetrics.wheelsSize(in: traits.metrics), of: "a picker", along: axis)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIControlMetrics.wheelsSize(in: traits.metrics)
  }
}
