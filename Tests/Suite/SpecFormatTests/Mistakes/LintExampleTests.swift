import SpecFormat
import Testing

@testable import SpecAuthoring

// The code of the example in the doc comment of `LintCheck`.

struct LongTitleCheck: LintCheck {
  let name = "long-title"

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.filter { $0.document.title.count > 60 }.map { spec in
      finding(in: spec, line: 1, "the title has more than 60 characters")
    }
  }
}

struct LintExampleTests {
  private func findings(title: String) -> [String] {
    let document = parse("# \(title)\n", name: "a").document
    return LongTitleCheck().findings(in: [LintedSpec(document: document)]).map(\.message)
  }

  @Test func `an example of a LintCheck reports a title of more than 60 characters`() {
    #expect(findings(title: "Stacks") == [])
    let long = String(repeating: "a", count: 61)
    #expect(findings(title: long) == ["the title has more than 60 characters"])
  }
}
