public import Foundation

/// A formatter of measurements, which Foundation on Linux does not have: `5 km`.
///
/// The unit, the number and the names are those of `Measurement.FormatStyle`.
open class MeasurementFormatter: Formatter {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = Self(rawValue: 1)
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Temperatures have no unit; accepted without an effect.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale? = .current
  /// The formatter of numbers; setting `nil` restores the default.
  ///
  /// Its maximum number of digits after the point is used.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares it like this: code sets properties of the formatter without unwrapping it.
  open var numberFormatter: NumberFormatter! {
    get {
      if let explicitFormatter { return explicitFormatter }
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      explicitFormatter = formatter
      return formatter
    }
    set { explicitFormatter = newValue }
  }

  /// The formatter that was set or read; `nil` for the default.
  private var explicitFormatter: NumberFormatter?

  public override init() { super.init() }

  /// Formatters are not archived: the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let width: Measurement<UnitType>.FormatStyle.UnitWidth =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .abbreviated
      }
    let digits = explicitFormatter.map { formatter in
      FloatingPointFormatStyle<Double>.number
        .precision(.fractionLength(0...max(0, formatter.maximumFractionDigits)))
    }
    let style = Measurement<UnitType>.FormatStyle(
      width: width,
      locale: locale ?? .current,
      usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
      numberFormatStyle: digits
    )
    return style.format(measurement)
  }

  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitName.wide(unit, for: 2) : unit.symbol
  }
}
