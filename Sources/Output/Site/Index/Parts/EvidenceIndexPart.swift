internal import Conformance
internal import ElementTree
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
        Badge.evidence(kind), count(own.count, of: kind), .text("\(passed)"),
        .text("\(own.count - passed)"),
        .text(kind?.meaning ?? "nobody says where the numbers come from"),
      ]
    }
    let header = ["evidence", "expectations", "passed", "others", "means that the numbers are"]
    return [IndexMarkup.table(header, rows, numbers: [1, 2, 3], label: "Evidence")]
  }

  /// A number that leads to the scenarios behind it.
  private func count(_ count: Int, of kind: Evidence?) -> Markup {
    guard count > 0 else { return .text("0") }
    let name = kind?.rawValue ?? "unstated"
    return .element(
      "a",
      ["href": "?evidence=\(name)#scenarios", "aria-label": "\(count), \(name)"],
      "\(count)"
    )
  }
}
