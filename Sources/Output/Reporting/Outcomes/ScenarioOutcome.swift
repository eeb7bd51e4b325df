package import Conformance
internal import ElementTree
internal import SpecFormat

/// The outcome of a scenario, for formats with one entry per scenario.
struct ScenarioOutcome {
  private let scenario: ScenarioReport
  private let spec: SpecReport

  init(_ scenario: ScenarioReport, in spec: SpecReport) {
    self.scenario = scenario
    self.spec = spec
  }
}

extension ScenarioOutcome {
  /// How many expectations of a scenario have their details in a report.
  private static let resultLimit = 5

  /// The line of the first expectation that decided the verdict, or the scene's.
  var line: Int {
    let isPassed = scenario.verdict == .passed
    return isPassed ? scenario.line : deciding.first?.line ?? scenario.line
  }

  /// Why the scenario is skipped or known to fail, or else the first line of what is wrong.
  var headline: String {
    switch scenario.verdict {
    case .skipped: reasons
    case .knownFailure: "known failure: \(reasons)"
    default: firstLine
    }
  }

  /// The details of every expectation that did not pass; long ones are shortened.
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
    let lines = deciding.first?.message.split(whereSeparator: \.isNewline)
    return lines?.first.map { DetailExcerpt.cut(String($0)) } ?? scenario.verdict.rawValue
  }
}

extension ScenarioReport {
  /// How many lines of what was printed before an end are worth a place in a report.
  private static let lineLimit = 20

  /// Everything there is to say of one of the scenario's expectations; where the scenario met its
  /// end in it, what was printed until then too.
  ///
  /// - Parameters:
  ///   - result: One of the scenario's results.
  ///   - file: The spec, as reports print it.
  /// - Returns: Lines without a line feed at the end; empty where there is nothing to say.
  package func details(of result: ExpectationResult, in file: String) -> String {
    [result.details(in: file), printedTail(of: result)].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The details of one of the scenario's expectations, at most ``DetailExcerpt/lineLimit`` lines.
  ///
  /// - Parameters:
  ///   - result: One of the scenario's results.
  ///   - file: The spec, as reports print it.
  /// - Returns: Lines without a line feed at the end; empty where there is nothing to say.
  func excerpt(of result: ExpectationResult, in file: String) -> String {
    DetailExcerpt(of: result, in: self, file: file).text
  }

  /// The last lines that the scenario printed before it met its end in an expectation, under a
  /// heading; empty for any other expectation.
  func printedTail(of result: ExpectationResult) -> String {
    guard result.verdict == .crashed || result.verdict == .timedOut else { return "" }
    let lines = printed.split(whereSeparator: \.isNewline)
    // A trap's own line is in the note already.
    guard lines.contains(where: { !result.note.contains($0) }) else { return "" }
    let hidden = max(0, lines.count - Self.lineLimit)
    let head = hidden == 0 ? "printed:" : "printed, the last \(Self.lineLimit) lines:"
    let text = IndentedText.text(lines.dropFirst(hidden).joined(separator: "\n"), by: 2)
    return "\(head)\n\(text)"
  }

  /// The lines that the scenario printed, each behind its id, as a terminal can show them.
  package var printedLines: [String] {
    printed.split(whereSeparator: \.isNewline).map {
      TerminalText.line("\(id): \($0)")
    }
  }
}

extension ExpectationResult {
  /// Everything there is to say of an expectation: why it is known to fail, what is wrong, every
  /// mismatch at its place, and both sides in full.
  ///
  /// - Parameter file: The spec, as reports print it.
  /// - Returns: Lines without a line feed at the end; empty where there is nothing to say.
  package func details(in file: String) -> String {
    let blocks = [("expected", expected), ("actual", actual)]
      .filter { !$0.1.isEmpty }
      .map { "\($0):\n\(IndentedText.text($1, by: 2))" }
    return (words + mismatchLines(in: file) + blocks).joined(separator: "\n")
  }

  /// The reason and the note, as far as there are any.
  var words: [String] { [VisibleText.line(reason ?? ""), note].filter { !$0.isEmpty } }

  /// Every mismatch at its place, a line each.
  func mismatchLines(in file: String) -> [String] {
    // The compiler's messages name their places themselves, in other specs too.
    verdict == .doesNotCompile ? mismatches.map(\.actual) : mismatches.map { $0.place(in: file) }
  }

  /// The line of the Markdown to look at, from 1: the first that differs, else the block's own.
  package var decidingLine: Int { mismatches.first?.line ?? line }

  /// The verdict and the kind of block: ``failed: `frames` ``.
  package var headline: String { "\(verdict.rawValue): `\(block)`" }
}

extension Mismatch {
  /// The mismatch in one line that begins with its place, as editors and terminals link it.
  func place(in file: String) -> String { VisibleText.line("\(file):\(line): \(sentence)") }
}

/// Text that stands below a headline.
enum IndentedText {
  /// The lines of a text, each behind some spaces; blank lines are left out.
  static func text(_ text: String, by width: Int) -> String {
    let indentation = String(repeating: " ", count: width)
    return text.split(whereSeparator: \.isNewline).map { indentation + $0 }
      .joined(separator: "\n")
  }
}
