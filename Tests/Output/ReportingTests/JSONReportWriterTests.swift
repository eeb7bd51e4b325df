import Foundation
import Reporting
import Testing

struct JSONReportWriterTests {
  private func document() throws -> [String: Any] {
    let text = JSONReportWriter().text(for: SampleReport.report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `the summary counts scenarios, expectations and verdicts`() throws {
    let summary = try #require(document()["summary"] as? [String: Int])
    #expect(
      summary == [
        "scenarios": 5, "expectations": 6, "passed": 2, "failed": 1, "knownFailures": 1,
        "unsupported": 0, "skipped": 1, "errors": 1,
      ]
    )
  }

  @Test func `the results array has an object with all nine keys per expectation`() throws {
    let results = try #require(document()["results"] as? [[String: Any]])
    let keys: Set<String> = [
      "id", "file", "line", "block", "status", "evidence", "message", "expected", "actual",
    ]
    #expect(results.allSatisfy { Set($0.keys) == keys })
    #expect(results.map { $0["line"] as? Int } == [10, 15, 25, 45, 75, 82])
    #expect(
      results.map { $0["status"] as? String } == [
        "passed", "passed", "failed", "crashed", "known-failure", "skipped",
      ]
    )
    #expect(
      results.map { $0["evidence"] as? String } == [
        "article", "unstated", "derived", "unstated", "unstated", "unstated",
      ]
    )
    #expect(results[2]["file"] as? String == "Specs/views/a.md")
    #expect(
      results[2]["message"] as? String
        == "line 26: Text \"<A>\" frame: expected 0 0 5 5, actual 0 0 5 6, difference 0 0 0 +1"
    )
    #expect(results[4]["message"] as? String == "grids | \"later\"")
  }

  @Test func `the specs array has durations, reasons, mismatches and actual lines`() throws {
    let document = try document()
    #expect(document["formatVersion"] as? Int == 1)
    #expect(document["shard"] == nil)
    let specs = try #require(document["specs"] as? [[String: Any]])
    let clauses = try #require(specs[0]["clauses"] as? [[String: Any]])
    let scenarios = clauses.flatMap { $0["scenarios"] as? [[String: Any]] ?? [] }
    #expect(scenarios[0]["duration"] as? Double == 0.25)
    let parts = scenarios.flatMap { $0["expectations"] as? [[String: Any]] ?? [] }
    #expect(parts.map { $0["reason"] as? String ?? "" }[4] == "grids | \"later\"")
    let mismatches = try #require(parts[2]["mismatches"] as? [[String: Any]])
    #expect(mismatches[0]["difference"] as? String == "0 0 0 +1")
    #expect(parts[0]["expectedLines"] == nil)
    #expect((parts[0]["actualLines"] as? [Any])?.isEmpty == true)
    let lines = try #require(parts[2]["actualLines"] as? [[String: Any]])
    #expect(lines.map { $0["name"] as? String } == ["Text \"<A>\""])
    #expect(lines.map { $0["node"] as? Int } == [0])
    #expect(lines[0]["values"] as? [[String: [Int]]] == [["frame": [0, 0, 5, 6]]])
  }
}
