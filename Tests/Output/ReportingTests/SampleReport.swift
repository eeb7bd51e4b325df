import SceneBuilding
import Conformance
import SpecFormat

/// A report with each verdict that writers treat differently.
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

  /// A report of one clause with a scenario for each verdict.
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
    expected: [ReportedLine("Text \"<A>\"", [.frame([0, 0, 5, 5])], part: .node(0))],
    actual: [ReportedLine("Text \"<A>\"", [.frame([0, 0, 5, 6])], part: .node(0))]
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

extension SampleReport {
  /// A report with a value for every key of the JSON.
  static let full: ConformanceReport = {
    var report = SampleReport.report
    report.shard = ReportShard(index: 1, count: 2, suiteScenarios: 9, suiteDigest: "ab")
    report.specs[0].clauses[0].rules = [RuleName("R-STK-4")]
    var scenario = report.specs[0].clauses[1].scenarios[0]
    scenario.duration = 1
    scenario.printed = "words"
    scenario.results[0].mismatches += elements.map { element in
      Mismatch(
        line: 27,
        name: "cell",
        part: .element(element),
        quantity: .drawingOrder,
        expected: .frame([0, 0, 5, 5], of: "Text", zIndex: 1),
        actual: .size(nil, 5),
        difference: .numbers([1, .infinity])
      )
    }
    scenario.results[0].mismatches += [
      Mismatch(line: 28, name: "a", part: .node(1), expected: .number(1), actual: .printed("b")),
      Mismatch(line: 29, subject: "a", expected: "b", actual: "c", issueKind: "invalid-update"),
    ]
    var varied = Mismatch(line: 30, name: "root.width", expected: .number(1), actual: .number(2))
    varied.combinations = Mismatch.Combinations(differing: 3, total: 110, first: "width 320")
    scenario.results[0].mismatches.append(varied)
    scenario.results[0].actualLines += [
      ReportedLine("cell", [.number(1), .printed("a")], depth: 1, part: .element(.content))
    ]
    report.specs[0].clauses[1].scenarios[0] = scenario
    report.specs[0].clauses[2].scenarios[1].results = [setAside]
    let message = CompilerDiagnostic(
      file: "Specs/a.md",
      line: 1,
      column: 2,
      severity: .error,
      message: "words"
    )
    report.specs[0].clauses[1].scenarios[1].results[0].compilerMessages = [message]
    return report
  }()

  /// A skipped expectation for some systems; the run compares the recording of another system.
  static let setAside: ExpectationResult = {
    var conditions = Conditions(evidence: .recorded)
    let reason = "numbers of iOS 13.7, iOS 14; this run compares with iOS 17.0"
    conditions.systems = ["iOS 13.7", "iOS 14"].compactMap(SystemVersion.init)
    conditions.setAside = SystemExclusion(
      reason: reason,
      heldLine: 88,
      heldSystems: [SystemVersion("iOS 17.0")].compactMap(\.self),
      differences: ["cell 0.0: x 1 → 2", "a | b: gone"]
    )
    let outline = ExpectationOutline(line: 82, block: "frames", conditions: conditions)
    return ExpectationResult(outline: outline, verdict: .skipped, reason: reason)
  }()

  private static let elements: [ElementName] = [
    .content, .cell(section: 0, item: 1), .supplementary(kind: "a", section: 0, item: 1),
    .layoutSupplementary(kind: "a", item: 1), .decoration(kind: "a", section: 0),
  ]
}

/// Lines with their values, written as text such as ` Text "a" 0 0 10 20`.
enum StatedText {
  /// Parses four numbers at the end of a line as a frame, and fewer numbers as single values.
  static func lines(_ text: String) -> [ReportedLine] {
    text.split(separator: "\n").map { line in
      var words = line.split(separator: " ")
      let numbers = words.reversed().prefix(4).prefix { Double($0) != nil }.reversed()
        .compactMap { Double($0) }
      words.removeLast(numbers.count)
      return ReportedLine(
        words.joined(separator: " "),
        numbers.count == 4 ? [.frame(numbers)] : numbers.map { .number($0) },
        depth: line.prefix { $0 == " " }.count / 2
      )
    }
  }
}
