internal import Conformance
package import SpecFormat

/// A Markdown report of a scenario with which an engine disagrees, ready to be filed with its
/// authors.
///
/// It has the rules with their statements and the code. For each expectation, it has the proposal,
/// the evidence, both layouts and the differences. Its last block is the command that reproduces
/// it.
package struct DisagreementReport {
  private let engine: MatrixEngine
  private let scenario: MatrixScenario
  private let expectations: [(MatrixExpectation, ExpectationResult)]
  private let clause: MatrixClause
  private let spec: MatrixSpec
  private let code: [CodeBlock]
  private let proposals: ProposedSizes?
  /// The info strings of the spec's blocks by their lines; empty if the spec was not read.
  private let blocks: [Int: String]

  /// - Parameters:
  ///   - engine: The index of the engine in the matrix.
  ///   - matrix: The compared engines.
  ///   - scenario: A scenario of the matrix.
  ///   - clause: The clause that contains the scenario.
  ///   - spec: The spec that contains the clause.
  ///   - document: The parsed spec; without it, the report has no code and no proposals.
  package init(
    _ engine: Int,
    of matrix: EngineMatrix,
    on scenario: MatrixScenario,
    of clause: MatrixClause,
    in spec: MatrixSpec,
    document: SpecDocument?
  ) {
    self.engine = matrix.engines[engine]
    self.scenario = scenario
    self.clause = clause
    self.spec = spec
    code = document.map { ScenarioCode(of: scenario.id, in: $0).blocks } ?? []
    proposals = document.map { ProposedSizes(of: scenario.id, in: $0) }
    let fences = document?.markdown.fences ?? []
    blocks = Dictionary(fences.map { ($0.line, $0.info) }) { first, _ in first }
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
    let place = MarkdownText.code("\(spec.file):\(scenario.line)")
    let head = [
      "### \(MarkdownText.escaped("\(engine.title): \(clause.title)"))",
      "The scenario \(MarkdownText.code(scenario.id)) of Plumb's suite, \(place).",
    ]
    let blocks = code.map { MarkdownText.fenced(Self.trimmed($0.code), language: "swift") }
    let parts = expectations.flatMap { section($0, $1) }
    let specs = "--specs path/to/plumb/Specs"
    let command = "plumb check --engine path/to/engine.json \(specs) '\(scenario.id)'"
    let end = ["To reproduce:", MarkdownText.fenced(command, language: "sh")]
    return (head + statements + blocks + parts + end).joined(separator: "\n\n") + "\n"
  }

  /// The rules that the clause names, with their statements.
  private var statements: [String] {
    clause.rules.compactMap { RuleBook.standard[$0] }.map { rule in
      "> \(rule.name.text): \(MarkdownText.escaped(rule.summary))"
    }
  }

  private func section(_ expectation: MatrixExpectation, _ result: ExpectationResult) -> [String] {
    let outcome = MatrixOutcome(result)
    let block = MarkdownText.code(blocks[expectation.line] ?? expectation.block)
    var parts = [
      "**\(outcome.label)**: \(block) at line \(expectation.line), \(origin(of: expectation))."
    ]
    if let proposal = proposals?.text(atLine: expectation.line) {
      parts.append("Proposal: \(MarkdownText.code(proposal)), the width and the height in points.")
    }
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
