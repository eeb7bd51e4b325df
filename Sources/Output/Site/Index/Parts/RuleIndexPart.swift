internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The families of rules, with how many scenarios speak of each rule.
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
