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
  package var setAside: SystemExclusion?
  package var verdict: Verdict
  /// Why the expectation is a known failure, or skipped.
  package var reason: String?
  /// A remark besides the mismatches; empty where they say it all.
  package var note: String
  package var mismatches: [Mismatch]
  /// The lines of the block, as the spec has it.
  package var expectedLines: [ReportedLine]
  /// The lines that would state what the engine did; empty where nothing was observed.
  package var actualLines: [ReportedLine]
  /// Whether its lines have their values: an older report has nothing but their text.
  package var hasValues = true
  /// The messages of the compiler that refuses the scenario, each at its place; on the first result
  /// of the scenario alone.
  package var compilerMessages: [CompilerDiagnostic] = []
  /// The lines with which the block would hold; `nil` where nobody may make it, or nothing would.
  package var accepted: [AcceptedLine]?

  package init(
    outline: ExpectationOutline,
    verdict: Verdict,
    reason: String? = nil,
    note: String = "",
    mismatches: [Mismatch] = [],
    expected: [ReportedLine] = [],
    actual: [ReportedLine] = []
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

/// The block, the line and the conditions that a report tells of one expectation, whether or not it
/// could be checked.
package struct ExpectationOutline: Sendable, Equatable {
  /// The line of the block's fence in the Markdown file, from 1.
  package var line: Int
  /// The kind of block: `frames`, `rejected`, `script`, `scene`.
  package var block: String
  package var conditions: Conditions

  /// The kind of a script's block.
  package static let scriptBlock = "script"

  package init(line: Int, block: String, conditions: Conditions = Conditions()) {
    self.line = line
    self.block = block
    self.conditions = conditions
  }

  init(_ expectation: Expectation) {
    self.init(
      line: expectation.line,
      block: expectation.name,
      conditions: expectation.conditions
    )
  }
}

extension ScenarioSpec {
  /// One outline for each expectation, in document order; never empty: a scene without any has
  /// one that stands for the scene.
  package var outlines: [ExpectationOutline] {
    switch body {
    case .rejected(let rejected):
      return [
        ExpectationOutline(line: line, block: "rejected", conditions: rejected.conditions)
      ]
    case .script(let script):
      return [
        ExpectationOutline(
          line: line,
          block: ExpectationOutline.scriptBlock,
          conditions: script.conditions
        )
      ]
    case .scene(let scene):
      let expectations = scene.phases.flatMap(\.expectations)
      guard !expectations.isEmpty else {
        return [ExpectationOutline(line: line, block: "scene")]
      }
      return expectations.map { ExpectationOutline($0) }
    }
  }
}

/// The outcome of an expectation, by the name that reports print.
package enum Verdict: String, Sendable, Codable, CaseIterable {
  case passed
  /// Marked `skip`: not checked at all.
  case skipped
  /// Marked `known-failure`, and it failed.
  case knownFailure = "known-failure"
  /// The engine does not do what the expectation asks for, and says so.
  case unsupported
  /// A mismatch between what the spec says and what the engine did.
  case failed
  /// Marked `known-failure`, and it passed.
  case unexpectedPass = "unexpected-pass"
  /// Never reached, because the scenario ended before it.
  case notRun = "not-run"
  /// Could not be checked: the spec, not the engine, is at fault.
  case error
  /// The compiler refuses the scene, or shared code that it needs.
  case doesNotCompile = "does-not-compile"
  /// The scenario was stopped at its time limit.
  case timedOut = "timed-out"
  /// The scenario ended its process.
  case crashed
}

extension Verdict {
  /// Whether a run with this verdict in it is not a green one.
  package var failsTheRun: Bool {
    switch self {
    case .passed, .skipped, .knownFailure, .unsupported: false
    case .failed, .unexpectedPass, .notRun, .error, .doesNotCompile, .timedOut, .crashed: true
    }
  }

  /// Whether the expectation could not be compared at all.
  package var isError: Bool {
    switch self {
    case .notRun, .error, .doesNotCompile, .timedOut, .crashed: true
    case .passed, .skipped, .knownFailure, .unsupported, .failed, .unexpectedPass: false
    }
  }

  /// The verdict that stands for several: the gravest, in the order of declaration.
  ///
  /// - Returns: `nil` for no verdicts.
  package static func gravest(_ verdicts: some Sequence<Verdict>) -> Verdict? {
    let present = Set(verdicts)
    return allCases.last { present.contains($0) }
  }
}
