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
    self.init(verbatim: DateWords(date: date, now: Date()).text(style.kind))
  }

  /// Makes text of a range of dates: `6:00 – 7:30 PM` of their times.
  public init(_ dates: ClosedRange<Date>) {
    let words = [dates.lowerBound, dates.upperBound].map {
      DateWords(date: $0, now: $0).text(.time)
    }
    self.init(verbatim: words.joined(separator: " – "))
  }

  /// Makes text of what a clock shows that runs over an interval, at the moment at which the text is
  /// made.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let moment = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let other = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    self.init(verbatim: DateWords(date: other, now: moment).text(.timer))
  }
}
