import Conformance
import ElementTree
import Foundation
import FoundationXML
import HostileTexts
import Reporting
import SpecFormat
import Testing

/// A report with a hostile text in every place for text of authors, scenes and engines.
enum HostileReport {
  /// Returns a report of a failure, a crash with output, a known failure, and a clause without
  /// scenarios.
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
    result.expectedLines = [ReportedLine(text, [.frame([0, 0, 5, 5])], part: .node(0))]
    result.actualLines = [ReportedLine(text, [.frame([0, 0, 5, 6])], part: .node(0))]
    return result
  }
}

struct HostileJSONTests {
  @Test(arguments: HostileText.all)
  func `a JSON report with a hostile text is read without loss`(hostile: HostileText) throws {
    let report = HostileReport.report(hostile.text)
    let text = JSONReportWriter().text(for: report)
    #expect(HostileText.hidden(in: text) == [])
    #expect(try JSONReportReader().report(from: Data(text.utf8)) == report)
  }

  @Test(arguments: HostileText.all)
  func `a CTRF report with a hostile text is JSON without hidden characters`(
    hostile: HostileText
  ) throws {
    let text = CTRFReportWriter().text(for: HostileReport.report(hostile.text))
    #expect(HostileText.hidden(in: text) == [])
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let results = root?["results"] as? [String: Any]
    #expect((results?["tests"] as? [Any])?.count == 3)
  }

  @Test(arguments: HostileText.all)
  func `JSONText.line has no line break and decodes to the same text`(hostile: HostileText) throws {
    let line = JSONText.line(of: [hostile.text: hostile.text])
    #expect(!line.contains { $0.isNewline })
    #expect(HostileText.hidden(in: line) == [])
    let read = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(read == [hostile.text: hostile.text])
  }
}

struct HostileXMLTests {
  @Test(arguments: HostileText.all)
  func `a hostile text does not change the number of elements in JUnit XML`(
    hostile: HostileText
  ) throws {
    let text = JUnitReportWriter().text(for: HostileReport.report(hostile.text))
    #expect(try JUnitRules.breaches(by: text) == [])
    #expect(HostileText.hidden(in: text) == [])
    let visible = VisibleText.lines(hostile.text.replacing("\r\n", with: "\n"))
    let document = try XMLDocument(xmlString: text)
    let names = try document.nodes(forXPath: "//testcase/@file").map(\.stringValue)
    #expect(names == Array(repeating: "Specs/\(visible).md", count: 3))
    let printed = try document.nodes(forXPath: "//system-out").map(\.stringValue)
    #expect(printed == [visible])
    #expect(try document.nodes(forXPath: "//*").count == 9)
  }

  @Test(arguments: HostileText.all)
  func `a badge has a hostile engine name as a single text element`(hostile: HostileText) throws {
    let badge = MatrixBadge(name: hostile.text, counts: OutcomeCounts()).svg
    #expect(HostileText.hidden(in: badge) == [])
    let document = try XMLDocument(xmlString: badge)
    let titles = try document.nodes(forXPath: "//*[local-name()='text']").map(\.stringValue)
    #expect(titles.first == VisibleText.lines(hostile.text.replacing("\r\n", with: "\n")))
    #expect(titles.count == 2)
  }
}
