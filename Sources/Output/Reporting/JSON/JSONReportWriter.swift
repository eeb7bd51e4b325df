package import Conformance

/// Writes a report as the JSON of the format's contract, with all that other commands need to take
/// the run up again.
package struct JSONReportWriter: ReportWriter {
  package init() {}

  package func text(for report: ConformanceReport) -> String {
    JSONText.text(of: JSONDocument(report))
  }
}
