internal import Conformance
internal import SpecFormat

/// How many expectations rest on one kind of evidence, and what came of them.
struct EvidenceCount {
  var name: String
  var summary = ReportSummary()

  /// A count for each kind, those without expectations too, and last for those that state none.
  static func counts(_ scenarios: [ScenarioReport]) -> [EvidenceCount] {
    let results = scenarios.flatMap(\.results)
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    return kinds.map { kind in
      var count = EvidenceCount(name: kind?.rawValue ?? "unstated")
      for result in results where result.evidence == kind { count.summary.count(result.verdict) }
      return count
    }
  }
}
