internal import Conformance
internal import ElementTree
internal import Reporting

/// The failing scenarios on the first page, grouped by cause, with their messages and the run since
/// which they fail.
struct FailureSummary {
  /// The maximum number of causes, and of scenarios of each, that are listed.
  private static let (causeLimit, scenarioLimit) = (5, 5)

  private let content: SiteContent
  private let topics: SiteTopics

  init(_ content: SiteContent, topics: SiteTopics) {
    self.content = content
    self.topics = topics
  }
}

extension FailureSummary {
  /// The causes with their scenarios, and the number of mistakes in malformed specs; empty if
  /// nothing fails.
  var items: [Markup] {
    let groups = FailureGroup.groups(in: content.report)
    let scenarios = Dictionary(
      content.report.specs.flatMap { spec in spec.scenarios.map { ($0.id, (spec, $0)) } },
      uniquingKeysWith: { first, _ in first }
    )
    let addresses = Dictionary(
      topics.entries.map { ($0.id, $0.address) },
      uniquingKeysWith: { first, _ in first }
    )
    var items = groups.prefix(Self.causeLimit).map { group in
      let shown = group.ids.prefix(Self.scenarioLimit).compactMap { id in
        scenarios[id].map { item($0.1, in: $0.0, at: addresses[id] ?? PagePath.results) }
      }
      return Markup.element(
        "li",
        [:],
        [
          Badge.mark(.failed), .text(" "),
          IndexMarkup.link(group.sentence, to: "\(PagePath.results)#failures"),
          .element("ul", [:], shown + rest(group.ids.count - shown.count, "scenario")),
        ]
      )
    }
    items += rest(groups.count - Self.causeLimit, "cause")
    let mistakes = content.report.mistakes.count
    if mistakes > 0 {
      let words = "\(mistakes) mistake\(mistakes == 1 ? "" : "s") in malformed specs"
      let link = IndexMarkup.link(words, to: "\(PagePath.results)#malformed")
      items.append(.element("li", [:], [link]))
    }
    return items
  }

  private func item(_ scenario: ScenarioReport, in spec: SpecReport, at address: String) -> Markup {
    let message = ScenarioOutcome(scenario, in: spec).headline
    let since = scenario.firstFailure.map { "; \($0)" } ?? ""
    return .element(
      "li",
      [:],
      [
        IndexMarkup.link(scenario.id, to: address),
        .element("span", ["class": "note"], ": \(message)\(since)"),
      ]
    )
  }

  /// Returns an item that counts what is left out; none if nothing is.
  private func rest(_ count: Int, _ noun: String) -> [Markup] {
    count > 0 ? [.element("li", [:], "\(count) more \(noun)\(count == 1 ? "" : "s")")] : []
  }
}
