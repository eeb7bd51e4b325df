import Conformance
import SpecFormat

extension SampleReport {
  /// The report with everything in it that JSON has keys for.
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
      StatedLine("cell", [.number(1), .printed("a")], depth: 1, part: .element(.content))
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

  /// Numbers of one system, in whose place those of another one are compared.
  static let setAside: ExpectationResult = {
    var conditions = Conditions(evidence: .recorded)
    let reason = "numbers of iOS 13.7, iOS 14; the engine is held to iOS 17.0"
    conditions.systems = ["iOS 13.7", "iOS 14"].compactMap(SystemVersion.init)
    conditions.setAside = SetAside(
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
