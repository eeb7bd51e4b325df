public import Foundation

nonisolated extension Text {
  /// The style of a date in a text.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date in the GMT time zone, and in US English unless a language is set.
  ///
  /// Distances are measured from the moment at which the text is made, to the nearest second.
  public init(_ date: Date, style: DateStyle) {
    let now = Date()
    self.init(localizing: { DateText(date: date, now: now, locale: $0).text(style.kind) })
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(localizing: { locale in
      [dates.lowerBound, dates.upperBound].map {
        DateText(date: $0, now: $0, locale: locale).text(.time)
      }
      .joined(separator: " – ")
    })
  }

  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let moment = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let other = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    self.init(verbatim: DateText(date: other, now: moment).text(.timer))
  }
}

/// The text of a date, relative to a moment.
struct DateText {
  let date: Date
  let now: Date
  /// The locale of dates and times; `nil` for American English.
  ///
  /// Distances are always in English.
  var locale: Locale?

  func text(_ kind: Text.DateStyle.Kind) -> String {
    switch kind {
    case .time: formatted { $0.timeStyle = .short }
    case .date: formatted { $0.dateStyle = .long }
    case .relative: units(atMost: 2).joined(separator: ", ")
    case .offset: (date < now ? "-" : "+") + (units(atMost: 1).first ?? "0 seconds")
    case .timer: clock
    }
  }

  /// The distance from the moment, in whole seconds.
  private var seconds: Int { Int(nearestTo: date.timeIntervalSince(now).magnitude) }

  private func formatted(_ set: (DateFormatter) -> Void) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    set(formatter)
    // Depending on its version, Foundation separates the time from AM by a narrow or a plain space.
    return (formatter.string(from: date)).replacing("\u{202F}", with: " ")
  }

  private var clock: String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = String(format: "%02d", seconds % 60)
    return hours > 0 ? "\(hours):\(String(format: "%02d", minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// Returns the largest nonzero units of the distance; at most `count` consecutive units are
  /// considered.
  private func units(atMost count: Int) -> [String] {
    let lengths = [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60),
      ("second", 1),
    ]
    var rest = seconds
    let amounts = lengths.map { name, length in
      defer { rest %= length }
      return (name: name, amount: rest / length)
    }
    guard let first = amounts.firstIndex(where: { $0.amount > 0 }) else { return ["0 seconds"] }
    return amounts[first...].prefix(count).filter { $0.amount > 0 }
      .map { "\($0.amount) \($0.name)\($0.amount == 1 ? "" : "s")" }
  }
}

extension Int {
  /// Rounds a number to the nearest integer; NaN becomes 0.
  ///
  /// - Parameter number: Any number. Values outside of the range of `Int` become `Int.min` or
  ///   `Int.max`.
  init(nearestTo number: Double) {
    let rounded = number.rounded()
    self = Int(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
  }
}
