import Conformance
import Testing

struct ReportMergeTests {
  /// Returns the report of one shard of a suite with one spec, with a scenario for each line.
  private func part(
    _ index: Int,
    of count: Int = 2,
    lines: [Int],
    suite: Int = 3
  ) -> ReportMerge.Part {
    let scenarios = lines.map { line in
      ScenarioReport(
        id: "a#\(line)",
        line: line,
        results: [
          ExpectationResult(
            outline: ExpectationOutline(line: line, block: "frames"),
            verdict: .passed
          )
        ]
      )
    }
    let clause = ClauseReport(title: "C", slug: "c", level: 2, line: 1, scenarios: scenarios)
    return ReportMerge.Part(
      name: "\(index).json",
      report: ConformanceReport(
        specs: [SpecReport(file: "a.md", name: "a", title: "A", clauses: [clause])],
        shard: ReportShard(
          index: index,
          count: count,
          suiteScenarios: suite,
          suiteDigest: "d\(suite)"
        )
      )
    )
  }

  @Test func `merging restores the order of scenarios in their spec`() throws {
    let report = try ReportMerge([part(2, lines: [5]), part(1, lines: [3, 9])]).merged()
    #expect(report.scenarios.map(\.line) == [3, 5, 9])
    #expect(report.shard == nil)
  }

  @Test func `merging keeps each spec mistake once, in the order of the parts`() throws {
    var parts = [part(1, lines: [3, 9]), part(2, lines: [5])]
    let mistakes = [4, 2].map {
      ReportedMistake(code: "line-invalid", file: "b.md", line: $0, column: 1, message: "no line")
    }
    parts[0].report.mistakes = [mistakes[0]]
    parts[1].report.mistakes = mistakes
    let report = try ReportMerge(parts).merged()
    #expect(report.mistakes == mistakes)
    #expect(!report.holds)
  }

  @Test func `merging throws scenariosMissing if no part has a scenario`() {
    #expect(throws: ReportMergeError.scenariosMissing(expected: 3, found: 2)) {
      try ReportMerge([part(1, lines: [3]), part(2, lines: [9])]).merged()
    }
  }

  @Test func `a merged report names the engine only if every part does`() throws {
    var parts = [part(1, lines: [3]), part(2, lines: [5, 9])]
    let engine = EngineIdentity(name: "plumb", version: "1.0", platform: "Linux")
    parts[0].report.engine = engine
    #expect(try ReportMerge(parts).merged().engine == nil)
    parts[1].report.engine = engine
    #expect(try ReportMerge(parts).merged().engine == engine)
  }

  @Test func `merging parts of different engines throws otherEngine`() {
    var parts = [part(1, lines: [3]), part(2, lines: [5, 9])]
    let engine = EngineIdentity(name: "plumb", version: "1.0", platform: "Linux")
    let other = EngineIdentity(name: "other", version: "", platform: "")
    parts[0].report.engine = engine
    parts[1].report.engine = other
    let error = ReportMergeError.otherEngine("1.json", engine, "2.json", other)
    #expect(throws: error) { try ReportMerge(parts).merged() }
    #expect(
      error.description
        == "'1.json' is a report of the engine plumb 1.0 on Linux, but '2.json' is a report of other"
    )
  }

  @Test func `merging no parts, or parts of different suites, throws`() {
    #expect(throws: ReportMergeError.otherSuite("1.json", "2.json")) {
      try ReportMerge([part(1, lines: [3]), part(2, lines: [9], suite: 4)]).merged()
    }
    #expect(throws: ReportMergeError.noParts) { try ReportMerge([]).merged() }
  }
}
