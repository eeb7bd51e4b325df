internal import Conformance
internal import SpecFormat

/// How many expectations rest on one kind of evidence, and what came of them.
struct EvidenceCount {
  var name: String
  var summary = ReportSummary()

  /// A count for each kind, those without expectations too, and last for those that state none.
  ///
  /// What is derived from this engine's own style of controls has a count of its own, where there
  /// is any: it says nothing of Apple's.
  static func counts(_ specs: [SpecReport]) -> [EvidenceCount] {
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    return kinds.flatMap { kind in
      guard kind == .derived else { return [count(kind, in: specs)] }
      let own = count(kind, in: specs.filter(\.usesReferenceStyle), named: "reference style")
      let derived = count(kind, in: specs.filter { !$0.usesReferenceStyle })
      return own.summary.expectations > 0 ? [derived, own] : [derived]
    }
  }

  private static func count(
    _ kind: Evidence?,
    in specs: [SpecReport],
    named name: String? = nil
  ) -> EvidenceCount {
    var count = EvidenceCount(name: name ?? kind?.rawValue ?? "unstated")
    for result in specs.flatMap(\.scenarios).flatMap(\.results) where result.evidence == kind {
      count.summary.count(result.verdict)
    }
    return count
  }
}
