import Conformance
import SpecFormat
import Testing

/// Tests profiles: their text, and the expectations that they select.
struct ProfileTests {
  private func profile(_ text: String) throws -> Profile {
    try Profile(name: "views", text: text, file: "views.profile")
  }

  @Test func `the last profile line that matches an expectation selects or excludes it`() throws {
    let profile = try profile(
      """
      # Views.
      # Without text.

      swiftui
      not swiftui/text
      swiftui/text/text#one
      """
    )
    #expect(profile.summary == "Views. Without text.")
    #expect(profile.includes(ExpectationPlace(spec: "swiftui/stacks/spacer", scenario: "a")))
    #expect(!profile.includes(ExpectationPlace(spec: "swiftui/text/text", scenario: "a")))
    #expect(
      profile.includes(
        ExpectationPlace(spec: "swiftui/text/text", scenario: "swiftui/text/text#one")
      )
    )
    #expect(!profile.includes(ExpectationPlace(spec: "uikit/views", scenario: "a")))
    #expect(!profile.includes(ExpectationPlace(spec: "swiftuikit", scenario: "a")))
  }

  @Test func `a profile selects rules, rule families, name prefixes, blocks and metrics`() throws {
    let profile = try profile("R-STK-4\nR-GRID\nrecorded/swiftui-*\nnot block checks\nnot metrics")
    let place = { (rule: String) in
      ExpectationPlace(spec: "a", scenario: "a#b", rules: [RuleName(rule)])
    }
    #expect(profile.includes(place("R-STK-4")))
    #expect(!profile.includes(place("R-STK-5")))
    #expect(profile.includes(place("R-GRID-7")))
    var recorded = ExpectationPlace(spec: "recorded/swiftui-grid", scenario: "a#b")
    #expect(profile.includes(recorded))
    recorded.block = "checks"
    #expect(!profile.includes(recorded))
    recorded.block = "frames"
    recorded.isMeasuredBySystem = true
    #expect(!profile.includes(recorded))
  }

  @Test func `every mistake in a profile is reported with its line`() {
    let error = #expect(throws: LineFileError.self) {
      try profile("swiftui\nblock frame\n\nuikit and more")
    }
    #expect(
      error?.description == """
        views.profile:2:1: error: 'frame' is not a kind of block; did you mean 'frames'?
        views.profile:4:1: error: 'uikit and more' is neither a rule, nor an id, nor the name of a spec
        """
    )
    #expect(throws: LineFileError.self) { try profile("# nothing") }
  }

  @Test func `parsing the text of a profile gives an equal profile`() throws {
    let profile = try profile("# Views.\nswiftui\nnot R-TXT\nnot block calls\nrecorded/s*\nmetrics")
    #expect(try self.profile(profile.text) == profile)
  }

  @Test func `a report filtered by a profile keeps only the selected expectations`() throws {
    let report = ScoringSample.report(["a": [.passed, .failed], "b": [.passed]])
    let only = report.only(try profile("views/row#a"))
    #expect(only.scenarios.map(\.id) == ["views/row#a"])
    #expect(only.profile?.name == "views")
    #expect(report.only(nil) == report)
  }
}

/// A report of one spec with a scenario in each clause.
enum ScoringSample {
  static func report(_ clauses: KeyValuePairs<String, [Verdict]>) -> ConformanceReport {
    let reports = clauses.enumerated().map { index, clause in
      let line = 10 * index + 3
      let results = clause.value.enumerated().map { place, verdict in
        ExpectationResult(
          outline: ExpectationOutline(line: line + place + 1, block: "frames"),
          verdict: verdict
        )
      }
      return ClauseReport(
        title: clause.key,
        slug: clause.key,
        level: 2,
        line: line - 2,
        rules: [RuleName("R-STK-\(index + 1)")],
        scenarios: [ScenarioReport(id: "views/row#\(clause.key)", line: line, results: results)]
      )
    }
    return ConformanceReport(
      specs: [SpecReport(file: "Specs/row.md", name: "views/row", title: "Row", clauses: reports)]
    )
  }
}
