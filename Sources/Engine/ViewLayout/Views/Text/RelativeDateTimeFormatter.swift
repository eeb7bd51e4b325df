public import Foundation

/// A formatter of the distance between dates, which Foundation on Linux does not have.
///
/// Its text is `2 hours ago` or `in 3 days`.
/// Text is in English.
open class RelativeDateTimeFormatter: Formatter {
  /// The length of the names of units.
  public enum UnitsStyle: Int, Sendable {
    case full
    /// Names, as numbers are not spelled out.
    case spellOut
    case short
    case abbreviated
  }

  /// The treatment of small distances.
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The calendar; accepted without an effect.
  open var calendar: Calendar? = .current
  /// The locale; accepted without an effect.
  open var locale: Locale? = .current
  /// The place of the text in a sentence; accepted without an effect.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  /// Formatters are not archived: the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  /// Returns the text of a distance in the largest unit that fits at least once, rounded toward
  /// zero.
  open func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
    let whole = Int(nearestTo: seconds)
    let unit = Self.units.first { $0.seconds <= whole.magnitude } ?? Self.units[6]
    return text(Int(whole.magnitude / unit.seconds), unit, isPast: whole < 0)
  }

  open func localizedString(from components: DateComponents) -> String {
    let numbers = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    for (unit, number) in zip(Self.units, numbers) {
      if let number, number != 0 { return text(Int(number.magnitude), unit, isPast: number < 0) }
    }
    return text(0, Self.units[6], isPast: false)
  }

  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units: [(name: String, short: String, letter: String, seconds: UInt)] = [
    ("year", "yr.", "y", 31_536_000), ("month", "mo.", "mo", 2_592_000),
    ("week", "wk.", "w", 604_800), ("day", "day", "d", 86_400), ("hour", "hr.", "h", 3600),
    ("minute", "min.", "min", 60), ("second", "sec.", "s", 1),
  ]

  private func text(
    _ number: Int,
    _ unit: (name: String, short: String, letter: String, seconds: UInt),
    isPast: Bool
  ) -> String {
    if dateTimeStyle == .named, let word = word(number, unit.name, isPast: isPast) { return word }
    let name =
      switch unitsStyle {
      case .full, .spellOut: "\(number) \(unit.name)\(number == 1 ? "" : "s")"
      case .short: "\(number) \(unit.short)\(unit.name == "day" && number != 1 ? "s" : "")"
      case .abbreviated: "\(number)\(unit.letter)"
      }
    return isPast ? "\(name) ago" : "in \(name)"
  }

  /// Returns the word for a distance; `nil` for none.
  private func word(_ number: Int, _ unit: String, isPast: Bool) -> String? {
    switch (number, unit) {
    case (0, "second"): "now"
    case (1, "day"): isPast ? "yesterday" : "tomorrow"
    case (1, "week"), (1, "month"), (1, "year"): (isPast ? "last " : "next ") + unit
    default: nil
    }
  }
}
