public import Foundation

/// A control for choosing a date: compact fields of 120 × 34 and 80 × 34 points, wheels, or a
/// calendar.
open class UIDatePicker: UIControl {
  /// The date that is chosen.
  open var date = Date(timeIntervalSince1970: 0)
  /// The earliest date that can be chosen; `nil` for no limit.
  open var minimumDate: Date?
  /// The latest date that can be chosen; `nil` for no limit.
  open var maximumDate: Date?
  /// The parts of the date that can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The style of the picker.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The interval between two minutes that can be chosen.
  open var minuteInterval = 1

  /// The parts of a date that can be chosen.
  public enum Mode: Int, Sendable {
    /// A time, a date, both, or a duration.
    case time, date, dateAndTime, countDownTimer
  }

  /// Sets the date immediately.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // mutants(extreme): both fields are as high
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: return UIControlMetrics.wheelSize
    case .inline: return UIControlMetrics.monthSize
    case .automatic, .compact: break
    }
    let (day, hour) = (UIControlMetrics.dateSize, UIControlMetrics.timeSize)
    switch datePickerMode {
    case .date: return day
    case .time: return hour
    case .countDownTimer: return UIControlMetrics.wheelSize
    case .dateAndTime:
      return CGSize(
        width: day.width + UIControlMetrics.fieldGap + hour.width,
        height: max(day.height, hour.height)
      )
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    let isCompact = [.automatic, .compact].contains(preferredDatePickerStyle)
    guard isCompact, datePickerMode == .dateAndTime, axis == 0 else {
      return Self.referenceStyle(intrinsicContentSize, of: "a date picker", along: axis)
    }
    return [
      IntrinsicLengthPart(UIControlMetrics.dateSize.width, "date"),
      IntrinsicLengthPart(UIControlMetrics.fieldGap, "gap"),
      IntrinsicLengthPart(UIControlMetrics.timeSize.width, "time"),
    ]
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// Automatic, wheels, compact fields, or an inline calendar.
  case automatic, wheels, compact, inline
}

/// A picker with wheels of 320 × 216 points.
open class UIPickerView: UIView {
  /// The data source; never called.
  open weak var dataSource: AnyObject?
  /// The delegate; never called.
  open weak var delegate: AnyObject?

  open override var intrinsicContentSize: CGSize { UIControlMetrics.wheelSize }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    Self.referenceStyle(UIControlMetrics.wheelSize, of: "a picker", along: axis)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIControlMetrics.wheelSize }
}
