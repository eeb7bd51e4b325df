import Conformance
import Foundation
import Testing

@testable import Reporting

struct HistoryTests {
  private let entry = HistoryEntry(
    SampleReport.report,
    date: Date(timeIntervalSince1970: 1_700_000_000),
    commit: "abc"
  )

  @Test func `a history entry has the date and the counts of its report`() {
    let results = SampleReport.report.scenarios.flatMap(\.results)
    #expect(entry.date == "2023-11-14T22:13:20Z")
    #expect(entry.scenarios == SampleReport.report.scenarios.count)
    #expect(entry.verdicts["passed"] == results.count { $0.verdict == .passed })
    #expect(entry.verdicts.values.reduce(0, +) == results.count)
    #expect(entry.evidence.values.reduce(0, +) == results.count)
  }

  @Test func `parsing written history entries gives the same entries`() throws {
    #expect(try HistoryEntry.entries(in: entry.line + "\n" + entry.line) == [entry, entry])
  }

  /// Returns an entry of a day, with the scenarios that failed; `nil` for an older version.
  private func run(_ day: Int, failing: [String]?) -> HistoryEntry {
    var run = entry
    (run.date, run.commit) = ("2026-11-0\(day)T10:00:00Z", "c\(day)")
    run.failing = failing
    return run
  }

  private func firstFailure(_ history: [HistoryEntry]) -> FirstFailure? {
    let scenarios = SampleReport.report.dated(by: history).scenarios
    return scenarios.first { $0.id == "views/a#fails" }?.firstFailure
  }

  @Test func `a failure is dated by the first run of its current series of failures`() {
    let fails = ["views/a#fails"]
    let runs = [
      run(1, failing: fails), run(2, failing: []), run(3, failing: fails), run(4, failing: fails),
    ]
    #expect(firstFailure(runs)?.description == "failing since 2026-11-03, c3")
    #expect(firstFailure([run(1, failing: [])])?.description == "failing since this run")
    #expect(firstFailure([]) == nil)
    #expect(firstFailure([run(1, failing: nil)]) == nil)
    #expect(firstFailure([run(1, failing: nil), run(2, failing: fails)])?.commit == "c2")
  }

  @Test func `a history entry lists the scenarios that fail the run`() {
    #expect(entry.failing == ["views/a#crashes", "views/a#fails"])
  }

  @Test func `every report format states the run since which a scenario fails`() throws {
    let report = SampleReport.report.dated(by: [run(3, failing: ["views/a#fails"])])
    let words = "failing since 2026-11-03, c3"
    #expect(HumanReportWriter().text(for: report).contains("failed views/a#fails (\(words))\n"))
    #expect(MarkdownReportWriter().text(for: report).contains("; \(words)\n"))
    #expect(JUnitReportWriter().text(for: report).contains(words))
    #expect(JobSummaryWriter().text(for: report).contains(words))
    #expect(CTRFReportWriter().text(for: report).contains("\"date\" : \"2026-11-03T10:00:00Z\""))
    let json = JSONReportWriter().text(for: report)
    let read = try JSONReportReader().report(from: Data(json.utf8))
    #expect(read.scenarios.map(\.firstFailure) == report.scenarios.map(\.firstFailure))
  }

  @Test func `parsing a history throws an error with the numbers of all invalid lines`() {
    #expect(throws: HistoryError(lines: [1, 3])) {
      try HistoryEntry.entries(in: "{}\n" + entry.line + "no JSON\n")
    }
  }

  @Test func `the figure's text alternative states the number of runs and their dates`() {
    let picture = HistoryFigure([entry, entry]).picture
    #expect(picture.alternative.contains("2 runs from 2023-11-14 to 2023-11-14"))
    #expect(picture.svg.contains("<svg"))
    #expect(HistoryFigure([]).picture.alternative.contains("No run yet"))
  }

  @Test func `the badge shows failures if there are any`() {
    #expect(HistoryBadge(nil).svg.contains("no run yet"))
    let failing = entry.verdicts.filter { !(Verdict(rawValue: $0.key)?.failsTheRun ?? false) }
    var good = entry
    good.verdicts = failing
    #expect(!good.verdicts.isEmpty)
    #expect(HistoryBadge(good).svg.contains("hold"))
    #expect(HistoryBadge(entry).svg.contains("fail"))
  }

  @Test func `the list has a line per run with the differences from the previous run`() {
    var later = run(2, failing: nil)
    later.scenarios += 1
    later.evidence["recorded"] = (entry.evidence["recorded"] ?? 0) + 2
    let lines = HistoryRun.list([run(1, failing: []), later].map { HistoryRun($0) })
      .split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("2026-11-01 c1: ") && lines[0].hasSuffix(" fail"))
    #expect(lines[1].hasSuffix(" fail, 1 more scenario, 2 more recorded expectations"))
    #expect(HistoryRun.list([]) == "There is no run yet.\n")
  }
}
