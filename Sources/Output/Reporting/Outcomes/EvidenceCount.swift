internal import Conformance
internal import SpecFormat

/// How many expectations rest on one kind of evidence, and what came of them.
struct EvidenceCount {
  /// The evidence that the expectations rest on; `nil` where they do not say.
  var evidence: Evidence?
  /// Whether they are derived from this engine's own style of controls.
  var isReferenceStyle = false
  var summary = ReportSummary()

  /// The word for a table.
  var name: String { isReferenceStyle ? "reference style" : evidence?.rawValue ?? "unstated" }

  /// The words behind a number: `1653 recorded on Apple's frameworks`.
  var phrase: String {
    switch evidence {
    case .recorded: "recorded on Apple's frameworks"
    case .article: "stated by an article"
    case .documented: "documented by Apple"
    case .derived where isReferenceStyle: "derived from this engine's own style of controls"
    case .derived: "derived by hand from the rules"
    case .accepted: "accepted from this engine's results"
    case .requirement: "requested by their authors"
    case nil: "without a stated source"
    }
  }

  /// A count for each kind, those without expectations too, and last for those that state none.
  ///
  /// Wishes are counted where there are any.
  ///
  /// Expectations derived from this engine's own style of controls have a count of their own, where
  /// there are any: they say nothing of Apple's.
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
