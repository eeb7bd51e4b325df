import Foundation

// The units that a locale prefers, and their names, follow the data of Unicode's CLDR
// (`unitPreferenceData`), which Apple's Foundation uses as well.

extension MeasurementFormatUnitUsage {
  /// Returns a measurement in the unit that a locale prefers for the usage.
  ///
  /// - Returns: The measurement itself for `asProvided`, and for units without preferences.
  func converted(_ value: Measurement<UnitType>, for locale: Locale) -> Measurement<UnitType>
  where UnitType: Dimension {
    guard self != .asProvided else { return value }
    let isUS = locale.measurementSystem == .us
    let isUK = locale.measurementSystem == .uk
    let units: [(unit: Dimension, minimum: Double)]
    switch value.unit {
    case is UnitLength where name == "personHeight":
      // In the US it is a text with two units, which is not supported.
      guard !isUS else { return value }
      units = [(UnitLength.centimeters, 0)]
    case is UnitLength where name == "road" && (isUS || isUK):
      let short = isUS ? UnitLength.feet : UnitLength.yards
      units = [(UnitLength.miles, 0.5), (short, 0)]
    case is UnitLength where name == "road":
      units = [(UnitLength.kilometers, 0.9), (UnitLength.meters, 0)]
    case is UnitLength where isUS || isUK:
      units = [(UnitLength.miles, 1), (UnitLength.feet, 1), (UnitLength.inches, 0)]
    case is UnitLength:
      units = [(UnitLength.kilometers, 1), (UnitLength.meters, 1), (UnitLength.centimeters, 0)]
    case is UnitSpeed:
      units = [(isUS || isUK ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour, 0)]
    case is UnitTemperature:
      units = [(isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius, -.infinity)]
    case is UnitMass where isUS:
      units = [(UnitMass.pounds, 1), (UnitMass.ounces, 0)]
    case is UnitMass:
      units = [(UnitMass.kilograms, 1), (UnitMass.grams, 0)]
    default:
      return value
    }
    for (unit, minimum) in units {
      guard let unit = unit as? UnitType else { continue }
      let converted = value.converted(to: unit)
      if minimum == 0 || abs(converted.value) >= minimum || minimum == -.infinity {
        return converted
      }
    }
    return value
  }
}

/// The English names of units.
enum UnitName {
  /// Returns the name of a unit for a number: `kilometer` for 1, otherwise `kilometers`.
  ///
  /// It is the symbol if the name is unknown.
  static func wide(_ unit: Unit, for number: Double) -> String {
    guard let names = names[unit.symbol] else { return unit.symbol }
    return number == 1 ? names.one : names.other
  }

  private static let names: [String: (one: String, other: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "sec": ("second", "seconds"), "kCal": ("kilocalorie", "kilocalories"),
  ]
}
