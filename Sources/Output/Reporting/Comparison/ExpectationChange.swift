internal import Conformance
internal import SpecFormat

/// A change of an expectation between two reports.
struct ExpectationChange {
  var kind: ChangeKind
  /// The id of the scenario in the newer report or, if it was removed, in the older one.
  var id: String
  /// The scenario's id in the older report, changed or not; `nil` for a new scenario.
  var formerID: String?
  var file: String
  /// The older result; `nil` for a new expectation.
  var base: ExpectationResult?
  /// The newer result; `nil` for a removed expectation.
  var head: ExpectationResult?
}

extension ExpectationChange {
  /// Whether the change is a regression: the expectation passed before, or had stronger evidence.
  var isWorse: Bool {
    switch kind {
    case .newlyFailing, .malformed, .evidenceLost: true
    case .noLongerChecked: base?.verdict == .passed
    case .excused, .changed, .fixed, .new, .renamed, .removed: false
    }
  }

  /// The line of its fence in the newest file that contains it.
  var line: Int { head?.line ?? base?.line ?? 1 }

  /// The kind of its block.
  var block: String { head?.block ?? base?.block ?? "" }

  /// A short description of the change, such as `passed → failed` or `recorded → accepted`.
  var summary: String {
    switch kind {
    case .malformed:
      "\(base?.verdict.rawValue ?? "") → malformed spec"
    case .evidenceLost:
      "\(base?.evidenceName ?? "") → \(head?.evidenceName ?? "removed")"
    case .renamed:
      "before: \(formerID ?? "")"
    case .new, .removed:
      (head ?? base)?.verdict.rawValue ?? ""
    default:
      [base, head].compactMap { $0?.verdict.rawValue }.joined(separator: " → ")
    }
  }
}

extension ExpectationChange {
  /// The cause of a failure in one line; `nil` if nothing fails in the newer report.
  ///
  /// The value is also `nil` if the block was not reached because another one failed.
  ///
  /// If the engine's answer is unchanged but the expectation changed, the change comes before the
  /// failure.
  var cause: String? {
    guard let head, head.verdict.failsTheRun, head.verdict != .notRun else { return nil }
    guard let base, base.actual == head.actual, !head.verdict.isError else {
      return head.cause(in: file)
    }
    let lines = [base, head].map { $0.expected.split(separator: "\n") }
    guard let (before, after) = zip(lines[0], lines[1]).first(where: { $0 != $1 }) else {
      return head.cause(in: file)
    }
    let change = "the expectation \(before.trimmed) is now \(after.trimmed)"
    return ([change] + [head.cause(in: file)].compactMap(\.self)).joined(separator: "; ")
  }

  /// The words with the cause, if there is one.
  var explainedWords: String { ([summary] + [cause].compactMap(\.self)).joined(separator: "; ") }

  /// The actual lines of the older report or, if it has none, the expected lines of the newer one.
  var linesBefore: [ReportedLine] {
    guard let base, !base.actualLines.isEmpty else { return head?.expectedLines ?? [] }
    return base.actualLines
  }

  /// Whether one of both results has no values, so that the amount of the change is unknown.
  var lacksValues: Bool {
    [base, head].contains { $0.map { !$0.hasValues && !$0.actualLines.isEmpty } ?? false }
  }

  /// Returns all kinds of change between two results of one expectation.
  static func kinds(from base: ExpectationResult, to head: ExpectationResult) -> [ChangeKind] {
    let verdict = verdictKind(from: base, to: head)
    let evidence = head.evidence.strength < base.evidence.strength
    return [verdict, evidence ? .evidenceLost : nil].compactMap(\.self)
  }

  private static func verdictKind(
    from base: ExpectationResult,
    to head: ExpectationResult
  ) -> ChangeKind? {
    switch (VerdictGroup(base.verdict), VerdictGroup(head.verdict)) {
    case (.holds, .holds), (.fails, .fails), (.known, .known):
      let (before, after) = (base.comparable, head.comparable)
      return !before.isEmpty && !after.isEmpty && before != after ? .changed : nil
    case (.unchecked, .unchecked): return nil
    case (_, .holds): return .fixed
    case (_, .unchecked): return .noLongerChecked
    case (_, .fails), (.holds, .known): return .newlyFailing
    case (.fails, .known), (.unchecked, .known): return .excused
    }
  }

  /// A group of verdicts that are equivalent for deciding whether a result improved.
  private enum VerdictGroup {
    case holds, fails, known, unchecked

    init(_ verdict: Verdict) {
      switch verdict {
      // A known failure that passes is an improvement over one that fails.
      case .passed, .unexpectedPass: self = .holds
      case .knownFailure, .deviates: self = .known
      case .skipped, .unsupported: self = .unchecked
      case .failed, .notRun, .error, .doesNotCompile, .timedOut, .crashed: self = .fails
      }
    }
  }
}

extension ExpectationResult {
  /// The actual lines without the number of bytes of cells, which varies between runs.
  fileprivate var comparable: [Substring] {
    let lines = actual.split(separator: "\n")
    guard block == CellsFence.name else { return lines }
    return lines.filter { $0.prefix { $0 != " " } != CellFigure.bytes.rawValue }
  }
}

extension Evidence? {
  /// Whether the expectation rests on evidence other than the engine's own answers.
  var isFromElsewhere: Bool { strength > Evidence?.some(.accepted).strength }

  /// The strength of the evidence as proof of the behavior of Apple's frameworks; higher is
  /// stronger.
  fileprivate var strength: Int {
    switch self {
    case .recorded: 5
    case .article: 4
    case .documented: 3
    case .derived: 2
    case .accepted: 1
    case .requirement, nil: 0
    }
  }
}

/// The kind of change of an expectation between two reports, the most severe first.
enum ChangeKind: String, CaseIterable, Codable {
  /// The expectation fails now and did not fail before, or is new and fails.
  case newlyFailing = "newly-failing"
  /// The expectation is not run because its spec is malformed now.
  case malformed
  /// The expectation is skipped or unsupported now, and was checked before.
  case noLongerChecked = "no-longer-checked"
  /// The expectation has weaker evidence than before, or passed and was removed with its evidence.
  case evidenceLost = "evidence-lost"
  /// The expectation still fails, and is now marked as a known failure.
  case excused
  /// The engine's answer changed, and the verdict is equally good or bad.
  case changed
  case fixed
  case new
  /// The scenario has another id, and its expectation is unchanged.
  case renamed
  /// The expectation was removed without loss: it did not pass, or its only evidence was the
  /// engine.
  case removed
}

extension ChangeKind {
  /// The heading of the list of changes of this kind.
  var title: String {
    switch self {
    case .newlyFailing: "Newly failing"
    case .malformed: "Missing because of a malformed spec"
    case .noLongerChecked: "No longer checked"
    case .evidenceLost: "Evidence lost"
    case .excused: "Now known to fail"
    case .changed: "Changed frames and other values"
    case .fixed: "Fixed"
    case .new: "New"
    case .renamed: "Renamed"
    case .removed: "Removed"
    }
  }
}
