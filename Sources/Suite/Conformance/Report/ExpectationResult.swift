package import SpecFormat

/// The outcome of one expectation block.
package struct ExpectationResult: Sendable, Equatable, Codable {
  /// The line of the block's fence in the Markdown file, from 1.
  package var line: Int
  /// The kind of block: `frames`, `rejected`, `script`, `scene`.
  package var block: String
  /// Where the expected values come from; `nil` is unstated.
  package var evidence: Evidence?
  /// The systems whose numbers the expected values are; none where nothing is said.
  package var systems: [SystemVersion]
  /// Why it is skipped, where the engine is held to another system's numbers.
  package var setAside: SetAside?
  package var verdict: Verdict
  /// Why the expectation is a known failure, or skipped.
  package var reason: String?
  /// A remark besides the mismatches; empty where they say it all.
  package var note: String
  package var mismatches: [Mismatch]
  /// The lines of the block, as the spec has it.
  package var expectedLines: [StatedLine]
  /// The lines that would state what the engine did; empty where nothing was observed.
  package var actualLines: [StatedLine]
  /// Whether its lines have their values: an older report has nothing but their text.
  package var hasValues = true
  /// The messages of the compiler that refuses the scenario, each at its place; on the first result of
  /// the scenario alone.
  package var compilerMessages: [CompilerDiagnostic] = []
  /// The lines with which the block would hold; `nil` where nobody may make it, or nothing would.
  package var accepted: [AcceptedLine]?

  package init(
    outline: ExpectationOutline,
    verdict: Verdict,
    reason: String? = nil,
    note: String = "",
    mismatches: [Mismatch] = [],
    expected: [StatedLine] = [],
    actual: [StatedLine] = []
  ) {
    line = outline.line
    block = outline.block
    evidence = outline.conditions.evidence
    systems = outline.conditions.systems
    setAside = outline.conditions.setAside
    self.verdict = verdict
    self.reason = reason
    self.note = note
    self.mismatches = mismatches
    expectedLines = expected
    actualLines = actual
  }
}

extension Evidence: Codable {}

/// The words that reports have for a result.
extension ExpectationResult {
  /// The block as the spec has it, in aligned columns.
  package var expected: String { expectedLines.text(of: block) }

  /// The engine's doing, in the notation of the block; empty where nothing was observed.
  package var actual: String { actualLines.text(of: block) }

  /// Everything there is to say: the reason, the note and every mismatch, a line each.
  package var message: String {
    ([reason, note].compactMap(\.self).filter { !$0.isEmpty } + mismatches.map(\.summary))
      .joined(separator: "\n")
  }

  /// The word that reports print for evidence that is not stated.
  package static let unstatedEvidence = "unstated"

  /// The name of the evidence as reports print it.
  package var evidenceName: String { evidence?.rawValue ?? Self.unstatedEvidence }
}
