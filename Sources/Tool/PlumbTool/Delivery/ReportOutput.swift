internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// Writes a report where the command line, and the engine that started the tool, want it.
@MainActor
struct ReportOutput {
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

extension ReportOutput {
  /// Writes the report, and what the environment asks for besides.
  ///
  /// - Returns: What the process is to end with.
  func deliver(_ report: ConformanceReport) throws(ToolError) -> ExitCode {
    // Bazel reads what came of a test from there. The answer comes last, as it is none where a file
    // cannot be written.
    if let file = variable("XML_OUTPUT_FILE") {
      try TextFile(path: file).write(JUnitReportWriter().text(for: report))
    }
    // A person at the terminal reads them in the report already.
    if format.name != "human" || output != nil {
      for mistake in report.mistakes { context.console.note(mistake.diagnostic) }
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
      byteLimit: JobSummaryWriter.maximumSize - before.utf8.count,
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

/// The report that the repository keeps: a document, and the figures beside it.
struct RepositoryReport {
  static let file = "Docs/Conformance.md"

  /// One of its files.
  struct File: Equatable {
    /// Relative to the package.
    var path: String
    var text: String
  }

  private let files: [File]
  private let root: String

  /// - Parameters:
  ///   - report: What came of all specs.
  ///   - root: The package.
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
  /// Those files that differ from what would be written in more than times.
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

/// Tells a program why there is no answer, where the command line asks for JSON: at the place where
/// the answer would be.
@MainActor
struct FailureOutput {
  private let words: [String]
  private let console: Console

  /// - Parameters:
  ///   - words: The command line, which need not be one that can be understood.
  ///   - console: Where answers go.
  init(_ words: [String], console: Console) {
    self.words = words
    self.console = console
  }
}

extension FailureOutput {
  /// Writes the messages, or nothing where nobody asks for JSON.
  ///
  /// - Parameters:
  ///   - messages: Why there is no answer.
  ///   - exitCode: What the process ends with.
  func deliver(_ messages: [JSONMessage], endingWith exitCode: ExitCode) {
    guard value(of: ReportOutput.format.name) == "json" else { return }
    let command = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let text = FailureAnswer(
      command: command,
      exitCode: exitCode.rawValue,
      messages: messages,
      isReport: isReport(command)
    ).text
    if let output = value(of: ReportOutput.output.name),
      (try? TextFile(path: output).write(text)) != nil
    {
      return
    }
    try? console.write(text)
  }

  /// Whether the answer of a command is a report, which has the formats of reports.
  private func isReport(_ name: String?) -> Bool {
    let command = name.flatMap { PlumbCommands.command(named: $0) }
    let options = command.map { type(of: $0).declaration.options } ?? []
    return options.contains {
      $0.name == ReportOutput.format.name && $0.kind == ReportOutput.format.kind
    }
  }

  /// The last value that is given for an option.
  private func value(of option: String) -> String? {
    let attached = "--\(option)="
    for (index, word) in words.enumerated().reversed() {
      if word.hasPrefix(attached) { return String(word.dropFirst(attached.count)) }
      if word == "--\(option)" { return words.dropFirst(index + 1).first }
    }
    return nil
  }
}
