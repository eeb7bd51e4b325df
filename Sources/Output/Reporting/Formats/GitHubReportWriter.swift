package import Conformance
internal import ElementTree

/// Writes what fails a run as annotations of GitHub's workflows, at the lines of the specs.
///
/// A step shows no more than ten annotations of a kind, so the gravest come first, and a notice
/// says how many there are beyond.
package struct GitHubReportWriter: ReportWriter {
  /// How many annotations of one kind GitHub shows for one step.
  private static let limit = 10
  /// How many characters of a message are worth an annotation.
  private static let messageLength = 4000

  private struct Failure {
    var result: ExpectationResult
    var scenario: ScenarioReport
    var file: String
  }

  private let pathToPackage: String

  /// - Parameter pathToPackage: The way from the repository to the package, with a slash at its
  ///   end; empty where they are the same.
  package init(pathToPackage: String = "") {
    self.pathToPackage = pathToPackage
  }

  package func text(for report: ConformanceReport) -> String {
    let failures = failures(of: report)
    var commands = failures.prefix(Self.limit).map { command(for: $0) }
    let hidden = failures.count - commands.count
    if hidden > 0 {
      let verb = hidden == 1 ? "expectation fails" : "expectations fail"
      commands.append(
        WorkflowCommand(
          kind: .notice,
          properties: [("title", "plumb: \(hidden) more")],
          message: "\(hidden) more \(verb): the job summary has them all."
        )
      )
    }
    let lines = commands.map(\.text) + [report.summary.sentence]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GitHubReportWriter {
  /// The results that fail the run, the gravest first, else in the order of the specs.
  private func failures(of report: ConformanceReport) -> [Failure] {
    let all = report.specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter(\.verdict.failsTheRun)
          .map { Failure(result: $0, scenario: scenario, file: spec.file) }
      }
    }
    return Verdict.allCases.reversed().flatMap { verdict in
      all.filter { $0.result.verdict == verdict }
    }
  }

  private func command(for failure: Failure) -> WorkflowCommand {
    let result = failure.result
    let details = VisibleText.lines(failure.scenario.details(of: result, in: failure.file))
    let text = details.isEmpty ? result.headline : details
    let cut = text.count > Self.messageLength
    return WorkflowCommand(
      kind: .error,
      properties: [
        ("file", pathToPackage + failure.file),
        ("line", "\(result.decidingLine)"),
        ("title", "\(result.verdict.rawValue): \(result.block) of \(failure.scenario.id)"),
      ],
      message: text.prefix(Self.messageLength) + (cut ? "…" : "")
    )
  }
}

/// A line that GitHub's runners take for an annotation: `::error file=a.md,line=3::It differs`.
struct WorkflowCommand {
  enum Kind: String {
    case error, warning, notice
  }

  var kind: Kind
  /// In the order they are written.
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

  /// A message: runners turn these three back, and nothing else.
  ///
  /// A carriage return and a line feed are one `Character` where they meet, so scalars are read.
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

  /// A property's value, which a colon or a comma would end.
  private static func escaped(property value: String) -> String {
    escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
