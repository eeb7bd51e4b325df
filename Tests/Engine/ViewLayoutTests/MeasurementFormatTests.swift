import Foundation
import Testing

@testable import ViewLayout

/// Tests the unit and the number of formatted measurements.
struct MeasurementFormatTests {
  private let german = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")
  private let british = Locale(identifier: "en_GB")

  private func text<Kind: Dimension>(
    _ value: Double,
    _ unit: Kind,
    _ locale: Locale,
    usage: MeasurementFormatUnitUsage<Kind> = .general,
    width: Measurement<Kind>.FormatStyle.UnitWidth = .abbreviated
  ) -> String {
    Measurement(value: value, unit: unit)
      .formatted(.measurement(width: width, usage: usage).locale(locale))
  }

  @Test func `a length is converted to the unit of the locale`() {
    #expect(text(42.5, UnitLength.kilometers, american) == "26 mi")
    #expect(text(42.4, UnitLength.kilometers, german) == "42 km")
    #expect(text(2500, UnitLength.meters, german) == "2,5 km")
    #expect(text(1, UnitLength.meters, american) == "3.3 ft")
    #expect(text(0.5, UnitLength.meters, german) == "50 cm")
  }

  @Test func `the asProvided usage keeps the unit and all digits`() {
    #expect(text(42.125, UnitLength.kilometers, american, usage: .asProvided) == "42.125 km")
  }

  @Test func `the road usage gives yards in the United Kingdom and feet in the US`() {
    #expect(text(100, UnitLength.meters, british, usage: .road) == "109 yd")
    #expect(text(100, UnitLength.meters, american, usage: .road) == "328 ft")
    #expect(text(950, UnitLength.meters, german, usage: .road) == "0,95 km")
  }

  @Test func `temperatures, speeds and masses have the units of the locale`() {
    #expect(text(20, UnitTemperature.celsius, american, usage: .weather) == "68 °F")
    #expect(text(-10, UnitTemperature.celsius, german) == "-10 °C")
    #expect(text(10, UnitSpeed.metersPerSecond, german) == "36 km/h")
    #expect(text(10, UnitSpeed.metersPerSecond, british) == "22 mph")
    #expect(text(500, UnitMass.grams, german) == "500 g")
    #expect(text(500, UnitMass.grams, american) == "1.1 lb")
  }

  @Test func `unit width wide spells out the unit, in the singular for 1`() {
    #expect(text(1, UnitLength.kilometers, german, width: .wide) == "1 kilometer")
    #expect(text(2, UnitLength.kilometers, german, width: .wide) == "2 kilometers")
    #expect(text(2, UnitLength.kilometers, german, width: .narrow) == "2km")
  }

  @Test func `numberFormatStyle sets the digits, and angles are not converted`() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      locale: american,
      usage: .general,
      numberFormatStyle: .number.precision(.fractionLength(2))
    )
    #expect(style.format(Measurement(value: 10, unit: .kilometers)) == "6.21 mi")
    #expect(text(90, UnitAngle.degrees, american) == "90 °")
  }
}
