import SceneBuilding
import Conformance
import Foundation
import Reporting
import SpecFormat
import Testing

struct JSONReportReaderTests {
  private func report(_ text: String) throws -> ConformanceReport {
    try JSONReportReader().report(from: Data(text.utf8))
  }

  @Test func `reads a written report without loss`() throws {
    var report = SampleReport.report
    report.shard = ReportShard(index: 2, count: 3, suiteScenarios: 9, suiteDigest: "ab")
    report.engine = EngineIdentity(name: "plumb", version: "1.4.0", platform: "Linux")
    #expect(try self.report(JSONReportWriter().text(for: report)) == report)
  }

  @Test func `reads the keys on and setAside of a skipped expectation`() throws {
    let text = JSONReportWriter().text(for: SampleReport.full)
    #expect(text.contains("\"on\" : ["))
    let results = try report(text).specs[0].clauses[2].scenarios[1].results
    #expect(results == [SampleReport.setAside])
  }

  @Test func `reads the former name of evidence=requirement in earlier reports`() throws {
    let text = JSONReportWriter().text(for: SampleReport.report)
    let earlier = text.replacing("\"evidence\" : \"article\"", with: "\"evidence\" : \"wish\"")
    let results = try report(earlier).specs[0].clauses.flatMap(\.scenarios).flatMap(\.results)
    #expect(results.contains { $0.evidence == .requirement })
    #expect(!results.contains { $0.evidence == .article })
  }

  @Test func `reads usesReferenceStyle of each clause`() throws {
    var report = SampleReport.report
    report.specs[0].clauses[1].usesReferenceStyle = true
    let clauses = try self.report(JSONReportWriter().text(for: report)).specs[0].clauses
    #expect(clauses.map(\.usesReferenceStyle) == [false, true, false, false, false])
  }

  @Test func `a clause without usesReferenceStyle has the value of its spec`() throws {
    var report = SampleReport.report
    report.specs[0].usesReferenceStyle = true
    let lines = JSONReportWriter().text(for: report).split(separator: "\n")
      .filter { !$0.contains("\"usesReferenceStyle\" : false") }
    let clauses = try self.report(lines.joined(separator: "\n")).specs[0].clauses
    #expect(clauses.map(\.usesReferenceStyle) == [true, true, true, true, true])
  }

  @Test func `reads the values of a mismatch, including infinite ones`() throws {
    var report = SampleReport.report
    var mismatch = Mismatch(
      line: 26,
      name: "Text",
      part: .element(.cell(section: 0, item: 1)),
      quantity: .drawingOrder,
      expected: .frame([0, 0, .infinity, 1], zIndex: 2),
      actual: .number(-.infinity),
      difference: .numbers([.infinity, 0, -0.25])
    )
    mismatch.issueKind = "invalid-update"
    mismatch.combinations = Mismatch.Combinations(differing: 3, total: 110, first: "width 320")
    report.specs[0].clauses[1].scenarios[0].results[0].mismatches = [mismatch]
    #expect(try self.report(JSONReportWriter().text(for: report)) == report)
  }

  @Test func `reads a mismatch as text if its text contradicts its values`() throws {
    let text = JSONReportWriter().text(for: SampleReport.report)
      .replacing("\"expected\" : \"0 0 5 5\"", with: "\"expected\" : \"0 0 5 4\"")
    let mismatch = try report(text).specs[0].clauses[1].scenarios[0].results[0].mismatches[0]
    #expect(mismatch.expectedValue == .words("0 0 5 4"))
    #expect(mismatch.differenceValue == .words("0 0 0 +1"))
  }

  @Test func `reads the compiler's messages without loss`() throws {
    var report = SampleReport.report
    report.specs[0].clauses[1].scenarios[0].results[0].compilerMessages = [
      CompilerDiagnostic(
        file: "Specs/views/a.md",
        line: 24,
        column: 3,
        severity: .error,
        message: "cannot find 'Txt' in scope"
      ),
      CompilerDiagnostic(
        file: "Specs/views/b.md",
        line: 1,
        column: 1,
        severity: .note,
        message: "did you mean 'Text'?"
      ),
    ]
    let text = JSONReportWriter().text(for: report)
    #expect(try self.report(text) == report)
    #expect(text.contains(/"suggestions" : \[\s+"Text"/))
  }

  @Test func `reads every kind of value of a line, including infinity and decimals`() throws {
    var report = SampleReport.report
    let lines = [
      ReportedLine("...", depth: 1),
      ReportedLine(
        "#a",
        [.words("-> \"b\""), .frame([0, -0.5, .infinity, 100 / 3])],
        part: .node(3)
      ),
      ReportedLine("cell 0.1", [.frame([0, 0, 1, 1], zIndex: -1)], part: .element(.content)),
      ReportedLine("Text", [.size(.infinity, nil), .size(50, 20)]),
      ReportedLine("", [.number(NumberLiteral(value: 33.3, decimals: 2)), .number(-.infinity)]),
      ReportedLine("SizeKey", [.printed("(82.0, 52.0)")]),
    ]
    report.specs[0].clauses[1].scenarios[0].results[0].actualLines = lines
    report.specs[0].clauses[1].scenarios[0].results[0].expectedLines = lines.reversed()
    #expect(try self.report(JSONReportWriter().text(for: report)) == report)
  }

  @Test func `a line whose text contradicts its values is read as text only`() throws {
    var report = SampleReport.report
    let text = JSONReportWriter().text(for: report)
      .replacing("\"actual\" : \"Text \\\"<A>\\\"  0  0  5  6\"", with: "\"actual\" : \"by hand\"")
    var result = report.specs[0].clauses[1].scenarios[0].results[0]
    result.actualLines = [ReportedLine("by hand")]
    result.hasValues = false
    report.specs[0].clauses[1].scenarios[0].results[0] = result
    #expect(try self.report(text) == report)
  }

  @Test func `reads a report that has only the required keys`() throws {
    let report = try report(
      """
      {"summary": {"scenarios": 1, "expectations": 1, "passed": 0, "failed": 1,
        "knownFailures": 0, "skipped": 0, "errors": 0},
       "results": [{"id": "a#b", "file": "Specs/a.md", "line": 7, "block": "frames",
        "status": "failed", "evidence": "unstated", "message": "m", "expected": "e",
        "actual": "x"}]}
      """
    )
    #expect(report.scenarios.map(\.id) == ["a#b"])
    #expect(report.scenarios[0].results[0].message == "m")
    #expect(report.scenarios[0].results[0].verdict == .failed)
    #expect(report.specs[0].file == "Specs/a.md")
  }

  @Test func `an edited status in results takes precedence over the one in specs`() throws {
    let text = JSONReportWriter().text(for: SampleReport.report)
      .replacing("\"status\" : \"crashed\"", with: "\"status\" : \"passed\"")
    let verdicts = try report(text).scenarios.map(\.verdict)
    #expect(verdicts == [.passed, .failed, .passed, .knownFailure, .skipped])
  }

  @Test(
    arguments: [
      ("", "it is not JSON"),
      ("{\"results\": [", "it is not JSON"),
      ("[]", "it is not a report of 'plumb check --format json': it has another type"),
      ("{}", "it is not a report of 'plumb check --format json': 'results' is missing"),
      ("{\"results\": [{}]}", "results[0]: 'id' is missing"),
      (
        #"{"exitCode": 70, "results": [], "messages": [{"code": "worker-failed", "severity": "error","#
          + #""message": "no worker"}]}"#,
        "its run ended with exit code 70 and without a report\n  error: no worker"
      ),
      (
        #"{"exitCode": 3, "messages": [{"code": "line-invalid", "severity": "error","#
          + #""file": "a.md", "line": 2, "column": 1, "message": "no line"}]}"#,
        "without a report\n  a.md:2:1: error: no line"
      ),
      ("{\"results\": [], \"formatVersion\": 99}", "it has format version 99"),
      (
        """
        {"results": [{"id": "a#b", "file": "f", "line": 7, "block": "frames", "status": "great",
        "evidence": "unstated", "message": "", "expected": "", "actual": ""}]}
        """, "'great' is not a valid status of a result, in a#b"
      ),
    ] as [(String, String)]
  )
  func `an invalid file throws an error that names the problem`(
    text: String,
    message: String
  ) throws {
    let error = #expect(throws: ReportFileError.self) { try report(text) }
    #expect(error?.description.contains(message) == true)
  }
}
