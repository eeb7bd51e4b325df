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

  @Test func `has a report id, timestamps and a summary with counts`() throws {
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

  @Test func `has a test for each scenario with status, suite, file and line`() throws {
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
  func `the JSON conforms to the keys and sums of CTRF 1.0.0`(report: ConformanceReport) throws {
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
  func `CTRFRules detects a document that violates a rule`(
    part: String,
    replacement: String
  ) throws {
    let id = try #require(UUID(uuidString: Self.id))
    let text = CTRFReportWriter(id: id).text(for: SampleReport.report)
    #expect(text.contains(part))
    let broken = Data(text.replacing(part, with: replacement, maxReplacements: 1).utf8)
    #expect(CTRFRules.breaches(by: try JSONSerialization.jsonObject(with: broken)) != [])
  }
}

/// The rules of the Common Test Report Format for documents of this project: keys, kinds of values,
/// and sums.
///
/// The keys and kinds follow version 1.0.0 of the format as implemented by a reporter of another
/// project.
enum CTRFRules {
  private enum Kind {
    case text, count, texts, object
    /// One of several strings.
    case choice([String])
  }

  private struct Key {
    var name: String
    var kind: Kind
    var isRequired = true
  }

  private static let statuses = ["passed", "failed", "skipped", "pending", "other"]

  private static let document = [
    Key(name: "reportFormat", kind: .choice(["CTRF"])),
    Key(name: "specVersion", kind: .choice(["1.0.0"])),
    Key(name: "reportId", kind: .text), Key(name: "timestamp", kind: .text),
    Key(name: "generatedBy", kind: .text), Key(name: "results", kind: .object),
  ]
  private static let results = [
    Key(name: "tool", kind: .object), Key(name: "summary", kind: .object),
    // The elements of this list are checked separately.
    Key(name: "tests", kind: .object),
  ]
  private static let tool = [Key(name: "name", kind: .text)]
  private static let summary =
    (["tests"] + statuses + ["flaky", "suites", "start", "stop", "duration"])
    .map { Key(name: $0, kind: .count) }
  private static let test = [
    Key(name: "name", kind: .text), Key(name: "status", kind: .choice(statuses)),
    Key(name: "duration", kind: .count), Key(name: "suite", kind: .texts),
    Key(name: "rawStatus", kind: .text), Key(name: "filePath", kind: .text),
    Key(name: "line", kind: .count), Key(name: "tags", kind: .texts),
    Key(name: "message", kind: .text, isRequired: false),
    Key(name: "trace", kind: .text, isRequired: false),
    Key(name: "stdout", kind: .texts, isRequired: false),
    Key(name: "extra", kind: .object, isRequired: false),
  ]
}

extension CTRFRules {
  /// Returns a description of each rule that a document violates.
  static func breaches(by value: Any) -> [String] {
    guard let root = value as? [String: Any], let results = root["results"] as? [String: Any],
      let summary = results["summary"] as? [String: Any],
      let tests = results["tests"] as? [[String: Any]]
    else { return ["no results, no summary or no tests"] }
    return breaches(by: root, of: document, in: "the document")
      + breaches(by: results, of: Self.results, in: "results")
      + breaches(by: results["tool"] as? [String: Any] ?? [:], of: tool, in: "tool")
      + breaches(by: summary, of: Self.summary, in: "summary")
      + tests.flatMap { breaches(by: $0, of: test, in: "\($0["name"] ?? "a test")") }
      + breachedSums(summary, tests: tests) + breachedForms(root)
  }

  private static func breaches(
    by object: [String: Any],
    of keys: [Key],
    in place: String
  ) -> [String] {
    let unknown = Set(object.keys).subtracting(keys.map(\.name)).sorted()
      .map { "\(place): '\($0)' is no key of the format" }
    return unknown
      + keys.compactMap { key in
        guard let value = object[key.name] else {
          return key.isRequired ? "\(place): '\(key.name)' is missing" : nil
        }
        return holds(key.kind, value) ? nil : "\(place): '\(key.name)' is \(value)"
      }
  }

  private static func holds(_ kind: Kind, _ value: Any) -> Bool {
    switch kind {
    case .text: (value as? String)?.isEmpty == false
    case .count: (value as? Int).map { $0 >= 0 } ?? false
    case .texts: (value as? [String])?.isEmpty == false
    case .object: value is [String: Any] || value is [[String: Any]]
    case .choice(let choices): (value as? String).map { choices.contains($0) } ?? false
    }
  }

  /// Checks that each status count is correct, and that the counts add up to the number of tests.
  private static func breachedSums(
    _ summary: [String: Any],
    tests: [[String: Any]]
  ) -> [String] {
    func count(_ name: String) -> Int { summary[name] as? Int ?? -1 }
    let suites = Set(tests.map { $0["suite"] as? [String] ?? [] }).count
    let sums =
      statuses.map { status in
        (status, count(status), tests.count { $0["status"] as? String == status })
      } + [
        ("tests", count("tests"), tests.count), ("suites", count("suites"), suites),
        ("duration", count("duration"), count("stop") - count("start")),
        ("statuses", statuses.map { count($0) }.reduce(0, +), tests.count),
      ]
    return sums.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1) is not \($0.2)" }
  }

  private static func breachedForms(_ root: [String: Any]) -> [String] {
    let isUUID = (root["reportId"] as? String).flatMap { UUID(uuidString: $0) } != nil
    let time = (root["timestamp"] as? String).flatMap { try? Date($0, strategy: .iso8601) }
    return (isUUID ? [] : ["reportId is no UUID"]) + (time != nil ? [] : ["timestamp is no time"])
  }
}
