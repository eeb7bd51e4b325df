import Conformance
import Foundation
import Reporting
import Testing

struct CTRFReportWriterTests {
  private static let id = "6f2c7a3e-0d51-4c36-9d0e-1f0a5b7c8d9e"

  private func document() throws -> [String: Any] {
    let id = try #require(UUID(uuidString: Self.id))
    let writer = CTRFReportWriter(end: Date(timeIntervalSince1970: 10), id: id)
    let text = writer.text(for: SampleReport.report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `sums up, with an id and times of its own`() throws {
    let document = try document()
    #expect(document["reportId"] as? String == Self.id)
    #expect(document["timestamp"] as? String == "1970-01-01T00:00:10Z")
    let results = try #require(document["results"] as? [String: Any])
    #expect(
      results["summary"] as? [String: Int] == [
        "tests": 5, "passed": 1, "failed": 2, "pending": 0, "skipped": 1, "other": 1, "flaky": 0,
        "suites": 3, "start": 8250, "stop": 10_000, "duration": 1750,
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
    #expect(tests[1]["suite"] as? [String] == ["Specs/views/a.md", "It <fails>"])
    #expect(tests[0]["tags"] as? [String] == ["article", "unstated"])
    #expect(tests[1]["filePath"] as? String == "Specs/views/a.md")
    #expect(tests[1]["line"] as? Int == 25)
    #expect((tests[1]["trace"] as? String)?.contains("expected 0 0 5 5, actual 0 0 5 6") == true)
    #expect(tests[2]["rawStatus"] as? String == "crashed")
    #expect(tests[3]["message"] as? String == "known failure: grids | \"later\"")
  }

  @Test(arguments: [SampleReport.report, SampleReport.everyVerdict, ConformanceReport(specs: [])])
  func `keeps the rules of the format`(report: ConformanceReport) throws {
    let text = CTRFReportWriter().text(for: report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(CTRFRules.breaches(by: value) == [])
  }

  @Test(arguments: [
    ("\"CTRF\"", "\"ctrf\""), ("\"passed\" : 1", "\"passed\" : 2"),
    ("\"status\" : \"other\"", "\"status\" : \"known\""), ("\"suites\" : 3", "\"suites\" : 1"),
    ("\"suite\" :", "\"suit\" :"), ("\"duration\" : 250", "\"duration\" : \"250\""),
    ("\"duration\" : 1750", "\"duration\" : 1751"), ("0d51-", "0d5-"),
  ])
  func `the rules find what breaks them`(part: String, replacement: String) throws {
    let id = try #require(UUID(uuidString: Self.id))
    let text = CTRFReportWriter(id: id).text(for: SampleReport.report)
    #expect(text.contains(part))
    let broken = Data(text.replacing(part, with: replacement, maxReplacements: 1).utf8)
    #expect(CTRFRules.breaches(by: try JSONSerialization.jsonObject(with: broken)) != [])
  }
}
