public import Foundation

/// Text of measurements, which Foundation on Linux does not have.
extension Measurement {
  /// The style of a formatted measurement.
  ///
  /// Units are not converted: the text has the unit of the measurement.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of the unit.
    public enum UnitWidth: String, Codable, Sendable {
      /// The symbol without a space: `5km`.
      case narrow
      /// The symbol after a space: `5 km`.
      case abbreviated
      /// The symbol after a space; names of units are not known.
      case wide
    }

    /// The length of the unit.
    public var width: UnitWidth
    /// The style of the number; `nil` for the default.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a format style for measurements.
    public init(width: UnitWidth, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
      self.width = width
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns a style.
    ///
    /// - Parameters:
    ///   - width: The length of the unit.
    ///   - usage: The purpose; the unit is not converted.
    ///   - numberFormatStyle: The style of the number; `nil` for the default.
    /// - Returns: The style.
    public static func measurement(
      width: UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self { Self(width: width, numberFormatStyle: numberFormatStyle) }

    /// Returns the text of a measurement: `5 km`.
    public func format(_ value: Measurement) -> String {
      let number = value.value.formatted(numberFormatStyle ?? .number)
      return number + (width == .narrow ? "" : " ") + value.unit.symbol
    }
  }

  /// Returns the text of the measurement with its own unit: `5 km`.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the text of the measurement in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

/// The purpose of a formatted measurement, which does not convert its unit here.
public struct MeasurementFormatUnitUsage<UnitType>: Sendable {
  /// The unit of the measurement.
  public static var asProvided: Self { Self() }
  /// A usage without a specific purpose.
  public static var general: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The distance of a way.
  public static var road: Self { Self() }
  /// The height of a person.
  public static var personHeight: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the weather.
  public static var weather: Self { Self() }
  /// The temperature of a person.
  public static var person: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self() }
  /// The energy of a workout.
  public static var workout: Self { Self() }
}

extension FormatStyle {
  /// Returns the style of a formatted measurement.
  ///
  /// - Parameters:
  ///   - width: The length of the unit.
  ///   - usage: The purpose; the unit is not converted.
  ///   - numberFormatStyle: The style of the number; `nil` for the default.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, numberFormatStyle: numberFormatStyle)
  }
}
