internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// The failures, grouped by probable cause, at the top of the page of results.
struct FailurePart: ResultsPart {
  let id = "failures"
  let title = "Failures"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let groups = FailureGroup.groups(in: content.report)
    guard !groups.isEmpty else { return [] }
    let entries = Dictionary(topics.entries.map { ($0.id, $0) }) { first, _ in first }
    let notes = Dictionary(
      content.report.specs.flatMap { spec in spec.scenarios.map { ($0.id, note(on: $0, in: spec)) }
      }
    ) { first, _ in first }
    let introduction = Markup.element(
      "p",
      ["class": "note"],
      "Grouped by common causes, from expected to actual values."
    )
    return [introduction]
      + groups.map { group in
        let items = group.ids.compactMap { entries[$0] }
        return .element(
          "details",
          ["class": "cause", "open": groups.count < 4 || items.count < 9 ? "" : nil],
          [
            .element("summary", [:], [.element("b", [:], group.sentence)]),
            .joined(group.clues.map { clue($0) }),
            .element("ul", [:], items.map { IndexMarkup.item($0, note: notes[$0.id] ?? "") }),
          ]
        )
      }
  }

  /// Returns the message of a scenario, and the run since which it fails.
  private func note(on scenario: ScenarioReport, in spec: SpecReport) -> String {
    let since = scenario.firstFailure.map { "; \($0)" } ?? ""
    return ScenarioOutcome(scenario, in: spec).headline + since
  }

  private func clue(_ text: String) -> Markup {
    let links = RuleLinks(book: .standard, pathToRoot: "")
    return .element("p", ["class": "note"], [links.markup(of: text)])
  }
}

/// The known failures with their reasons.
struct KnownFailurePart: ResultsPart {
  let id = "known"
  let title = "Known failures and skipped"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let known = topics.entries.filter { $0.verdict == .knownFailure || !$0.reasons.isEmpty }
    guard !known.isEmpty else { return [] }
    return [
      .element(
        "ul",
        [:],
        known.map { IndexMarkup.item($0, note: $0.reasons.joined(separator: "; ")) }
      )
    ]
  }
}

/// The slowest scenarios of the run.
struct SlowestPart: ResultsPart {
  let id = "slowest"
  let title = "Slowest"

  private static let count = 10

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let timed = content.report.scenarios.compactMap { scenario in
      scenario.duration.map { (id: scenario.id, seconds: $0) }
    }
    let slowest = timed.sorted { ($1.seconds, $0.id) < ($0.seconds, $1.id) }.prefix(Self.count)
    guard !slowest.isEmpty else { return [] }
    let addresses = Dictionary(
      topics.entries.map { ($0.id, $0.address) },
      uniquingKeysWith: { first, _ in first }
    )
    let items = slowest.map { id, seconds -> Markup in
      let milliseconds = Int((seconds * 1000).rounded())
      return .element(
        "li",
        [:],
        [IndexMarkup.link(id, to: addresses[id] ?? "#"), .text(" \(milliseconds) ms")]
      )
    }
    return [.element("ol", [:], items)]
  }
}
