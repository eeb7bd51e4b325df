internal import Conformance
internal import ElementTree
internal import SpecFormat

/// How many scenarios speak of each rule; a link shows them.
struct RuleIndexPart: IndexPart {
  let id = "rules"
  let title = "Rules"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let rules = topics.rules
    guard !rules.isEmpty else { return [] }
    let items = rules.map { rule -> Markup in
      let verdict = Verdict.gravest(rule.entries.map(\.verdict)) ?? .error
      return .element(
        "li",
        ["class": "v-\(verdict.family)"],
        [
          IndexMarkup.link(rule.name, to: "?q=\(rule.name)#scenarios"),
          .text(" \(rule.entries.count)"),
        ]
      )
    }
    return [.element("ul", ["class": "rules"], items)]
  }
}
