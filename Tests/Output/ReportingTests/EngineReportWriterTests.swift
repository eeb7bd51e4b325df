import SceneBuilding
import Conformance
import SpecFormat
import Testing

@testable import Reporting

/// Tests the report of a run with another engine, and its list of missing names.
struct EngineReportWriterTests {
  /// Returns a report in which each scenario lacks names, as the compiler states them.
  private func report(lacking messages: [[String]]) -> ConformanceReport {
    let scenarios = messages.enumerated().map { index, messages in
      var result = ExpectationResult(
        outline: ExpectationOutline(line: index + 1, block: "frames"),
        verdict: .doesNotCompile
      )
      result.compilerMessages = messages.map {
        CompilerDiagnostic(
          file: "Specs/a.md",
          line: index + 1,
          column: 3,
          severity: .error,
          message: $0
        )
      }
      return ScenarioReport(id: "a#s\(index)", line: index + 1, results: [result])
    }
    let clause = ClauseReport(title: "", slug: "", level: 1, line: 1, scenarios: scenarios)
    return ConformanceReport(
      specs: [SpecReport(file: "Specs/a.md", name: "a", title: "A", clauses: [clause])]
    )
  }

  @Test func `missing API names sort by the number of scenes that lack only them`() {
    let grid = "cannot find 'Grid' in scope"
    let row = "cannot find 'GridRow' in scope"
    let state = "unknown attribute 'State'"
    let consequence = "cannot infer contextual base in reference to member 'top'"
    let gaps = EngineGaps(
      report(lacking: [
        [consequence, grid, row], [grid, row], [grid, state], [state], [row, grid],
        ["value of type 'Text' has no member 'bold'", consequence],
        ["extra argument 'alignment' in call", consequence],
        ["extra argument 'maxWidth' in call of 'frame'", consequence],
        ["extra arguments at positions #1, #2 in call of 'VStack'"],
      ])
    )
    #expect(gaps.sceneCount == 9)
    #expect(
      gaps.gaps.map { "\($0.name) \($0.companions) \($0.alone)/\($0.total) \($0.example)" } == [
        "Grid [\"GridRow\"] 3/4 Specs/a.md:1:3",
        "@State [] 1/2 Specs/a.md:3:3",
        ".bold [] 1/1 Specs/a.md:6:3",
        ".frame(maxWidth:) [] 1/1 Specs/a.md:8:3",
        "VStack(…) [] 1/1 Specs/a.md:9:3",
        "extra argument 'alignment' in call [] 1/1 Specs/a.md:7:3",
      ]
    )
  }

  @Test func `a long report is a summary of at most 60 lines that names the file with the rest`() {
    let verdicts: [Verdict] = [.passed, .failed, .unsupported, .deviates]
    var report = MatrixSample.report([:], engine: "Rows")
    report.specs = (0..<50).flatMap { number in
      MatrixSample.report(["a": verdicts, "b": [.crashed]], spec: "views/s\(number)").specs
    }
    let text = EngineReportWriter(rest: "rows.txt").text(for: report)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    #expect(lines.count <= EngineReportWriter.lineLimit + 1)
    #expect(lines.first == "Rows 1.0 on Linux")
    #expect(lines.contains("      50  crashed"))
    #expect(lines.contains("      50  deviate"))
    #expect(
      lines.contains("50 of 150 answered agree (33.3 %), of 250 asked, 50 deviations apart")
    )
    #expect(lines.contains { $0.hasPrefix("Specs/views/s0.md") && $0.contains("crashed #b") })
    #expect(text.hasSuffix("every verdict: rows.txt\n"))
  }

  @Test func `failures that the engine's floor file does not allow are listed first`() {
    var report = MatrixSample.report([:], engine: "Rows")
    report.specs = (0..<50).flatMap { number in
      MatrixSample.report(["a": [.failed], "b": [.crashed]], spec: "views/s\(number)").specs
    }
    report.breaches = ["views/s40#a"]
    let lines = EngineReportWriter().text(for: report).split(separator: "\n")
    let failures = lines.filter { $0.hasPrefix("Specs/") }
    #expect(failures.first?.contains("s40.md") == true)
    #expect(failures.first?.contains(": failed below the floor #a: ") == true)
    #expect(failures.count { $0.contains("below the floor") } == 1)
  }

  @Test func `a short report lists its verdicts and the score, and names no other file`() {
    let report = MatrixSample.report(["a": [.passed]], engine: "Rows")
    let text = EngineReportWriter(rest: "rows.txt").text(for: report)
    #expect(text.hasPrefix("passed views/a#a\n"))
    #expect(text.contains("1 of 1 answered agree (100 %), of 1 asked"))
    #expect(!text.contains("rows.txt"))
  }
}
