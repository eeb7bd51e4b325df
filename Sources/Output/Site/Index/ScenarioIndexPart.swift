internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The list of all scenarios, failures first, with a filter that the script activates.
struct ScenarioIndexPart: IndexPart {
  let id = "scenarios"
  let title = "Search, and every scenario"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let order = Verdict.allCases.enumerated().reduce(into: [Verdict: Int]()) {
      $0[$1.element] = -$1.offset
    }
    let entries = topics.entries.enumerated().sorted { first, second in
      (order[first.element.verdict] ?? 0, first.offset) < (
        order[second.element.verdict] ?? 0, second.offset
      )
    }.map(\.element)
    return [
      filter, VerdictChips(of: entries.map(\.verdict)).markup, hits,
      .element("ul", ["class": "all"], entries.map { item($0) }),
    ]
  }

  /// The filter form, hidden until the script activates it.
  private var filter: Markup {
    .element(
      "form",
      ["class": "filter", "role": "search", "aria-label": "Scenarios", "hidden": ""],
      [
        .element(
          "label",
          [:],
          [
            .text("Search "),
            .element("input", ["type": "search", "name": "q", "autocomplete": "off"]),
          ]
        ),
        choice("verdict", Verdict.allCases.map(\.rawValue)),
        choice("evidence", Evidence.allCases.map(\.rawValue) + ["unstated"]),
        .element("output", ["aria-live": "polite"]),
      ]
    )
  }

  /// The container that the script fills with search results.
  private var hits: Markup {
    .element(
      "section",
      ["class": "hits", "aria-label": "Places with these words", "hidden": ""],
      [.element("p", ["aria-live": "polite"]), .element("ol", [:])]
    )
  }

  private func choice(_ name: String, _ values: [String]) -> Markup {
    .element(
      "label",
      [:],
      [
        .text("\(name.prefix(1).uppercased())\(name.dropFirst()) "),
        .element(
          "select",
          ["name": name],
          [.element("option", ["value": ""], "any")]
            + values.map { .element("option", ["value": $0], $0) }
        ),
      ]
    )
  }

  private func item(_ entry: SiteTopics.Entry) -> Markup {
    let evidence = Set(entry.evidence.map { $0?.rawValue ?? "unstated" }).sorted()
    return .element(
      "li",
      [
        "data-v": entry.verdict.rawValue, "data-f": entry.verdict.family,
        "data-e": evidence.joined(separator: " "),
        "data-r": entry.rules.isEmpty ? nil : entry.rules.joined(separator: " "),
      ],
      [
        Badge.verdict(entry.verdict), .text(" "), IndexMarkup.link(entry.id, to: entry.address),
        .element("span", ["class": "ev"], " " + evidence.joined(separator: " ")),
      ]
    )
  }
}
