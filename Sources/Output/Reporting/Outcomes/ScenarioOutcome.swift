internal import SceneBuilding
package import Conformance
internal import ElementTree
internal import SpecFormat

/// The outcome of a scenario, for formats with one entry per scenario.
package struct ScenarioOutcome {
  private let scenario: ScenarioReport
  private let spec: SpecReport

  package init(_ scenario: ScenarioReport, in spec: SpecReport) {
    self.scenario = scenario
    self.spec = spec
  }
}

extension ScenarioOutcome {
  /// The maximum number of expectations of a scenario whose details a report contains.
  private static let resultLimit = 5

  /// The line of the first expectation that determined the verdict, or else of the scene.
  var line: Int {
    let isPassed = scenario.verdict == .passed
    return isPassed ? scenario.line : deciding.first?.line ?? scenario.line
  }

  /// The reason of a skip or a known failure, or else the first line of the failure.
  package var headline: String {
    switch scenario.verdict {
    case .skipped: reasons
    case .knownFailure: "known failure: \(reasons)"
    case .deviates: "deviation: \(reasons)"
    default: firstLine
    }
  }

  /// The details of all expectations that did not pass, shortened if they are long.
  var text: String {
    let results = scenario.results.filter { $0.verdict != .passed }
    let texts = results.prefix(Self.resultLimit).map { result in
      let details = scenario.excerpt(of: result, in: spec.file)
      return "\(spec.file):\(result.line): \(result.headline)\n\(details)"
    }
    let hidden = results.count - texts.count
    let rest = "… \(hidden) more expectation\(hidden == 1 ? "" : "s"): "
    return (texts + (hidden == 0 ? [] : [rest + DetailExcerpt.hint(on: spec.file)]))
      .joined(separator: "\n\n")
  }

  private var deciding: [ExpectationResult] {
    scenario.results.filter { $0.verdict == scenario.verdict }
  }

  private var reasons: String { deciding.compactMap(\.reason).joined(separator: "; ") }

  private var firstLine: String {
    deciding.lazy.compactMap { $0.cause(in: spec.file) }.first ?? scenario.verdict.rawValue
  }
}

extension ScenarioReport {
  /// The maximum number of lines that a report shows of the output before a crash or a timeout.
  private static let lineLimit = 20

  /// Returns all details of one of the scenario's expectations.
  ///
  /// They include the printed output if the run of the scenario ended in this expectation.
  ///
  /// - Parameters:
  ///   - result: One of the scenario's results.
  ///   - file: The path of the spec in reports.
  /// - Returns: Lines without a line feed at the end; empty if there are no details.
  package func details(of result: ExpectationResult, in file: String) -> String {
    [result.details(in: file), printedTail(of: result)].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Returns the details of an expectation, shortened to ``DetailExcerpt/lineLimit`` lines, and the
  /// run since which it fails.
  ///
  /// - Parameters:
  ///   - result: One of the scenario's results.
  ///   - file: The path of the spec in reports.
  /// - Returns: Lines without a line feed at the end; empty if there are no details.
  func excerpt(of result: ExpectationResult, in file: String) -> String {
    let details = DetailExcerpt(of: result, in: self, file: file).text
    guard let firstFailure, result.verdict.failsTheRun else { return details }
    return [details, "\(firstFailure)"].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the last printed lines if the run of the scenario ended in this expectation, or else
  /// an empty text.
  func printedTail(of result: ExpectationResult) -> String {
    guard result.verdict == .crashed || result.verdict == .timedOut else { return "" }
    let lines = printed.split(whereSeparator: \.isNewline)
    // The message of a trap is already part of the note.
    guard lines.contains(where: { !result.note.contains($0) }) else { return "" }
    let hidden = max(0, lines.count - Self.lineLimit)
    let head = hidden == 0 ? "printed:" : "printed, the last \(Self.lineLimit) lines:"
    let text = IndentedText.text(lines.dropFirst(hidden).joined(separator: "\n"), by: 2)
    return "\(head)\n\(text)"
  }

  /// The lines that the scenario printed, each after its id, escaped for a terminal.
  package var printedLines: [String] {
    printed.split(whereSeparator: \.isNewline).map {
      TerminalText.line("\(id): \($0)")
    }
  }
}

extension ExpectationResult {
  /// Returns all details of an expectation: its reason, its note, every mismatch with its place,
  /// and both blocks.
  ///
  /// - Parameter file: The path of the spec in reports.
  /// - Returns: Lines without a line feed at the end; empty if there are no details.
  package func details(in file: String) -> String {
    let blocks = [("expected", expected), ("actual", actual)]
      .filter { !$0.1.isEmpty }
      .map { "\($0):\n\(IndentedText.text($1, by: 2))" }
    return (words + mismatchLines(in: file) + blocks).joined(separator: "\n")
  }

  /// Returns the cause of a failure in one line: the compiler's first error, the trap with its
  /// line, or the first difference.
  ///
  /// - Parameter file: The path of the spec in reports; errors in other files have their path.
  /// - Returns: The line, shortened if it is long; `nil` if there is no message.
  func cause(in file: String) -> String? {
    if let error = compilerMessages.first(where: { $0.severity == .error }) {
      let place = error.file == file ? "line \(error.line)" : "\(error.file):\(error.line)"
      return DetailExcerpt.cut("\(place): \(error.message)")
    }
    let line = message.split(whereSeparator: \.isNewline).first
    return line.map { DetailExcerpt.cut(String($0)) }
  }

  /// The reason and the note, without empty ones.
  var words: [String] { [VisibleText.line(reason ?? ""), note].filter { !$0.isEmpty } }

  /// Returns every mismatch with its place, one per line, each followed by its hint.
  func mismatchLines(in file: String) -> [String] {
    // The compiler's messages already contain their places, which may be in other specs.
    guard verdict != .doesNotCompile else { return mismatches.map(\.actual) }
    return mismatches.flatMap { mismatch in
      [mismatch.place(in: file)] + (mismatch.hint.map { ["  note: \($0)"] } ?? [])
    }
  }

  /// The most relevant line of the spec, from 1: that of the first mismatch, or else of the block.
  package var decidingLine: Int { mismatches.first?.line ?? line }

  /// The verdict and the kind of block, such as ``failed: `frames` ``.
  package var headline: String { "\(verdict.rawValue): `\(block)`" }
}

extension Mismatch {
  /// Returns the mismatch in one line that starts with its place, which editors and terminals can
  /// link.
  func place(in file: String) -> String { VisibleText.line("\(file):\(line): \(sentence)") }
}

/// Indents text below a headline.
enum IndentedText {
  /// Returns the lines of a text with an indentation, without blank lines.
  static func text(_ text: String, by width: Int) -> String {
    let indentation = String(repeating: " ", count: width)
    return text.split(whereSeparator: \.isNewline).map { indentation + $0 }
      .joined(separator: "\n")
  }
}
