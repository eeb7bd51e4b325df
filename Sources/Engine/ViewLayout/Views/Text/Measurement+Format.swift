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
      /// The symbol without a space: `5km`.
      case narrow
      /// The symbol after a space: `5 km`.
      case abbreviated
      /// The English name after a space: `5 kilometers`.
      case wide
    }

    public var width: UnitWidth
    /// The style of the number; `nil` for the default.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale, which determines the unit and the number.
    public var locale = Locale.autoupdatingCurrent
    /// The purpose, which determines the unit.
    public var usage = MeasurementFormatUnitUsage<UnitType>.general

    /// Creates a format style for measurements.
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

    /// Returns a style.
    ///
    /// - Parameters:
    ///   - width: The length of the unit.
    ///   - usage: The purpose, which determines the unit.
    ///   - numberFormatStyle: The style of the number; `nil` for the default.
    /// - Returns: The style.
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

    /// Returns the text of a measurement: `5 km`.
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

  /// Returns the text of the measurement in the unit that the locale prefers: `5 km`.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the text of the measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }
}

/// The purpose of a formatted measurement, which determines its unit.
public struct MeasurementFormatUnitUsage<UnitType>: Hashable, Codable, Sendable {
  let name: String

  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
  /// A usage without a specific purpose.
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
  /// Returns the style of a formatted measurement.
  ///
  /// - Parameters:
  ///   - width: The length of the unit.
  ///   - usage: The purpose, which determines the unit.
  ///   - numberFormatStyle: The style of the number; `nil` for the default.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
