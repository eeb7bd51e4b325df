import Conformance
import Foundation
import Reporting

extension FuzzTarget {
  /// The reader of JSON reports, also of those that other programs wrote.
  static let reports = FuzzTarget(
    name: "reports",
    suffixes: [],
    seeds: {
      let result = """
        {"id": "a#b", "file": "Specs/a.md", "line": 3, "block": "frames 10x10", "status": "failed",
        "evidence": "derived", "message": "m", "expected": "a  0 0 1 1", "actual": "a  0 0 2 1"}
        """
      let passed = result.replacing("failed", with: "passed").replacing("a#b", with: "a#c")
      let minimal = "{\"results\": [\(result), \(passed), \(result)]}"
      let known = passed.replacing("passed", with: "known-failure").replacing("derived", with: "")
      let message = """
        {"code": "a", "severity": "error", "file": "Specs/b.md", "line": 1, "message": "m"}
        """
      let more = """
        {"formatVersion": 1, "shard": {"index": 1, "count": 2, "suiteScenarios": 0,
        "suiteDigest": "a"}, "engine": {"name": "E", "version": "1"}, "samples": 3, "specs": [],
        "results": [\(known)], "messages": [\(message)]}
        """
      let failure = "{\"exitCode\": 70, \"messages\": [\(message)]}"
      // Written reports have more members than those of other programs.
      let written = [minimal, more].compactMap { text in
        try? JSONReportReader().report(from: Data(text.utf8))
      }
      .map { JSONReportWriter().text(for: $0) }
      return ([minimal, more, failure] + written).map { Array($0.utf8) }
    },
    read: { bytes in
      let report = try JSONReportReader().report(from: Data(bytes))
      let text = JSONReportWriter().text(for: report)
      let copy: ConformanceReport
      do {
        copy = try JSONReportReader().report(from: Data(text.utf8))
      } catch {
        fatalError("a written report is not read: \(error)")
      }
      let written = JSONReportWriter().text(for: copy)
      require(written == text, "a report is equal after writing and reading")
    }
  )
}
