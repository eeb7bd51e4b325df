internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// Writes a report in the format and to the file that the command line and the environment select.
@MainActor
struct ReportOutput {
  static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(ReportFormat.all.map(\.name)),
    summary: "the format of the verdicts; default: human"
  )
  static let output = CommandOption(
    name: "output",
    placeholder: "FILE",
    summary: "write the verdicts to a file"
  )

  /// The variables in which services state the folder of the repository.
  private static let repositories = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  private let format: ReportFormat
  private let output: String?
  private let root: String
  private let context: ToolContext

  /// - Parameters:
  ///   - arguments: The arguments of the command line.
  ///   - defaultFormat: The format if the command line has none; `nil` for `human`.
  ///   - root: The folder that paths of specs are relative to.
  ///   - context: The console and the environment.
  init(
    _ arguments: CommandArguments,
    defaultFormat: String? = nil,
    root: String,
    in context: ToolContext
  ) {
    format = ReportFormat.named(arguments[Self.format] ?? defaultFormat)
    output = arguments[Self.output]
    self.root = root
    self.context = context
  }
}

extension ReportOutput {
  /// Writes the report, and the files that environment variables request.
  ///
  /// - Returns: The exit code of the process.
  func deliver(_ report: ConformanceReport) throws(ToolError) -> ExitCode {
    try write(report, as: writer(for: report))
    return ExitCode(report)
  }

  /// Writes the report of another engine; its human format is short, and refers to a file with
  /// every verdict.
  ///
  /// - Parameters:
  ///   - report: The results of the engine.
  ///   - cache: The cache with the file of verdicts, unless the command line names one.
  /// - Throws: `fileNotWritten` if the report cannot be written.
  package func deliver(
    ofEngine report: ConformanceReport,
    in cache: CompilationCache
  ) throws(ToolError) {
    guard format.name == "human" else { return try write(report, as: writer(for: report)) }
    let name = report.engine.map { EngineSlug.text(of: $0.name) } ?? "engine"
    let file = output ?? "\(cache.directory)/engines/\(name).txt"
    try TextFile(path: file).write(EngineReportWriter().wholeText(for: report))
    let writer = EngineReportWriter(usesColor: context.console.usesColor, rest: file)
    try context.console.write(writer.text(for: report))
  }

  private func write(_ report: ConformanceReport, as writer: any ReportWriter) throws(ToolError) {
    // Bazel reads the results of a test from this file. It is written first, so that a failure to
    // write it leaves no output.
    if let file = variable("XML_OUTPUT_FILE") {
      try TextFile(path: file).write(JUnitReportWriter().text(for: report.withGapsAsUnsupported))
    }
    // In the human format on a terminal, the report has the mistakes already.
    if format.name != "human" || output != nil {
      for mistake in report.mistakes { context.console.note(mistake.diagnostic) }
    }
    let hasGaps = ["human", "json", "github"].contains(format.name)
    let text = writer.text(for: hasGaps ? report : report.withGapsAsUnsupported)
    if let output {
      try TextFile(path: output).write(text)
    } else {
      try context.console.write(text)
    }
    if format.name == "github" { try appendJobSummary(of: report) }
  }

  /// Returns the writer of the format; annotations refer to the summary, if there is one.
  private func writer(for report: ConformanceReport) -> any ReportWriter {
    guard format.name == "github", let summary else { return format.makeWriter(style) }
    return GitHubReportWriter(
      pathToPackage: style.pathToPackage,
      summaryOmits: summary.writer.omits(report.withGapsAsUnsupported)
    )
  }

  /// The file of the job's summary with its content, and the writer for the rest of its size; `nil`
  /// outside of a job.
  private var summary: (file: TextFile, before: String, writer: JobSummaryWriter)? {
    guard let path = variable("GITHUB_STEP_SUMMARY") else { return nil }
    let file = TextFile(path: path)
    let before = file.text ?? ""
    let writer = JobSummaryWriter(
      byteLimit: JobSummaryWriter.maximumSize - before.utf8.count,
      pathToPackage: style.pathToPackage
    )
    return (file, before, writer)
  }

  /// Appends a summary to the file whose content GitHub shows, up to a maximum size.
  private func appendJobSummary(of report: ConformanceReport) throws(ToolError) {
    guard let summary else { return }
    let text = summary.writer.text(for: report.withGapsAsUnsupported)
    try summary.file.write(summary.before + text)
  }

  private var style: ReportStyle {
    ReportStyle(
      usesColor: output == nil && context.console.usesColor,
      pathToPackage: Self.repositories.lazy.compactMap { variable($0) }.first
        .map { RelativePath.path(to: root, below: $0) } ?? "",
      pathToRoot: output.map { RelativePath.path(to: root, fromFile: $0) } ?? ""
    )
  }

  private func variable(_ name: String) -> String? {
    context.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The report in the repository: a document, and its figures.
struct RepositoryReport {
  static let file = "Docs/Conformance.md"

  /// A file of the report.
  struct File: Equatable {
    /// The path relative to the package.
    var path: String
    var text: String
  }

  private let files: [File]
  private let root: String

  /// - Parameters:
  ///   - report: The results of all specs.
  ///   - root: The folder of the package.
  init(_ report: ConformanceReport, root: String) {
    self.root = root
    let writer = MarkdownReportWriter(pathToFigures: "Figures/")
    let figures = ReportFigure.all.map { figure in
      File(path: "Docs/Figures/\(figure.name)", text: figure.draw(report).svg)
    }
    files = [File(path: Self.file, text: writer.text(for: report))] + figures
  }
}

extension RepositoryReport {
  /// The files that differ from the current report in more than times.
  var staleFiles: [File] {
    files.filter { file in
      let text = TextFile(path: "\(root)/\(file.path)").text ?? ""
      return MarkdownReportWriter.stableText(of: text)
        != MarkdownReportWriter.stableText(of: file.text)
    }
  }

  func write(_ file: File) throws(ToolError) {
    try TextFile(path: "\(root)/\(file.path)").write(file.text)
  }
}
