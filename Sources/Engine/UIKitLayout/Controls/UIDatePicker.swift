public import Foundation

/// A date that people choose: in fields of 120 by 34 and 80 by 34, on wheels, or in a month.
open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSince1970: 0)
  /// The first date; `nil` for any.
  open var minimumDate: Date?
  /// The last date; `nil` for any.
  open var maximumDate: Date?
  /// Which parts of a date are chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// How they are chosen.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// How many minutes a step is.
  open var minuteInterval = 1

  /// Which parts of a date are chosen.
  public enum Mode: Int, Sendable {
    /// A time, a date, both, a length of time.
    case time, date, dateAndTime, countDownTimer
  }

  /// Says the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

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
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  /// As usual, on wheels, in fields, in a month.
  case automatic, wheels, compact, inline
}

/// Values that people choose on wheels: 320 by 216.
open class UIPickerView: UIView {
  /// The data source; never called.
  open weak var dataSource: AnyObject?
  /// The delegate; never called.
  open weak var delegate: AnyObject?

  open override var intrinsicContentSize: CGSize { UIControlMetrics.wheelSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIControlMetrics.wheelSize }
}
