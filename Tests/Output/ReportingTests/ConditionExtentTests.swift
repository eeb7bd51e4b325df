import Conformance
import SpecFormat
import Testing

@testable import Reporting

struct ConditionExtentTests {
  private static let types = LayoutEnvironment.dynamicTypes

  private func text(
    _ devices: [String],
    _ types: (String) -> [String],
    directions: [Bool] = [false, true]
  ) -> String {
    ConditionExtent(
      devices.flatMap { device in
        types(device).flatMap { type in
          directions.map { SweepCondition(device: device, type: type, isRightToLeft: $0) }
        }
      }
    ).text
  }

  private static let all = ConditionSweep.devices.map(\.name)
  private static let phones = ConditionSweep.devices.filter { !$0.isLandscape }.map(\.name)
    .filter { $0.hasPrefix("iPhone") }

  @Test func `names the languages of a finding unless it occurs in all languages`() {
    let languages = ["en", "de", "fr"].compactMap { LayoutLanguage($0) }
    func text(_ found: some Sequence<LayoutLanguage>) -> String {
      let conditions = found.flatMap { language in
        ["large", "xLarge"].map {
          SweepCondition(device: "iPhone SE", type: $0, language: language)
        }
      }
      return ConditionExtent(conditions, languages: languages).text
    }
    #expect(text(languages) == "iPhone SE, large to xLarge")
    #expect(text(languages[1...1]) == "iPhone SE, large to xLarge; German only")
    #expect(text(languages[1...]) == "iPhone SE, large to xLarge; German, French only")
    let more = SweepCondition(device: "iPhone SE", type: "large", language: languages[0])
    let both = ["large", "xLarge"].map {
      SweepCondition(device: "iPhone SE", type: $0, language: languages[1])
    }
    #expect(
      ConditionExtent(both + [more], languages: languages).text
        == "German: iPhone SE, large to xLarge; English: iPhone SE, at large"
    )
  }

  @Test func `names a single device with its range of text sizes`() {
    let text = text(["iPhone SE"]) { _ in ["xxLarge", "xxxLarge"] + Self.types.suffix(5) }
    #expect(text == "iPhone SE, from xxLarge")
  }

  @Test func `a finding in both orientations names no orientation`() {
    #expect(text(Self.all) { _ in Self.types } == "all devices, at all text sizes")
    let sizes = text(Self.all) { _ in Array(Self.types.prefix(9)) }
    #expect(sizes == "all devices, to accessibility2")
  }

  @Test func `a finding on some of the iPhones names their number and orientation`() {
    let text = text(["iPhone SE", "iPhone 11", "iPhone 14"]) { _ in ["accessibility5"] }
    #expect(text == "3 iPhones in portrait, at accessibility5")
  }

  @Test func `names the device that fails at smaller text sizes than the others`() {
    let text = text(Self.phones) { device in
      Array(Self.types.suffix(device == "iPhone SE" ? 6 : 3))
    }
    #expect(text == "all iPhones in portrait, from xxxLarge (iPhone SE first)")
  }

  @Test func `names the layout direction of a finding that occurs in only one direction`() {
    let text = text(["iPad"], { _ in ["large"] }, directions: [true])
    #expect(text == "iPad, at large; right to left only")
  }
}
