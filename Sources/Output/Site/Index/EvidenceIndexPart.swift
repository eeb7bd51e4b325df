internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The number of expectations for each kind of evidence.
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
        .text(kind?.meaning ?? "the source of the numbers is not stated"),
      ]
    }
    let header = ["evidence", "expectations", "passed", "others", "means that the numbers are"]
    return [IndexMarkup.table(header, rows, numbers: [1, 2, 3], label: "Evidence")]
  }

  /// Returns a number that links to the scenarios that it counts.
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

/// The clauses whose numbers differ between versions of Apple's systems.
struct SystemIndexPart: IndexPart {
  let id = "systems"
  let title = "Numbers that differ between systems"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let differences = content.report.systemDifferences
    guard !differences.isEmpty else { return [] }
    let rows = differences.map { difference -> [Markup] in
      let page = PagePath.encoded(PagePath.page(of: difference.spec.name))
      let slug = "#" + ScenarioID(difference.scenario.id).slug
      return [
        IndexMarkup.link(difference.clause.title, to: page + slug),
        IndexMarkup.link(
          difference.result.systems.text,
          to: "\(page)#L\(difference.result.line)"
        ),
        IndexMarkup.link(difference.heldSystems.text, to: "\(page)#L\(difference.heldLine)"),
        .text(difference.differences.joined(separator: "; ")),
      ]
    }
    let header = ["clause", "numbers that are not compared", "compared numbers", "difference"]
    return [IndexMarkup.table(header, rows, label: title)]
  }
}

/// The families of rules, with the number of scenarios whose clauses name each rule.
struct RuleIndexPart: IndexPart {
  let id = "rules"
  let title = "Rules"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let named = Dictionary(topics.rules.map { ($0.name, $0.entries) }) { $0 + $1 }
    let links = RuleLinks(book: .standard, pathToRoot: "")
    let families = links.book.families.filter { family in
      family.rules.contains { named[$0.name.text] != nil }
    }
    guard !families.isEmpty else { return [] }
    let rows = families.map { family -> Markup in
      let rules = family.rules.map { rule -> Markup in
        let entries = named[rule.name.text] ?? []
        let verdict = Verdict.gravest(entries.map(\.verdict))
        return .element(
          "li",
          ["class": "v-\(verdict?.family ?? "skipped")"],
          [links.link(to: rule.name), .text(" \(entries.count)")]
        )
      }
      let page = RuleLinks.page(of: family.name)
      return .element(
        "li",
        [:],
        [IndexMarkup.link(family.title, to: page), .element("ul", ["class": "rules"], rules)]
      )
    }
    return [.element("ul", ["class": "families"], rows)]
  }
}
