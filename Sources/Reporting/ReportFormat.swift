/// A format that a run can be reported in.
package struct ReportFormat: Sendable {
  /// The name on the command line.
  package var name: String
  /// Makes the format's writer; colour is for formats that people read on a terminal.
  package var makeWriter: @Sendable (_ usesColor: Bool) -> any ReportWriter
}

extension ReportFormat {
  /// Every format there is, the default first: the one list that a new one is added to.
  package static let all: [ReportFormat] = [
    ReportFormat(name: "human") { HumanReportWriter(usesColor: $0) },
    ReportFormat(name: "json") { _ in JSONReportWriter() },
    ReportFormat(name: "junit") { _ in JUnitReportWriter() },
  ]
}
