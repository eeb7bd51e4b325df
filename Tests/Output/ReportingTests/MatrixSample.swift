import Conformance
import SpecFormat

@testable import Reporting

/// Small reports for engine comparisons, written as verdicts by clause.
enum MatrixSample {
  /// Returns a report in which each clause has one scenario.
  ///
  /// - Parameters:
  ///   - clauses: The verdicts of each clause, by its slug.
  ///   - engine: The name of the engine; `nil` for a report without one.
  ///   - spec: The name of the spec.
  /// - Returns: A report of one spec.
  static func report(
    _ clauses: KeyValuePairs<String, [Verdict]>,
    engine: String? = nil,
    spec: String = "views/a"
  ) -> ConformanceReport {
    ConformanceReport(
      specs: [
        SpecReport(
          file: "Specs/\(spec).md",
          name: spec,
          title: spec.uppercased(),
          clauses: clauses.enumerated().map { index, clause in
            ClauseReport(
              title: clause.key,
              slug: clause.key,
              level: 2,
              line: 1 + 10 * index,
              rules: [RuleName("R-STK-\(index + 1)")],
              scenarios: [scenario("\(spec)#\(clause.key)", clause.value, line: 3 + 10 * index)]
            )
          }
        )
      ],
      engine: engine.map { EngineIdentity(name: $0, version: "1.0", platform: "Linux") }
    )
  }

  static func matrix(_ reports: ConformanceReport...) -> EngineMatrix {
    let named = reports.enumerated().map { (file: "out/\($0).json", report: $1) }
    return EngineMatrix(MatrixEngine.engines(of: named), documents: [document])
  }

  /// The spec of the clause `one`, whose scene is a row with a text that has a frame.
  static let document: SpecDocument = {
    let text = """
      # A

      ## one

      The row is as wide as its *text*.

      ```swift
      HStack { Text("a").frame(width: 9) }
      ```

      ```frames 100x100 evidence=recorded on="iOS 17"
      HStack  0 0 9 9
      ```

      """
    return SpecParser.parse(bytes: Array(text.utf8), file: "Specs/views/a.md", name: "views/a")
      .document
  }()

  private static func scenario(_ id: String, _ verdicts: [Verdict], line: Int) -> ScenarioReport {
    ScenarioReport(
      id: id,
      line: line,
      results: verdicts.enumerated().map { index, verdict in
        result(verdict, line: line + 1 + index, evidence: index == 0 ? .recorded : .derived)
      }
    )
  }

  private static func result(
    _ verdict: Verdict,
    line: Int,
    evidence: Evidence
  ) -> ExpectationResult {
    var conditions = Conditions(evidence: evidence)
    if evidence == .recorded { conditions.systems = [SystemVersion("iOS 17")].compactMap(\.self) }
    let differs = [.failed, .knownFailure].contains(verdict)
    func lines(_ width: Double) -> [ReportedLine] {
      [
        ReportedLine("HStack", [.frame([0, 0, width, 9])], part: .node(0)),
        ReportedLine("Text", [.frame([0, 0, 5, 9])], depth: 1, part: .node(1)),
      ]
    }
    return ExpectationResult(
      outline: ExpectationOutline(line: line, block: "frames", conditions: conditions),
      verdict: verdict,
      mismatches: differs
        ? [
          Mismatch(
            line: line + 1,
            subject: "HStack frame",
            expected: "0 0 9 9",
            actual: "0 0 10 9",
            difference: "0 0 +1 0"
          )
        ] : [],
      expected: lines(9),
      actual: verdict.isError || verdict == .unsupported ? [] : lines(differs ? 10 : 9)
    )
  }
}
