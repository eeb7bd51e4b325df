public import Foundation

/// A formatter of durations, which Foundation on Linux does not have: `5:02`, `2 hours, 5 minutes`.
///
/// Text is in English. Weeks, months and years have 7, 30 and 365 days.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.minute, .second]
/// formatter.zeroFormattingBehavior = .pad
/// let duration = formatter.string(from: 302)  // 05:02
/// ```
open class DateComponentsFormatter: Formatter {
  /// The length of the names of units.
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    /// Names, as numbers are not spelled out.
    case spellOut
    case brief
  }

  /// The treatment of units whose number is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units; if none are allowed, all units from years to seconds are.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  /// Whether a single unit has a fraction; accepted without an effect.
  open var allowsFractionalUnits = false
  /// Whether larger units stay in the first unit; accepted without an effect.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar? = .current

  public override init() { super.init() }

  /// Formatters are not archived: the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text without a fraction of a second; `nil` for a duration that is not finite.
  open func string(from seconds: TimeInterval) -> String? {
    guard let whole = Int(exactly: seconds.rounded(.towardZero)) else { return nil }
    let isNegative = whole < 0
    var rest = whole.magnitude
    let amounts = units.map { unit in
      defer { rest %= unit.seconds }
      return Amount(unit: unit, number: Int(rest / unit.seconds))
    }
    let text = text(of: amounts)
    return isNegative ? "-" + text : text
  }

  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Returns the text of date components as they are; components that are not set are 0.
  open func string(from components: DateComponents) -> String? {
    text(of: units.map { Amount(unit: $0, number: $0.number(components)) })
  }

  open override func string(for value: Any?) -> String? {
    switch value {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

extension DateComponentsFormatter {
  fileprivate struct TimeUnit {
    var unit: NSCalendar.Unit
    var seconds: UInt
    var letter: String
    var short: String
    var name: String
    var number: (DateComponents) -> Int
  }

  fileprivate struct Amount {
    var unit: TimeUnit
    var number: Int
  }

  private static var all: [TimeUnit] {
    [
      TimeUnit(unit: .year, seconds: 31_536_000, letter: "y", short: "yr", name: "year") {
        $0.year ?? 0
      },
      TimeUnit(unit: .month, seconds: 2_592_000, letter: "mo", short: "mth", name: "month") {
        $0.month ?? 0
      },
      TimeUnit(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", name: "week") {
        $0.weekOfMonth ?? 0
      },
      TimeUnit(unit: .day, seconds: 86_400, letter: "d", short: "day", name: "day") { $0.day ?? 0 },
      TimeUnit(unit: .hour, seconds: 3600, letter: "h", short: "hr", name: "hour") { $0.hour ?? 0 },
      TimeUnit(unit: .minute, seconds: 60, letter: "m", short: "min", name: "minute") {
        $0.minute ?? 0
      },
      TimeUnit(unit: .second, seconds: 1, letter: "s", short: "sec", name: "second") {
        $0.second ?? 0
      },
    ]
  }

  /// The allowed units, the largest one first.
  private var units: [TimeUnit] {
    let allowed = Self.all.filter { allowedUnits.contains($0.unit) }
    return allowed.isEmpty ? Self.all.filter { $0.unit != .weekOfMonth } : allowed
  }

  private func text(of amounts: [Amount]) -> String {
    let isPositional = unitsStyle == .positional
    var shown = remaining(amounts)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    if shown.isEmpty { shown = Array(amounts.suffix(1)) }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let pieces = shown.enumerated().map { index, amount in
      isPositional
        ? digits(amount.number, isPadded: index > 0 || isPadded && amounts.count > 1)
        : name(of: amount)
    }
    let separator =
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    var text = pieces.joined(separator: separator)
    // A single number of a clock has its minutes.
    if isPositional, shown.count == 1, amounts.count > 1, shown[0].unit.unit == .second {
      text = "0:" + digits(shown[0].number, isPadded: true)
    }
    if includesApproximationPhrase { text = "About " + text }
    return includesTimeRemainingPhrase ? text + " remaining" : text
  }

  /// Returns the amounts that are shown.
  private func remaining(_ amounts: [Amount]) -> [Amount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return amounts }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let isOther = amounts.map { $0.number != 0 }
    guard let first = isOther.firstIndex(of: true), let last = isOther.lastIndex(of: true) else {
      return Array(amounts.suffix(1))
    }
    return amounts.enumerated().filter { index, amount in
      if amount.number != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
    }
    .map(\.element)
  }

  private func digits(_ number: Int, isPadded: Bool) -> String {
    let text = String(number)
    return isPadded && text.count == 1 ? "0" + text : text
  }

  private func name(of amount: Amount) -> String {
    let (unit, number) = (amount.unit, amount.number)
    let ending = number == 1 ? "" : "s"
    switch unitsStyle {
    case .abbreviated, .positional: return "\(number)\(unit.letter)"
    case .short, .brief:
      let isCounted = ["year", "month", "week", "day"].contains(unit.name)
      let space = unitsStyle == .brief ? "" : " "
      return "\(number)\(space)\(unit.short)\(isCounted ? ending : "")"
    case .full, .spellOut: return "\(number) \(unit.name)\(ending)"
    }
  }
}
