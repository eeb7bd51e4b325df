package import Conformance

/// Writes a report as text in one format.
package protocol ReportWriter: Sendable {
  /// The whole text, ending with a line feed.
  func text(for report: ConformanceReport) -> String
}
