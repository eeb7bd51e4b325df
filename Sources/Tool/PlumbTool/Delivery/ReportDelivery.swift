internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// Writes a report where the command line, and the engine that started the tool, want it.
@MainActor
struct ReportDelivery {
  static let format = CommandOption(
    name: "format",
    placeholder: "FORMAT",
    kind: .oneOf(ReportFormat.all.map(\.name)),
    summary: "how verdicts are written; human where nothing is said"
  )
  static let output = CommandOption(
    name: "output",
    placeholder: "FILE",
    summary: "write verdicts to a file"
  )

  private let format: ReportFormat
  private let output: String?
  private let root: String
  private let context: ToolContext

  /// - Parameters:
  ///   - arguments: What the command line gave.
  ///   - defaultFormat: The format where none was given.
  ///   - root: The folder that the specs' paths are relative to.
  ///   - context: Where to write.
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

extension ReportDelivery {
  /// Writes the report, and what the environment asks for besides.
  ///
  /// - Returns: What the process is to end with.
  func deliver(_ report: ConformanceReport) throws(ToolError) -> ExitCode {
    // Bazel reads what came of a test from there. The answer comes last, as it is none where a file
    // cannot be written.
    if let file = variable("XML_OUTPUT_FILE") {
      try TextFile(path: file).write(JUnitReportWriter().text(for: report))
    }
    let text = format.makeWriter(style).text(for: report)
    if let output {
      try TextFile(path: output).write(text)
    } else {
      try context.console.write(text)
    }
    if format.name == "github" { try appendJobSummary(of: report) }
    return ExitCode(report)
  }

  /// GitHub shows what a step adds to this file, up to a size.
  private func appendJobSummary(of report: ConformanceReport) throws(ToolError) {
    guard let path = variable("GITHUB_STEP_SUMMARY") else { return }
    let file = TextFile(path: path)
    let before = file.text ?? ""
    let writer = JobSummaryWriter(
      byteLimit: JobSummaryWriter.greatestSize - before.utf8.count,
      pathToPackage: style.pathToPackage
    )
    try file.write(before + writer.text(for: report))
  }

  private var style: ReportStyle {
    ReportStyle(
      usesColor: output == nil && context.console.usesColor,
      pathToPackage: variable("GITHUB_WORKSPACE")
        .map { RelativePath.path(to: root, below: $0) } ?? "",
      pathToRoot: output.map { RelativePath.path(to: root, fromFile: $0) } ?? ""
    )
  }

  private func variable(_ name: String) -> String? {
    context.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
