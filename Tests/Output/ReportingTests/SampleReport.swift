import Conformance
import SpecFormat

/// A report with one of each verdict that a writer treats in a way of its own.
enum SampleReport {
  static let report = ConformanceReport(
    documents: [document],
    scenarios: [
      ScenarioReport(
        id: "views/a#holds",
        line: 5,
        duration: 0.25,
        results: [result(10, .passed, evidence: .article), result(15, .passed)]
      ),
      ScenarioReport(id: "views/a#fails", line: 22, results: [failure]),
      ScenarioReport(
        id: "views/a#crashes",
        line: 40,
        duration: 1.5,
        results: [result(45, .crashed, note: "ended by SIGILL:\u{1B}[0m \u{0}trap")]
      ),
      ScenarioReport(
        id: "views/a#known",
        line: 72,
        results: [result(75, .knownFailure, reason: "grids | \"later\"")]
      ),
      ScenarioReport(
        id: "views/a#skipped",
        line: 80,
        results: [result(82, .skipped, reason: "slow")]
      ),
    ]
  )

  /// A scenario for each verdict, all of one clause.
  static let everyVerdict = ConformanceReport(
    specs: [
      SpecReport(
        file: "Specs/verdicts.md",
        name: "verdicts",
        title: "Verdicts",
        clauses: [
          ClauseReport(
            title: "Every one",
            slug: "every-one",
            level: 3,
            path: ["All", "Every one"],
            line: 1,
            scenarios: Verdict.allCases.enumerated().map { index, verdict in
              ScenarioReport(
                id: "verdicts#\(verdict.rawValue)",
                line: index + 2,
                duration: 0.0125,
                results: [result(index + 3, verdict, reason: "why", note: "what")]
              )
            }
          )
        ]
      )
    ]
  )

  private static let document = SpecDocument(
    file: "Specs/views/a.md",
    name: "views/a",
    title: "A | B",
    clauses: [
      Clause(
        title: "It holds",
        slug: "it-holds",
        level: 2,
        line: 3,
        scenarios: [scenario("holds", 5)]
      ),
      Clause(
        title: "It <fails>",
        slug: "it-fails",
        level: 2,
        line: 20,
        scenarios: [scenario("fails", 22), scenario("crashes", 40)],
        sketches: [CodeBlock(fenceLine: 60, line: 61, code: "")]
      ),
      Clause(
        title: "It is not done",
        slug: "it-is-not-done",
        level: 2,
        line: 70,
        scenarios: [scenario("known", 72), scenario("skipped", 80)]
      ),
      Clause(title: "Nothing checks it", slug: "nothing-checks-it", level: 3, line: 90),
      Clause(title: "Notes", slug: "notes", level: 2, line: 95, isInformative: true),
    ]
  )

  private static let failure = ExpectationResult(
    outline: outline(25, .derived),
    verdict: .failed,
    mismatches: [
      Mismatch(
        line: 26,
        subject: "Text \"<A>\" frame",
        expected: "0 0 5 5",
        actual: "0 0 5 6",
        difference: "0 0 0 +1"
      )
    ],
    expected: [StatedLine("Text \"<A>\"", [.frame([0, 0, 5, 5])], part: .node(0))],
    actual: [StatedLine("Text \"<A>\"", [.frame([0, 0, 5, 6])], part: .node(0))]
  )

  private static func scenario(_ slug: String, _ line: Int) -> ScenarioSpec {
    let scene = SceneSpec(scene: CodeBlock(fenceLine: line, line: line + 1, code: ""), phases: [])
    return ScenarioSpec(id: "views/a#\(slug)", line: line, body: .scene(scene), digest: "")
  }

  private static func outline(_ line: Int, _ evidence: Evidence?) -> ExpectationOutline {
    ExpectationOutline(line: line, block: "frames", conditions: Conditions(evidence: evidence))
  }

  static func result(
    _ line: Int,
    _ verdict: Verdict,
    evidence: Evidence? = nil,
    reason: String? = nil,
    note: String = ""
  ) -> ExpectationResult {
    ExpectationResult(
      outline: outline(line, evidence),
      verdict: verdict,
      reason: reason,
      note: note
    )
  }
}
