package import Conformance
internal import Foundation

/// Writes a report as the JSON of the format's contract: a summary, and one result for each
/// expectation.
package struct JSONReportWriter: ReportWriter {
  package init() {}

  package func text(for report: ConformanceReport) -> String {
    let results = report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.map { JSONResult($0, id: scenario.id, file: spec.file) }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = JSONDocument(summary: JSONSummary(report.summary), results: results)
    do {
      return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("strings and whole numbers can always be encoded: \(error)")
    }
  }
}

private struct JSONDocument: Encodable {
  var summary: JSONSummary
  var results: [JSONResult]
}
