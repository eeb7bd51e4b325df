import Foundation
import Reporting
import Testing

struct CTRFReportWriterTests {
  private func document() throws -> [String: Any] {
    let writer = CTRFReportWriter(end: Date(timeIntervalSince1970: 10))
    let text = writer.text(for: SampleReport.report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `has what the format requires of every document`() throws {
    let document = try document()
    #expect(document["reportFormat"] as? String == "CTRF")
    #expect(document["specVersion"] as? String == "0.0.0")
    let results = try #require(document["results"] as? [String: Any])
    #expect((results["tool"] as? [String: String])?["name"] == "plumb")
    #expect(
      results["summary"] as? [String: Int] == [
        "tests": 5, "passed": 1, "failed": 2, "pending": 0, "skipped": 1, "other": 1, "suites": 1,
        "start": 8250, "stop": 10_000,
      ]
    )
  }

  @Test func `has a test for each scenario`() throws {
    let results = try #require(document()["results"] as? [String: Any])
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(
      tests.map { $0["status"] as? String } == ["passed", "failed", "failed", "other", "skipped"]
    )
    #expect(tests.map { $0["duration"] as? Int } == [250, 0, 1500, 0, 0])
    #expect(tests[0]["message"] == nil)
    #expect(tests[1]["name"] as? String == "views/a#fails")
    #expect(tests[1]["filePath"] as? String == "Specs/views/a.md")
    #expect(tests[1]["line"] as? Int == 25)
    #expect((tests[1]["trace"] as? String)?.contains("expected 0 0 5 5, actual 0 0 5 6") == true)
    #expect(tests[2]["rawStatus"] as? String == "crashed")
    #expect(tests[3]["message"] as? String == "known failure: grids | \"later\"")
  }
}
