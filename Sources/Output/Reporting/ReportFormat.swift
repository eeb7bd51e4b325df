/// A format of run reports.
package struct ReportFormat: Sendable {
  /// The name of the format on the command line.
  package var name: String
  /// Makes the format's writer.
  package var makeWriter: @Sendable (ReportStyle) -> any ReportWriter
}

extension ReportFormat {
  /// All formats, starting with the default one; new formats are registered here.
  package static let all: [ReportFormat] = [
    ReportFormat(name: "human") { HumanReportWriter(usesColor: $0.usesColor) },
    ReportFormat(name: "json") { _ in JSONReportWriter() },
    ReportFormat(name: "junit") { JUnitReportWriter(pathToPackage: $0.pathToPackage) },
    ReportFormat(name: "junit-strict") { StrictJUnitReportWriter(pathToPackage: $0.pathToPackage) },
    ReportFormat(name: "ctrf") { CTRFReportWriter(pathToPackage: $0.pathToPackage) },
    ReportFormat(name: "github") { GitHubReportWriter(pathToPackage: $0.pathToPackage) },
    ReportFormat(name: "summary") { JobSummaryWriter(pathToPackage: $0.pathToPackage) },
    ReportFormat(name: "markdown") { MarkdownReportWriter(pathToRoot: $0.pathToRoot) },
  ]

  /// Returns the format with a name; `nil` returns the default one.
  package static func named(_ name: String?) -> ReportFormat {
    all.first { $0.name == name } ?? all[0]
  }
}
