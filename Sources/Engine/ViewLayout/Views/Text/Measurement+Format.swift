public import Foundation

/// Text of measurements, which Foundation on Linux does not have.
extension Measurement where UnitType: Dimension {
  /// The style of a formatted measurement.
  ///
  /// The measurement is converted to the unit that the locale prefers for the usage. Numbers are
  /// then rounded to an integer, or to two significant digits if they are small.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of the unit.
    public enum UnitWidth: String, Codable, Sendable {
      case narrow
      case abbreviated
      /// The English name after a space: `5 kilometers`.
      case wide
    }

    public var width: UnitWidth
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var locale = Locale.autoupdatingCurrent
    public var usage = MeasurementFormatUnitUsage<UnitType>.general

    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public static func measurement(
      width: UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle) }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement) -> String {
      let converted = usage.converted(value, for: locale)
      let style = numberFormatStyle ?? .number
      let isRounded = usage != .asProvided && numberFormatStyle == nil
      let number = converted.value.formatted(
        (isRounded && abs(converted.value) < 10
          ? style.precision(.significantDigits(1...2))
          : isRounded ? style.precision(.fractionLength(0)) : style).locale(locale)
      )
      switch width {
      case .narrow: return number + converted.unit.symbol
      case .abbreviated: return number + " " + converted.unit.symbol
      case .wide: return number + " " + UnitName.wide(converted.unit, for: converted.value)
      }
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }
}

/// The purpose of a formatted measurement, which determines its unit.
public struct MeasurementFormatUnitUsage<UnitType>: Hashable, Codable, Sendable {
  let name: String

  public static var asProvided: Self { Self(name: "asProvided") }
  public static var general: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
