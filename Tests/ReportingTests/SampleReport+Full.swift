import Compilation
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

  private static let elements: [ElementName] = [
    .content, .cell(section: 0, item: 1), .supplementary(kind: "a", section: 0, item: 1),
    .layoutSupplementary(kind: "a", item: 1), .decoration(kind: "a", section: 0),
  ]
}
