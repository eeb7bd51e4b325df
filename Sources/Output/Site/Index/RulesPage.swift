internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The page of all rules with their titles, family by family.
struct RulesPage {
  private let topics: SiteTopics
  private let book: RuleBook

  init(_ topics: SiteTopics, of book: RuleBook = .standard) {
    self.topics = topics
    self.book = book
  }
}

extension RulesPage {
  /// The HTML of the whole page.
  var text: String {
    let frame = PageFrame(
      title: "Rules",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "Rules")]
    )
    let named = Dictionary(topics.rules.map { ($0.name, $0.entries) }) { $0 + $1 }
    let contents = PageContents(
      entries: book.families.map { PageContents.Entry(title: $0.title, anchor: $0.name, level: 2) }
    )
    return frame.text([
      contents.markup,
      .element(
        "article",
        [:],
        [
          .element("h1", [:], "Rules"),
          .element(
            "p",
            [:],
            "The rules of layout, each with its source, and the number of scenarios that show it."
          ),
        ] + book.families.map { section($0, named) }
      ),
    ])
  }

  private func section(_ family: RuleFamily, _ named: [String: [SiteTopics.Entry]]) -> Markup {
    .element(
      "section",
      ["id": family.name],
      [
        .element(
          "h2",
          [:],
          [.element("a", ["class": "self", "href": RuleLinks.page(of: family.name)], family.title)]
        ),
        .element(
          "ul",
          ["class": "titles"],
          family.rules.map { item($0, named[$0.name.text] ?? []) }
        ),
      ]
    )
  }

  private func item(_ rule: Rule, _ entries: [SiteTopics.Entry]) -> Markup {
    let family = Verdict.mostSevere(entries.map(\.verdict))?.family
    return RuleTitle(rule, pathToRoot: "").item([
      family.map { .element("span", ["class": "note v-\($0)"], " \(entries.count)") } ?? .empty
    ])
  }
}
