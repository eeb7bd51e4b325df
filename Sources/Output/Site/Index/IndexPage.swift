internal import Conformance
internal import ElementTree
internal import Foundation
internal import Reporting

/// The first page of a site: what was run, its verdict, the search, and the ways in.
struct IndexPage {
  private let content: SiteContent
  private let topics: SiteTopics
  private let cards: [TopicCard]

  /// - Parameters:
  ///   - content: The content of the site.
  ///   - topics: The scenarios.
  ///   - cards: The topics with their pictures.
  init(_ content: SiteContent, topics: SiteTopics, cards: [TopicCard]) {
    self.content = content
    self.topics = topics
    self.cards = cards
  }
}

extension IndexPage {
  var text: String {
    let frame = PageFrame(title: content.edition.name, pathToRoot: "", breadcrumbs: [])
    return frame.text([
      .element(
        "div",
        ["class": "front"],
        [
          head, failures, search, topicGrid,
          .element("div", ["class": "overview"], [articles, knownFailures, changes]),
        ]
      )
    ])
  }

  private var head: Markup {
    let edition = content.edition
    let facts = [edition.engine, edition.commit, edition.date].filter { !$0.isEmpty }
    return .joined([
      .element("h1", [:], edition.name),
      .element("p", ["class": "lead"], lead),
      verdict,
      facts.isEmpty ? .empty : .element("p", ["class": "note"], facts.joined(separator: " · ")),
    ])
  }

  /// The subject of the site: Apple's frameworks, if numbers were measured on them, or else the
  /// layouts of an app.
  private var lead: String {
    recordedEntries.isEmpty
      ? "Every example is laid out, and has its picture and the source of its numbers."
      : """
      How SwiftUI and UIKit lay out views: every fact is an example that an engine lays out, with \
      its picture and the source of its numbers.
      """
  }

  private var recordedEntries: [SiteTopics.Entry] {
    topics.entries.filter { $0.standing == .recorded }
  }

  /// The counts of scenarios and of expectations by verdict, and the number of scenarios that
  /// recordings confirm.
  ///
  /// The verdicts have the names that all reports use.
  private var verdict: Markup {
    let recorded = recordedEntries.count { $0.verdict == .passed }
    let standing = "\(GroupedNumber.text(recorded)) scenarios pass against recordings"
    let summary = content.report.summary
    let words = summary.counts.map { count, name, verdict in
      Markup.element(
        "a",
        ["class": count == 0 ? nil : "v-\(verdict.family)", "href": PagePath.results],
        "\(GroupedNumber.text(count)) \(name)"
      )
    }
    let scenarios = summary.scenarios == 1 ? "scenario" : "scenarios"
    let expectations = summary.expectations == 1 ? "expectation" : "expectations"
    return .element(
      "p",
      ["class": "verdict"],
      [
        .element(
          "b",
          [:],
          "\(GroupedNumber.text(summary.scenarios)) \(scenarios), "
            + "\(GroupedNumber.text(summary.expectations)) \(expectations)"
        ), .text(": "),
      ]
        + words.flatMap { [$0, .text(" ")] }
        + [
          recordedEntries.isEmpty
            ? .empty
            : .element(
              "span",
              ["class": "e e-recorded"],
              "\(Standing.recorded.icon) \(standing)"
            )
        ]
    )
  }

  /// The search of the first page; the links beside it need no script.
  private var search: Markup {
    .element(
      "div",
      ["class": "find"],
      [
        .element(
          "form",
          [
            "class": "search", "role": "search", "aria-label": "The whole site",
            "action": PagePath.scenarios, "hidden": "",
          ],
          [
            .element(
              "input",
              [
                "type": "search", "name": "q", "aria-label": "Search names, rules and facts",
                "placeholder": "HStack layoutPriority",
              ]
            ), .element("button", [:], "Search"),
          ]
        ),
        .element(
          "p",
          [:],
          [
            link("Names", PagePath.names), link("Rules", PagePath.rules),
            link("Every scenario", PagePath.scenarios),
            link("Results and evidence", PagePath.results),
            link("Systems and conditions", "\(PagePath.results)#recorded"),
            content.engines == nil ? .empty : link("Engines side by side", PagePath.engines),
          ]
        ),
      ]
    )
  }

  private func link(_ text: String, _ address: String) -> Markup {
    .joined([IndexMarkup.link(text, to: address), .text(" ")])
  }

  /// The topics in groups, or the scenarios of a single topic.
  ///
  /// The folders without groups come last.
  private var topicGrid: Markup {
    let shown = cards.filter { !$0.topic.isArticles }
    if shown.count == 1 { return scenarioGrid(of: shown[0]) }
    let groups = shown.map(\.topic).filter(\.isPartOfGroup).map(\.group)
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let lists = groups.map { group in
      (group, shown.filter { $0.topic.isPartOfGroup && $0.topic.group == group })
    }
    .sorted { $0.1.count > $1.1.count }
    let others = shown.filter { !$0.topic.isPartOfGroup }
    let all = lists + (others.isEmpty ? [] : [(groups.isEmpty ? "Topics" : "More", others)])
    let showsRecorded = !recordedEntries.isEmpty
    return .joined(
      all.map { title, cards in
        grid(title, cards.map { $0.markup(showsRecorded: showsRecorded) })
      } + (showsRecorded ? [Badge.legend] : [])
    )
  }

  private func scenarioGrid(of card: TopicCard) -> Markup {
    let title = card.topic.folder.isEmpty ? content.edition.name : card.topic.title
    let shown = card.shownEntries
    let rest = card.entries.count - shown.count
    let link = IndexMarkup.link("\(rest) more", to: PagePath.scenarios)
    return .joined([
      grid(title, shown.map { TopicCard.markup(of: $0) }),
      rest > 0 ? .element("p", ["class": "note"], [link]) : .empty,
    ])
  }

  private func grid(_ title: String, _ cards: [Markup]) -> Markup {
    .element(
      "section",
      ["aria-label": title],
      [
        .element("h2", [:], title),
        .element("ul", ["class": "cards"], cards.map { .element("li", [:], [$0]) }),
      ]
    )
  }

  private var articles: Markup {
    let articles = content.report.specs.filter { $0.name.hasPrefix("articles/") }
    guard !articles.isEmpty else { return .empty }
    return block(
      "Articles",
      articles.map { spec in
        let count = spec.scenarios.count + topics.uses(of: spec.name).count
        return .element(
          "li",
          [:],
          [
            IndexMarkup.link(spec.title, to: PagePath.encoded(PagePath.page(of: spec.name))),
            .element(
              "span",
              ["class": "note"],
              " \(count) scenario\(count == 1 ? "" : "s")\(failures(of: spec))"
            ),
          ]
        )
      }
    )
  }

  /// Returns the number of scenarios of a page that fail, after a comma; empty for none.
  private func failures(of spec: SpecReport) -> String {
    let count = spec.scenarios.count { $0.verdict.failsTheRun }
    return count == 0 ? "" : ", ✗ \(count) \(count == 1 ? "fails" : "fail")"
  }

  /// What fails, before all else; empty if nothing does.
  private var failures: Markup {
    let items = FailureSummary(content, topics: topics).items
    return items.isEmpty ? .empty : block("What fails", items)
  }

  /// The number of known failures.
  private var knownFailures: Markup {
    let known = topics.entries.count { $0.verdict == .knownFailure }
    guard known > 0 else { return .empty }
    let words = "\(known) known failure\(known == 1 ? "" : "s"), with reasons"
    let link = IndexMarkup.link(words, to: "\(PagePath.results)#known")
    return block(
      "Known failures",
      [.element("li", [:], [Badge.mark(.knownFailure), .text(" "), link])]
    )
  }

  /// The differences from the previous run of the history.
  private var changes: Markup {
    guard let previous = content.edition.previous else { return .empty }
    let now = HistoryEntry(content.report, date: .distantPast, commit: "")
    let words = HistoryChange(from: previous, to: now).phrases
    let since = [previous.commit.prefix(8), previous.date.prefix(10)].filter { !$0.isEmpty }
      .joined(separator: ", ")
    return block(
      "Since the last run (\(since))",
      (words.isEmpty ? ["Nothing changed."] : words).map { .element("li", [:], $0) }
    )
  }

  private func block(_ title: String, _ items: [Markup]) -> Markup {
    .element(
      "section",
      ["aria-label": title],
      [.element("h2", [:], title), .element("ul", ["class": "plain"], items)]
    )
  }
}
