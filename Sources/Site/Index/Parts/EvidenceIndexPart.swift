internal import Conformance
internal import Pictures
internal import SpecFormat

/// How many expectations rest on what.
struct EvidenceIndexPart: IndexPart {
  let id = "evidence"
  let title = "Evidence"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let results = content.report.scenarios.flatMap(\.results)
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    let rows = kinds.map { kind -> [Markup] in
      let own = results.filter { $0.evidence == kind }
      let passed = own.count { $0.verdict == .passed }
      return [
        Badge.evidence(kind), .text(kind?.meaning ?? "nobody says where the numbers come from"),
        .text("\(own.count)"), .text("\(passed)"), .text("\(own.count - passed)"),
      ]
    }
    let header = ["evidence", "means that the numbers are", "expectations", "passed", "others"]
    return [IndexMarkup.table(header, rows, numbers: [2, 3, 4], label: "Evidence")]
  }
}
