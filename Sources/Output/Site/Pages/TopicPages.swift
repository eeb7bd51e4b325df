internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// A page for each folder of specs, with its rules, its clauses and its evidence.
struct TopicPages {
  /// The number of collapsed scenarios that the page of a topic lists, which limits its size.
  private static let listLimit = 480

  private let cards: [TopicCard]
  private let kills: MutationScore?

  /// - Parameters:
  ///   - cards: The topics with their scenarios.
  ///   - kills: The mutants that only one clause detects; `nil` if squares do not show them.
  init(_ cards: [TopicCard], kills: MutationScore?) {
    self.cards = cards
    self.kills = kills
  }
}

extension TopicPages {
  /// The pages, in the order of the specs.
  var jobs: [PageJob] {
    cards.indices.map { index in
      {
        let path = cards[index].topic.path
        return [SiteFile(path: path, text: text(at: index, root: PagePath.toRoot(from: path)))]
      }
    }
  }

  private func text(at index: Int, root: String) -> String {
    let (card, topic) = (cards[index], cards[index].topic)
    let pages = cards.map { ($0.topic.title, root + PagePath.encoded($0.topic.path)) }
    let frame = PageFrame(
      title: "\(topic.title) · \(topic.group)",
      pathToRoot: root,
      breadcrumbs: [.element("span", ["aria-current": "page"], topic.fullTitle)],
      pager: Pager(at: index, of: pages)
    )
    let article = Markup.element(
      "article",
      [:],
      [.element("h1", [:], topic.title), summary(of: card), rules(of: card, root: root)]
        + topic.specs.map { section(of: $0, in: card, root: root) }
        + [elsewhere(of: card, root: root)]
    )
    return frame.text([TopicTree(cards.map(\.topic), current: topic, root: root).markup, article])
  }

  private func summary(of card: TopicCard) -> Markup {
    let words = Standing.allCases.map { standing -> Markup in
      let number = card.entries.count { $0.standing == standing }
      return .joined([
        .element(
          "span",
          ["class": "e e-\(standing.rawValue)", "title": standing.meaning],
          "\(standing.icon) \(number) \(standing.word)"
        ), .text(" "),
      ])
    }
    return .element(
      "p",
      ["class": "sum"],
      [
        Badge.summary(of: card.entries.map(\.verdict)), .text(": "),
      ] + words
    )
  }

  /// The rules that the topic's scenarios cite, the most cited first.
  private func rules(of card: TopicCard, root: String) -> Markup {
    let counts = Dictionary(card.entries.flatMap(\.rules).map { ($0, 1) }, uniquingKeysWith: +)
    let cited = counts.compactMap { name, count in
      RuleBook.standard[RuleName(name)].map { (count, $0) }
    }
    .sorted { ($1.0, $0.1.name) < ($0.0, $1.1.name) }.map(\.1)
    return RuleTitleList(cited, pathToRoot: root).markup
  }

  private func section(of spec: SpecReport, in card: TopicCard, root: String) -> Markup {
    let page = root + PagePath.encoded(PagePath.page(of: spec.name))
    let entries = card.entries.filter { $0.page == spec.name }
    return .element(
      "section",
      ["aria-label": spec.title],
      [
        .element("h2", [:], [IndexMarkup.link(spec.title, to: page)]),
        squares(of: spec, page: page),
        FoldedClauses(
          entries: entries,
          pathToRoot: root,
          shown: 6,
          listed: Self.listLimit / card.topic.specs.count,
          page: page
        ).markup,
      ]
    )
  }

  /// Returns the clauses of a spec as squares; empty if all pass and squares do not show mutants.
  private func squares(of spec: SpecReport, page: String) -> Markup {
    let squares = ClauseSquares(spec: spec, page: page, kills: kills)
    guard kills != nil || !squares.allPass else { return .empty }
    return .element("p", ["class": "clauses"], [squares.markup])
  }

  /// The recorded scenarios of other folders about the topic's rules.
  private func elsewhere(of card: TopicCard, root: String) -> Markup {
    let own = Set(card.topic.specs.map(\.name))
    let entries = card.entries.filter { !own.contains($0.page) }
    guard !entries.isEmpty else { return .empty }
    return .element(
      "section",
      ["aria-label": "Recordings"],
      [
        .element("h2", [:], "Recordings of these rules"),
        FoldedClauses(
          entries: entries,
          pathToRoot: root,
          page: root + PagePath.scenarios
        )
        .markup,
      ]
    )
  }
}

/// The tree of topics at the side of a page.
struct TopicTree {
  private let topics: [SpecTopic]
  private let current: SpecTopic
  private let root: String

  init(_ topics: [SpecTopic], current: SpecTopic, root: String) {
    self.topics = topics
    self.current = current
    self.root = root
  }
}

extension TopicTree {
  var markup: Markup {
    let groups = topics.map { $0.isPartOfGroup ? $0.group : "" }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return .element(
      "nav",
      ["class": "toc tree", "aria-label": "Topics"],
      [
        .element(
          "details",
          [:],
          [.element("summary", [:], "Topics")]
            + groups.map { group in
              .element(
                "ul",
                [:],
                (group.isEmpty ? [] : [.element("li", ["class": "group"], group)])
                  + topics.filter { ($0.isPartOfGroup ? $0.group : "") == group }.map { item($0) }
              )
            }
        )
      ]
    )
  }

  private func item(_ topic: SpecTopic) -> Markup {
    .element(
      "li",
      [:],
      [
        .element(
          "a",
          [
            "href": root + PagePath.encoded(topic.path),
            "aria-current": topic.folder == current.folder ? "page" : nil,
          ],
          topic.title
        )
      ]
    )
  }
}

/// Clauses of which the first are shown and the rest is collapsed.
struct FoldedClauses {
  let entries: [SiteTopics.Entry]
  /// The path from the page to the site's folder, ending with a slash.
  let pathToRoot: String
  /// The number of scenarios whose clauses are shown.
  var shown = 12
  /// The number of collapsed scenarios whose clauses are listed.
  var listed = 150
  /// The address of the page that has the others.
  let page: String
}

extension FoldedClauses {
  var markup: Markup {
    let rest = entries.dropFirst(shown)
    let list = ClauseList(entries: Array(entries.prefix(shown)), pathToRoot: pathToRoot)
    guard !rest.isEmpty else { return list.markup }
    let more = ClauseList(entries: Array(rest.prefix(listed)), pathToRoot: pathToRoot)
    let folded = Markup.element(
      "details",
      [:],
      [.element("summary", [:], "\(rest.count) more scenarios"), more.markup]
    )
    let omitted = rest.count - listed
    let note = Markup.element(
      "p",
      ["class": "note"],
      [IndexMarkup.link("\(omitted) more scenarios", to: page)]
    )
    return .joined([list.markup, listed > 0 ? folded : .empty, omitted > 0 ? note : .empty])
  }
}

/// The titles of rules, of which the first are shown and the rest is collapsed.
struct RuleTitleList {
  private static let shown = 8

  private let rules: [Rule]
  private let pathToRoot: String

  init(_ rules: [Rule], pathToRoot: String) {
    self.rules = rules
    self.pathToRoot = pathToRoot
  }
}

extension RuleTitleList {
  var markup: Markup {
    guard !rules.isEmpty else { return .empty }
    let rest = rules.dropFirst(Self.shown)
    return .element(
      "section",
      ["aria-label": "Rules"],
      [.element("h2", [:], "Rules"), list(rules.prefix(Self.shown))]
        + (rest.isEmpty
          ? []
          : [
            .element(
              "details",
              [:],
              [.element("summary", [:], "\(rest.count) more rules"), list(rest)]
            )
          ])
    )
  }

  private func list(_ rules: ArraySlice<Rule>) -> Markup {
    .element(
      "ul",
      ["class": "titles"],
      rules.map { RuleTitle($0, pathToRoot: pathToRoot).item() }
    )
  }
}
