package import SceneBuilding
package import SpecFormat

/// The result of one expectation block.
package struct ExpectationResult: Sendable, Equatable, Codable {
  /// The line of the block's fence in the Markdown file, from 1.
  package var line: Int
  /// The kind of block: `frames`, `rejected`, `script`, or `scene` for a scene without
  /// expectations.
  package var block: String
  /// The source of the expected values; `nil` if not stated.
  package var evidence: Evidence?
  /// The systems that the expected values apply to; empty if not stated.
  package var systems: [SystemVersion]
  /// The reason why numbers of another system are compared instead; `nil` if the block itself is
  /// compared.
  package var setAside: SystemExclusion?
  /// The metrics of text and controls that the block is laid out with; `nil` for those of the test
  /// font.
  ///
  /// The value is also `nil` for a block that requests no layout.
  package var measuredBy: LayoutMetrics?
  package var verdict: Verdict
  /// The reason why the expectation is a known failure or skipped; `nil` for other expectations.
  package var reason: String?
  /// A remark in addition to the mismatches; may be empty.
  package var note: String
  package var mismatches: [Mismatch]
  /// Sentences about what holds, such as a check that holds only within the error of an estimate.
  package var remarks: [String] = []
  /// The lengths of controls that are not recorded on the system of the metrics.
  package var unrecordedLengths: [UnrecordedLength] = []
  /// The fonts of the app that texts of the layout are in.
  package var fonts: [TextFont] = []
  /// The lines of the block as in the spec.
  package var expectedLines: [ReportedLine]
  /// The lines that describe the actual result; empty if nothing was observed.
  package var actualLines: [ReportedLine]
  /// Whether the lines contain values; reports of older versions contain only text.
  package var hasValues = true
  /// The compiler's messages if the scenario does not compile; only in the first result of the
  /// scenario.
  package var compilerMessages: [CompilerDiagnostic] = []
  /// The lines with which the block would pass; `nil` if there are none or it must not be changed.
  package var accepted: [AcceptedLine]?
  /// The requirements that do not hold and are therefore missing in ``accepted``, with the reasons.
  package var leftOut: [String] = []

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
    measuredBy = outline.measuredBy
    self.verdict = verdict
    self.reason = reason
    self.note = note
    self.mismatches = mismatches
    expectedLines = expected
    actualLines = actual
  }
}

extension Evidence: Codable {}

/// The texts of a result in reports.
extension ExpectationResult {
  /// The block as in the spec, in aligned columns.
  package var expected: String { expectedLines.text(of: block) }

  /// The actual result in the notation of the block; empty if nothing was observed.
  package var actual: String { actualLines.text(of: block) }

  /// The reason, the note and the mismatches, one per line.
  package var message: String {
    ([reason, note].compactMap(\.self).filter { !$0.isEmpty } + mismatches.map(\.summary))
      .joined(separator: "\n")
  }

  /// The text for evidence that is not stated.
  package static let unstatedEvidence = "unstated"

  /// The name of the evidence in reports.
  package var evidenceName: String { evidence?.rawValue ?? Self.unstatedEvidence }
}

/// The line, kind and conditions of one expectation, which a report contains even if it was not
/// compared.
package struct ExpectationOutline: Sendable, Equatable {
  /// The line of the block's fence in the Markdown file, from 1.
  package var line: Int
  /// The kind of block: `frames`, `rejected`, `script`, or `scene` for a scene without
  /// expectations.
  package var block: String
  package var conditions: Conditions
  /// The metrics of text and controls; `nil` for those of the test font, and for a block that
  /// requests no layout.
  package var measuredBy: LayoutMetrics?

  /// The kind of the block of a script.
  package static let scriptBlock = "script"

  package init(
    line: Int,
    block: String,
    conditions: Conditions = Conditions(),
    measuredBy: LayoutMetrics? = nil
  ) {
    self.line = line
    self.block = block
    self.conditions = conditions
    self.measuredBy = measuredBy
  }

  init(_ expectation: Expectation) {
    self.init(
      line: expectation.line,
      block: expectation.name,
      conditions: expectation.conditions,
      measuredBy: expectation.measuredBy
    )
  }
}

extension ScenarioSpec {
  /// The outlines of the expectations in document order; never empty, as a scene without
  /// expectations has one outline.
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

/// The result of an expectation, with the name that reports use.
package enum Verdict: String, Sendable, Codable, CaseIterable {
  case passed
  /// The expectation is marked `skip` and was not compared.
  case skipped
  /// The expectation is marked `known-failure`, and it failed.
  case knownFailure = "known-failure"
  /// The engine reports that it does not have a required capability.
  case unsupported
  /// The actual result differs from the spec, which the authors of the engine state as intended.
  case deviates
  /// The actual result differs from the spec.
  case failed
  /// The expectation is marked `known-failure`, but it passed.
  case unexpectedPass = "unexpected-pass"
  /// The scenario ended before the expectation was reached.
  case notRun = "not-run"
  /// The expectation could not be compared because of a mistake in the spec.
  case error
  /// The scene, or shared code that it needs, does not compile.
  case doesNotCompile = "does-not-compile"
  /// The scenario exceeded its time limit.
  case timedOut = "timed-out"
  /// The process of the scenario crashed.
  case crashed
}

extension Verdict {
  /// Whether a run with this verdict fails.
  package var failsTheRun: Bool {
    switch self {
    case .passed, .skipped, .knownFailure, .unsupported, .deviates: false
    case .failed, .unexpectedPass, .notRun, .error, .doesNotCompile, .timedOut, .crashed: true
    }
  }

  /// Whether the expectation could not be compared.
  package var isError: Bool {
    switch self {
    case .notRun, .error, .doesNotCompile, .timedOut, .crashed: true
    case .passed, .skipped, .knownFailure, .unsupported, .deviates, .failed, .unexpectedPass:
      false
    }
  }

  /// Returns the most severe of several verdicts, which is the last in the order of declaration.
  ///
  /// - Returns: The verdict; `nil` for an empty sequence.
  package static func mostSevere(_ verdicts: some Sequence<Verdict>) -> Verdict? {
    let present = Set(verdicts)
    return allCases.last { present.contains($0) }
  }
}
