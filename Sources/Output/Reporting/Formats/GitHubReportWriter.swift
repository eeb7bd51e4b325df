package import Conformance
internal import ElementTree

/// Writes the failures of a run as annotations of a GitHub workflow, at the lines of the specs.
///
/// GitHub shows at most ten annotations of each kind per step. Mistakes of malformed specs and the
/// most severe failures therefore come first, and a notice counts the others. For another engine,
/// failures in scenarios that reach the engine's floor are warnings, and scenes that do not compile
/// are counted in a notice.
package struct GitHubReportWriter: ReportWriter {
  /// The number of annotations of each kind that GitHub shows per step.
  private static let limit = 10
  /// The maximum size of a message in bytes; GitHub truncates messages at 64 KB.
  private static let messageSize = 4000

  private struct Failure {
    var result: ExpectationResult
    var scenario: ScenarioReport
    var file: String
    var kind: WorkflowCommand.Kind
  }

  private let paths: RepositoryPaths
  private let summaryOmits: Bool

  /// - Parameters:
  ///   - pathToPackage: The path from the repository to the package, ending with a slash; empty if
  ///     they are the same.
  ///   - summaryOmits: Whether the summary of the job leaves failures out, because it has a maximum
  ///     size.
  package init(pathToPackage: String = "", summaryOmits: Bool = false) {
    paths = RepositoryPaths(pathToPackage: pathToPackage)
    self.summaryOmits = summaryOmits
  }

  package func text(for report: ConformanceReport) -> String {
    let answers = report.withGapsAsUnsupported
    let all = failures(of: answers)
    let failures = all.filter { $0.kind == .error }
    let shownMistakes = report.mistakes.prefix(Self.limit)
    var commands =
      shownMistakes.map { command(for: $0) }
      + failures.prefix(Self.limit - shownMistakes.count).map { command(for: $0) }
    let hidden = report.mistakes.count + failures.count - commands.count
    if hidden > 0 {
      let phrase =
        switch (report.mistakes.isEmpty, hidden == 1) {
        case (true, true): "expectation fails"
        case (true, false): "expectations fail"
        case (false, true): "error"
        case (false, false): "errors"
        }
      commands.append(
        WorkflowCommand(
          kind: .notice,
          properties: [("title", "plumb: \(hidden) more")],
          message: "\(hidden) more \(phrase): the job summary has "
            + (summaryOmits ? "as many of them as its maximum size permits." : "them all.")
        )
      )
    }
    commands += all.filter { $0.kind == .warning }.prefix(Self.limit).map { command(for: $0) }
    commands += [gapNotice(of: report)].compactMap(\.self)
    let lines = commands.map(\.text) + [answers.sentence]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GitHubReportWriter {
  /// Returns the results that fail the run, sorted by severity, then by the order of the specs.
  private func failures(of report: ConformanceReport) -> [Failure] {
    let all = report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter(\.verdict.failsTheRun)
          .map { result in
            let kind: WorkflowCommand.Kind = report.isTolerated(scenario) ? .warning : .error
            return Failure(result: result, scenario: scenario, file: spec.file, kind: kind)
          }
      }
    }
    return Verdict.allCases.reversed().flatMap { verdict in
      all.filter { $0.result.verdict == verdict }
    }
  }

  private func command(for failure: Failure) -> WorkflowCommand {
    let result = failure.result
    let details = VisibleText.lines(failure.scenario.excerpt(of: result, in: failure.file))
    let text = details.isEmpty ? result.headline : details
    return WorkflowCommand(
      kind: failure.kind,
      properties: [
        ("file", paths.path(of: failure.file)),
        ("line", "\(result.decidingLine)"),
        ("title", "\(result.verdict.rawValue): \(result.block) of \(failure.scenario.id)"),
      ],
      message: SizeLimitedText.cut(text, toBytes: Self.messageSize)
    )
  }

  /// Returns the score of another engine, with the number of expectations that do not compile;
  /// `nil` for the own engine.
  private func gapNotice(of report: ConformanceReport) -> WorkflowCommand? {
    guard report.isOfOtherEngine, let engine = report.engine else { return nil }
    let counts = OutcomeCounts(report)
    let gaps = counts[.doesNotCompile]
    let end =
      gaps == 0
      ? ""
      : "; \(GroupedNumber.text(gaps)) \(MatrixOutcome.doesNotCompile.label(for: gaps)): "
        + "'plumb check --gaps' lists the missing names"
    return WorkflowCommand(
      kind: .notice,
      properties: [("title", engine.name)],
      message: "\(counts.sentence) (\(counts.percent))\(end)"
    )
  }

  private func command(for mistake: ReportedMistake) -> WorkflowCommand {
    WorkflowCommand(
      kind: .error,
      properties: [
        ("file", paths.path(of: mistake.file)),
        ("line", "\(mistake.line)"),
        ("col", "\(mistake.column)"),
        ("title", "malformed spec: \(mistake.code)"),
      ],
      message: DetailExcerpt.cut(mistake.message)
    )
  }
}

/// A workflow command that GitHub's runners parse, such as `::error file=a.md,line=3::It differs`.
struct WorkflowCommand {
  enum Kind: String {
    case error, warning, notice
  }

  var kind: Kind
  /// The properties, in the order in which they are written.
  var properties: [(name: String, value: String)] = []
  var message: String
}

extension WorkflowCommand {
  /// The command, without a line feed at its end.
  var text: String {
    let list = properties.map { "\($0.name)=\(Self.escaped(property: $0.value))" }
      .joined(separator: ",")
    return "::\(kind.rawValue)\(list.isEmpty ? "" : " \(list)")::\(Self.escaped(message))"
  }

  /// Escapes the three characters that runners unescape in a message.
  ///
  /// The function iterates over scalars, because a carriage return and a line feed form a single
  /// `Character`.
  private static func escaped(_ text: String) -> String {
    let visible = VisibleText.escaped(text, keeping: ["\n", "\r", "\t"])
    return visible.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Escapes a property's value, in which colons and commas are separators too.
  private static func escaped(property value: String) -> String {
    escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
