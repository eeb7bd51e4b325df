internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The page of search results and of all scenarios, failures first.
///
/// The script activates the search and the filter; without it, the page is a list.
struct ScenariosPage {
  private let topics: SiteTopics

  init(_ topics: SiteTopics) {
    self.topics = topics
  }
}

extension ScenariosPage {
  /// The HTML of the whole page.
  var text: String {
    let frame = PageFrame(
      title: "Search",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "Search")]
    )
    return frame.text([.element("h1", [:], "Search")] + content)
  }

  private var content: [Markup] {
    let order = Verdict.allCases.enumerated().reduce(into: [Verdict: Int]()) {
      $0[$1.element] = -$1.offset
    }
    let entries = topics.entries.enumerated().sorted { first, second in
      (order[first.element.verdict] ?? 0, first.offset) < (
        order[second.element.verdict] ?? 0, second.offset
      )
    }.map(\.element)
    return [
      filter, hits, .element("h2", ["id": "scenarios"], "Every scenario"),
      VerdictChips(of: entries.map(\.verdict)).markup,
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
        "data-v": entry.verdict == .passed ? nil : entry.verdict.rawValue,
        "data-f": entry.verdict == .passed ? nil : entry.verdict.family,
        "data-ev": entry.standing.rawValue, "data-e": evidence.joined(separator: " "),
        "data-r": entry.rules.isEmpty ? nil : entry.rules.joined(separator: " "),
      ],
      [
        entry.verdict == .passed ? .empty : .joined([Badge.mark(entry.verdict), .text(" ")]),
        IndexMarkup.link(entry.id, to: entry.address),
        .text(" "), Badge.standing(of: entry, isListed: true),
      ]
    )
  }
}
