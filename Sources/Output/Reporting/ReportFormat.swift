/// A format that a run can be reported in.
package struct ReportFormat: Sendable {
  /// The name on the command line.
  package var name: String
  /// Makes the format's writer.
  package var makeWriter: @Sendable (ReportStyle) -> any ReportWriter
}

extension ReportFormat {
  /// Every format there is, the default first: the one list that a new one is added to.
  package static let all: [ReportFormat] = [
    ReportFormat(name: "human") { HumanReportWriter(usesColor: $0.usesColor) },
    ReportFormat(name: "json") { _ in JSONReportWriter() },
    ReportFormat(name: "junit") { _ in JUnitReportWriter() },
    ReportFormat(name: "junit-strict") { _ in StrictJUnitReportWriter() },
    ReportFormat(name: "ctrf") { _ in CTRFReportWriter() },
    ReportFormat(name: "github") { GitHubReportWriter(pathToPackage: $0.pathToPackage) },
    ReportFormat(name: "summary") { JobSummaryWriter(pathToPackage: $0.pathToPackage) },
    ReportFormat(name: "markdown") { MarkdownReportWriter(pathToRoot: $0.pathToRoot) },
  ]

  /// The format of a name; the default one for none.
  package static func named(_ name: String?) -> ReportFormat {
    all.first { $0.name == name } ?? all[0]
  }
}
