internal import Conformance
internal import SpecFormat

/// The number of expectations with one kind of evidence, and their verdicts.
struct EvidenceCount {
  /// The evidence of the expectations; `nil` if they do not state any.
  var evidence: Evidence?
  /// Whether they are derived from this engine's own control style.
  var isReferenceStyle = false
  var summary = ReportSummary()

  /// The name of the kind in a table.
  var name: String { isReferenceStyle ? "reference style" : evidence?.rawValue ?? "unstated" }

  /// A phrase that follows a number, as in `1653 recorded on Apple's frameworks`.
  var phrase: String {
    switch evidence {
    case .recorded: "recorded on Apple's frameworks"
    case .article: "stated by an article"
    case .documented: "documented by Apple"
    case .derived where isReferenceStyle: "derived from this engine's own style of controls"
    case .derived: "derived by hand from the rules"
    case .accepted: "accepted from this engine's results"
    case .requirement: "required by their authors"
    case nil: "without a stated source"
    }
  }

  /// Returns a count for each kind of evidence, even if it is 0, and a last one for unstated
  /// evidence.
  ///
  /// Two kinds are counted only if there are any: requirements, and expectations derived from this
  /// engine's own control style. The latter are separate from other derived ones, because they are
  /// no evidence about Apple's controls.
  static func counts(_ clauses: [ClauseReport]) -> [EvidenceCount] {
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    return kinds.flatMap { kind in
      guard kind == .derived else {
        let count = count(kind, in: clauses)
        return kind == .requirement && count.summary.expectations == 0 ? [] : [count]
      }
      let own = count(kind, in: clauses.filter(\.usesReferenceStyle), isReferenceStyle: true)
      let derived = count(kind, in: clauses.filter { !$0.usesReferenceStyle })
      return own.summary.expectations > 0 ? [derived, own] : [derived]
    }
  }

  private static func count(
    _ kind: Evidence?,
    in clauses: [ClauseReport],
    isReferenceStyle: Bool = false
  ) -> EvidenceCount {
    var count = EvidenceCount(evidence: kind, isReferenceStyle: isReferenceStyle)
    for result in clauses.flatMap(\.scenarios).flatMap(\.results) where result.evidence == kind {
      count.summary.count(result.verdict)
    }
    return count
  }
}
