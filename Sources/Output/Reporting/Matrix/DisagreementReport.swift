internal import Conformance
package import SpecFormat

/// A Markdown report of a scenario with which an engine disagrees, ready to be filed with its
/// authors.
package struct DisagreementReport {
  private let engine: MatrixEngine
  private let scenario: MatrixScenario
  private let expectations: [(MatrixExpectation, ExpectationResult)]
  private let spec: MatrixSpec
  private let code: [CodeBlock]

  /// - Parameters:
  ///   - engine: The index of the engine in the matrix.
  ///   - matrix: The compared engines.
  ///   - scenario: A scenario of the matrix.
  ///   - spec: The spec that contains the scenario.
  ///   - code: The code blocks of the scenario in order; empty if the spec was not read.
  package init(
    _ engine: Int,
    of matrix: EngineMatrix,
    on scenario: MatrixScenario,
    in spec: MatrixSpec,
    code: [CodeBlock]
  ) {
    self.engine = matrix.engines[engine]
    self.scenario = scenario
    self.spec = spec
    self.code = code
    expectations = scenario.expectations.compactMap { expectation in
      guard let result = expectation.results[engine], MatrixOutcome(result).isDisagreement
      else { return nil }
      return (expectation, result)
    }
  }
}

extension DisagreementReport {
  /// The Markdown text, ending with a line feed.
  package var text: String {
    let head = [
      "### \(MarkdownText.escaped("\(engine.title): \(scenario.id)"))",
      "\(MarkdownText.code("\(spec.file):\(scenario.line)")), in Plumb's suite.",
    ]
    let blocks = code.map { MarkdownText.fenced(Self.trimmed($0.code), language: "swift") }
    let parts = expectations.flatMap { section($0, $1) }
    return (head + blocks + parts).joined(separator: "\n\n") + "\n"
  }

  private func section(_ expectation: MatrixExpectation, _ result: ExpectationResult) -> [String] {
    let outcome = MatrixOutcome(result)
    var parts = [
      "**\(outcome.words)**: `\(expectation.block)` at line \(expectation.line), "
        + "\(origin(of: expectation))."
    ]
    if !result.expected.isEmpty {
      parts += ["Expected:", MarkdownText.fenced(result.expected, language: "text")]
    }
    if !result.actual.isEmpty {
      parts += ["Actual:", MarkdownText.fenced(result.actual, language: "text")]
    }
    let words = [outcome == .differs ? "" : result.reason ?? "", result.note]
    if let statement = words.first(where: { !$0.isEmpty }) {
      parts.append(MarkdownText.escaped(statement))
    }
    if !result.mismatches.isEmpty {
      let lines = result.mismatches.map { "- \(MarkdownText.escaped($0.sentence))" }
      parts.append((["Differences:", ""] + lines).joined(separator: "\n"))
    }
    return parts
  }

  /// Returns the evidence of an expectation, such as
  /// `recorded on Apple's frameworks (on="iOS 26")`.
  private func origin(of expectation: MatrixExpectation) -> String {
    var words = expectation.evidence?.rawValue ?? "without stated evidence"
    if expectation.evidence == .recorded { words += " on Apple's frameworks" }
    if !expectation.systems.isEmpty { words += " (on=\"\(expectation.systems.text)\")" }
    return words
  }

  /// Returns code without the leading and trailing empty lines, which only preserve line numbers of
  /// a spec.
  private static func trimmed(_ code: String) -> String {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
