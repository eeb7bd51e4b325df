public import Foundation

nonisolated extension Text {
  /// How a date is put into words.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far away it is: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, in one unit: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as a clock has it: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes text of a date, in American English and the time of Greenwich; how far away it is counts
  /// from the moment at which the text is made, to the nearest second.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: DateText(date: date, now: Date()).text(style.kind))
  }

  /// Makes text of a range of dates: `6:00 – 7:30 PM` of their times.
  public init(_ dates: ClosedRange<Date>) {
    let words = [dates.lowerBound, dates.upperBound].map {
      DateText(date: $0, now: $0).text(.time)
    }
    self.init(verbatim: words.joined(separator: " – "))
  }

  /// Makes text of what a clock shows that runs over an interval, at the moment at which the text
  /// is made.
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

/// A date in words, seen from a moment.
struct DateText {
  let date: Date
  let now: Date

  /// The words in a style.
  func text(_ kind: Text.DateStyle.Kind) -> String {
    switch kind {
    case .time: formatted { $0.timeStyle = .short }
    case .date: formatted { $0.dateStyle = .long }
    case .relative: units(atMost: 2).joined(separator: ", ")
    case .offset: (date < now ? "-" : "+") + (units(atMost: 1).first ?? "0 seconds")
    case .timer: clock
    }
  }

  /// The distance in whole seconds.
  private var seconds: Int { Int(nearestTo: date.timeIntervalSince(now).magnitude) }

  private func formatted(_ set: (DateFormatter) -> Void) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    set(formatter)
    // Foundation parts the time from AM by a narrow space, or by a plain one, as its version has
    // it.
    return (formatter.string(from: date)).replacing("\u{202F}", with: " ")
  }

  private var clock: String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = String(format: "%02d", seconds % 60)
    return hours > 0 ? "\(hours):\(String(format: "%02d", minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// The largest units that the distance has, with the one below.
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
  /// Rounds a number to the nearest integer; NaN gives 0.
  ///
  /// - Parameter number: Any number. One beyond the range of `Int` gives `Int.min` or `Int.max`.
  init(nearestTo number: Double) {
    let rounded = number.rounded()
    self = Int(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
  }
}
