internal import Conformance
internal import SpecFormat

/// An expectation that is not what it was.
struct ExpectationChange {
  var kind: ChangeKind
  /// The scenario's id.
  var id: String
  /// The scenario's id before, where it had another one or the same; `nil` where it is new.
  var formerID: String?
  var file: String
  /// `nil` where it is new.
  var base: ExpectationResult?
  /// `nil` where it was removed.
  var head: ExpectationResult?
}

extension ExpectationChange {
  /// Whether it held, or was as strongly proven, before.
  var isWorse: Bool {
    switch kind {
    case .newlyFailing, .malformed, .evidenceLost: true
    case .noLongerChecked: base?.verdict == .passed
    case .excused, .changed, .fixed, .new, .renamed, .removed: false
    }
  }

  /// The line of its fence in the newest file that has it.
  var line: Int { head?.line ?? base?.line ?? 1 }

  /// The kind of its block.
  var block: String { head?.block ?? base?.block ?? "" }

  /// The change in a few words: `passed → failed`, `recorded → accepted`.
  var words: String {
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
  /// The lines of what the engine did before, or where nobody knows, of what is expected of it now.
  var linesBefore: [ReportedLine] {
    guard let base, !base.actualLines.isEmpty else { return head?.expectedLines ?? [] }
    return base.actualLines
  }

  /// Whether one of both sides has no values, so that the amount of the change is unknown.
  var lacksValues: Bool {
    [base, head].contains { $0.map { !$0.hasValues && !$0.actualLines.isEmpty } ?? false }
  }

  /// Everything that changed between two results of one expectation.
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

  /// A verdict, as far as it says whether things became better or worse.
  private enum VerdictGroup {
    case holds, fails, known, unchecked

    init(_ verdict: Verdict) {
      switch verdict {
      // A known failure that passes is better than one that fails.
      case .passed, .unexpectedPass: self = .holds
      case .knownFailure: self = .known
      case .skipped, .unsupported: self = .unchecked
      case .failed, .notRun, .error, .doesNotCompile, .timedOut, .crashed: self = .fails
      }
    }
  }
}

extension ExpectationResult {
  /// The lines that the engine gave, without those that no two runs measure alike: the bytes that
  /// cells hold.
  fileprivate var comparable: [Substring] {
    let lines = actual.split(separator: "\n")
    guard block == CellsFence.name else { return lines }
    return lines.filter { $0.prefix { $0 != " " } != CellFigure.bytes.rawValue }
  }
}

extension Evidence? {
  /// Whether somebody other than the engine says so.
  var isFromElsewhere: Bool { strength > Evidence?.some(.accepted).strength }

  /// How much evidence says of Apple's frameworks: the more, the higher.
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

/// The kind of change of an expectation from one report to another, the gravest first.
enum ChangeKind: String, CaseIterable, Codable {
  /// Fails now, and did not before, or is new and fails.
  case newlyFailing = "newly-failing"
  /// Is not run, as its spec is malformed now.
  case malformed
  /// Is skipped or unsupported now, and was neither before.
  case noLongerChecked = "no-longer-checked"
  /// Rests on weaker evidence than before, or held and is gone with its evidence.
  case evidenceLost = "evidence-lost"
  /// Fails as before, and is marked as known to fail now.
  case excused
  /// The engine does something else now, and that is as good or bad as before.
  case changed
  case fixed
  case new
  /// Has another id, and expects what it did.
  case renamed
  /// Is gone, and is no loss: it did not hold, or rested on nothing but the engine.
  case removed
}

extension ChangeKind {
  /// The heading of a list of such changes.
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
