import Conformance
import SpecFormat
import Testing

@testable import Reporting

struct ConditionSweepWriterTests {
  private static let types = LayoutEnvironment.dynamicTypes

  private static func breach(
    _ device: String,
    _ type: String,
    _ findings: CheckFinding...
  ) -> ConditionSweep.Breach {
    ConditionSweep.Breach(device: device, type: type, isRightToLeft: false, findings: findings)
  }

  private func text(_ breaches: [ConditionSweep.Breach]) -> String {
    let sweep = ConditionSweep(breaches: breaches, count: 816, limits: [], height: nil)
    return ConditionSweepWriter(sweep, of: "a#b").text
  }

  @Test func `merges text sizes and devices with equal results`() {
    let finding = CheckFinding(.truncation, node: "Text \"Ada\"")
    let breaches = ["iPhone SE", "iPhone 13 mini", "iPhone 8 Plus"].flatMap { device in
      Self.types.suffix(5).map { Self.breach(device, $0, finding) }
    }
    let lines: [String] = text(breaches).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[1] == "to xxxLarge from accessibility1")
    #expect(lines[2] == "3 devices in portrait . T")
    #expect(lines[3] == "14 devices in portrait, 17 devices in landscape . .")
    #expect(lines[4] == "3 devices in portrait: iPhone SE, iPhone 8 Plus, iPhone 13 mini")
    #expect(
      lines[5].hasPrefix("14 devices in portrait, 17 devices in landscape: iPhone SE landscape")
    )
    #expect(
      lines[6]
        == "T no truncation: 15 of 816, 3 iPhones in portrait, from accessibility1; left to right "
        + "only; first on iPhone SE, accessibility1, ltr: Text \"Ada\""
    )
  }

  @Test func `a result that is the same everywhere has one row and one column`() {
    let finding = CheckFinding(.truncation, node: "Text")
    let breaches = ConditionSweep.devices.flatMap { device in
      Self.types.map { Self.breach(device.name, $0, finding) }
    }
    let table = text(breaches)
    #expect(table.contains("all text sizes\nall devices  T\n"))
    let words = "all devices, at all text sizes; left to right only; first on iPhone SE"
    #expect(table.contains(words))
  }

  @Test func `merges languages with equal results and names those of a finding`() throws {
    let languages = ["en", "de", "fr", "en-rtl"].compactMap { LayoutLanguage($0) }
    let finding = CheckFinding(.truncation, node: "Text")
    let breaches = ConditionSweep.devices.flatMap { device in
      languages[1...2].map { language in
        ConditionSweep.Breach(
          device: device.name,
          type: "accessibility5",
          isRightToLeft: false,
          language: language,
          findings: [finding]
        )
      }
    }
    let sweep = ConditionSweep(
      breaches: breaches,
      count: 1632,
      limits: [],
      height: nil,
      languages: languages
    )
    let lines = ConditionSweepWriter(sweep, of: "a#b").text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[0].contains("at 12 text sizes and in en, de, fr, en-rtl; 68 of them fail"))
    #expect(lines[2] == "en, en-rtl: all devices . .")
    #expect(lines[3] == "de, fr: all devices . T")
    #expect(
      lines[4]
        == "T no truncation: 68 of 1632, all devices, at accessibility5; German, French only; "
        + "first on iPhone SE, accessibility5, de: Text"
    )
  }

  @Test(
    arguments: [
      ("Text \"Ada\" #a", ["a", "b"], nil, "#a"), ("Text \"Ada\"", ["b"], nil, "Text \"Ada\""),
      ("Toggle", ["b"], "Wi-Fi", "Toggle \"Wi-Fi\""), ("Color", ["b"], nil, "Color in #b"),
      ("Color", [], nil, "Color"),
    ] as [(String, [String], String?, String)]
  )
  func `a finding names its node by id, text or the id of an ancestor`(
    node: String,
    identifiers: [String],
    content: String?,
    expected: String
  ) {
    var finding = CheckFinding(.targets, node: node, identifiers: identifiers, points: 3)
    finding.content = content
    #expect(text([Self.breach("iPhone SE", "large", finding)]).hasSuffix(": \(expected) by 3\n\n"))
  }
}
