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

  @Test func `an entry has the counts of its report`() {
    let results = SampleReport.report.scenarios.flatMap(\.results)
    #expect(entry.date == "2023-11-14T22:13:20Z")
    #expect(entry.scenarios == SampleReport.report.scenarios.count)
    #expect(entry.verdicts["passed"] == results.count { $0.verdict == .passed })
    #expect(entry.verdicts.values.reduce(0, +) == results.count)
    #expect(entry.evidence.values.reduce(0, +) == results.count)
  }

  @Test func `a history is read as it was written`() throws {
    #expect(try HistoryEntry.entries(in: entry.line + "\n" + entry.line) == [entry, entry])
  }

  @Test func `every line that is no entry is told`() {
    #expect(throws: HistoryError(lines: [1, 3])) {
      try HistoryEntry.entries(in: "{}\n" + entry.line + "no JSON\n")
    }
  }

  @Test func `the figure says in words what it draws`() {
    let picture = HistoryFigure([entry, entry]).picture
    #expect(picture.alternative.contains("2 runs from 2023-11-14 to 2023-11-14"))
    #expect(picture.svg.contains("<svg"))
    #expect(HistoryFigure([]).picture.alternative.contains("No run yet"))
  }

  @Test func `the badge counts failures first`() {
    #expect(HistoryBadge(nil).svg.contains("no run yet"))
    let failing = entry.verdicts.filter { !(Verdict(rawValue: $0.key)?.failsTheRun ?? false) }
    var good = entry
    good.verdicts = failing
    #expect(good.verdicts.isEmpty || HistoryBadge(good).svg.contains("hold"))
    #expect(HistoryBadge(entry).svg.contains("fail"))
  }
}
