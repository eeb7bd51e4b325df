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

/// Tests animations, styles and types that apps add to their views.
@MainActor
struct AppNameTests {
  @Test func `keyframeAnimator lays out its content with the initial value`() {
    let scene = Scene {
      Color.red.keyframeAnimator(initialValue: 10.0, trigger: 1) { content, value in
        content.frame(width: value, height: 2 * value)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(50.0, duration: 1) }
      }
    }
    #expect(scene.size == CGSize(width: 10, height: 20))
  }

  private struct Boxed: TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores, the name is SwiftUI's
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(4).background(Color.gray)
    }
  }

  @Test func `a custom TextFieldStyle applies to TextField and SecureField`() {
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("")).id("field")
        SecureField("Code", text: .constant("")).id("secure")
      }
      .textFieldStyle(Boxed())
    }
    #expect(scene.frame("field")?.size == CGSize(width: 100, height: 28))
    #expect(scene.frame("secure")?.size == CGSize(width: 100, height: 28))
  }

  private struct Wide: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.value * 100, height: 10)
    }
  }

  @Test func `a custom GaugeStyle gets the value as a fraction of the range`() {
    let scene = Scene { Gauge(value: 15, in: 10...20) { Text("a") }.gaugeStyle(Wide()) }
    #expect(scene.size == CGSize(width: 50, height: 10))
  }

  @Test func `Table shows only the first of two columns`() {
    struct Row: Identifiable { let id: Int }
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      Table([Row(id: 1), Row(id: 2)]) {
        TableColumn("First") { row in Text("\(row.id)").id("first-\(row.id)") }
        TableColumn("Second") { row in Text("\(row.id)").id("second-\(row.id)") }
      }
    }
    #expect(scene.frame("first-2") != nil)
    #expect(scene.frame("second-2") == nil)
  }

  @Test func `an exported UTType conforms to its declared type and to that one's supertypes`() {
    let own = UTType(exportedAs: "org.example.a", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.conforms(to: .json) && own.conforms(to: own))
    #expect(!own.conforms(to: .image) && own.isSubtype(of: .data) && !own.isSubtype(of: own))
    #expect(UTType.heic.conforms(to: .image))
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType.pdf.preferredFilenameExtension == "pdf")
  }

  @Test func `a Toggle with sources is mixed until all elements are on`() {
    var values = [[true], [false]]
    let sources = Binding {
      values
    } set: {
      values = $0
    }
    let toggle = Toggle("All", sources: sources, isOn: \.[0])
    #expect(!toggle.isOn.wrappedValue && toggle.isMixed)
    toggle.isOn.wrappedValue = true
    #expect(values == [[true], [true]])
  }

  @Test func `prepend sends its values before those of the publisher`() {
    var received: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.prepend(1, 2).sink { received.append($0) }
    subject.send(3)
    subscription.cancel()
    #expect(received == [1, 2, 3])
  }

  @Test func `the distance between two CLLocations is that on a sphere`() {
    // A degree of latitude is 2 * pi / 360 of 6,371,008.8 m: 111,195 m.
    let (here, there) = (
      CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 1, longitude: 0)
    )
    #expect(abs(here.distance(from: there) - 111_195) < 1)
  }
}
