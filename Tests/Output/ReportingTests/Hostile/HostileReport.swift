import Conformance
import HostileTexts
import SpecFormat

/// A report with a hostile text wherever authors, scenes and engines have text.
enum HostileReport {
  /// A scenario that fails, one that crashes behind what it printed, one that is known to fail, and a
  /// clause that nobody checks.
  static func report(_ text: String) -> ConformanceReport {
    let scenarios = [
      ScenarioReport(id: "a#\(text)", line: 5, results: [failure(text)]),
      ScenarioReport(
        id: "a#\(text)-2",
        line: 15,
        results: [SampleReport.result(16, .crashed, note: text)],
        printed: text
      ),
      ScenarioReport(
        id: "a#\(text)-3",
        line: 25,
        results: [SampleReport.result(26, .knownFailure, reason: text)]
      ),
    ]
    let clause = ClauseReport(title: text, slug: "slug", level: 2, line: 3, scenarios: scenarios)
    let other = ClauseReport(
      title: text,
      slug: "other",
      level: 2,
      line: 30,
      scenarios: [],
      sketchLines: [31]
    )
    let spec = SpecReport(
      file: "Specs/\(text).md",
      name: text,
      title: text,
      clauses: [clause, other]
    )
    var report = ConformanceReport(specs: [spec])
    report.engine = EngineIdentity(name: text, version: text, platform: text)
    return report
  }

  private static func failure(_ text: String) -> ExpectationResult {
    var result = SampleReport.result(6, .failed, reason: text, note: text)
    result.mismatches = [
      Mismatch(line: 7, subject: text, expected: text, actual: text, difference: text)
    ]
    result.expectedLines = [StatedLine(text, [.frame([0, 0, 5, 5])], part: .node(0))]
    result.actualLines = [StatedLine(text, [.frame([0, 0, 5, 6])], part: .node(0))]
    return result
  }
}
