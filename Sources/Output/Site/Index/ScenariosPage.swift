internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The page of search results and of all scenarios, failures first.
///
/// The script loads the scenarios and filters them. Without it, the page has the scenarios that do
/// not pass, and a link to each spec.
struct ScenariosPage {
  private let topics: SiteTopics
  private let specs: [SpecReport]

  /// - Parameters:
  ///   - topics: The scenarios of the site.
  ///   - specs: The specs with pages.
  init(_ topics: SiteTopics, specs: [SpecReport]) {
    self.topics = topics
    self.specs = specs
  }
}

extension ScenariosPage {
  /// The page, and the file with the scenarios that its script filters.
  var files: [SiteFile] {
    let frame = PageFrame(
      title: "Search",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "Search")],
      scripts: ["site.js", Self.list]
    )
    let entries = entries
    let items = Markup.joined(entries.map { item($0) }).source
    return [
      SiteFile(
        path: PagePath.scenarios,
        text: frame.text([.element("h1", [:], "Search")] + content(entries))
      ),
      SiteFile(path: Self.list, text: "plumbScenarios(\"\(PackedText.packed(items))\");\n"),
    ]
  }

  private static let list = "scenarios.js"

  /// All scenarios, those with the most severe verdicts first.
  private var entries: [SiteTopics.Entry] {
    let order = Verdict.allCases.enumerated().reduce(into: [Verdict: Int]()) {
      $0[$1.element] = -$1.offset
    }
    return topics.entries.enumerated().sorted { first, second in
      (order[first.element.verdict] ?? 0, first.offset) < (
        order[second.element.verdict] ?? 0, second.offset
      )
    }.map(\.element)
  }

  private func content(_ entries: [SiteTopics.Entry]) -> [Markup] {
    [
      filter, hits, .element("h2", ["id": "scenarios"], "Scenarios"),
      .element("ul", ["class": "all"], entries.filter { $0.verdict != .passed }.map { item($0) }),
      .element("h2", ["id": "specs"], "Specs"),
      .element("ul", ["class": "names"], specs.map { spec($0) }),
    ]
  }

  private func spec(_ spec: SpecReport) -> Markup {
    let link = IndexMarkup.link(spec.title, to: PagePath.encoded(PagePath.page(of: spec.name)))
    let count = Markup.element("span", ["class": "note"], " \(spec.scenarios.count)")
    return .element("li", [:], [link, count])
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
    let words = entry.rules + entry.names
    let evidence = Set(entry.evidence.map { $0?.rawValue ?? "unstated" }).sorted()
    return .element(
      "li",
      [
        "data-v": entry.verdict == .passed ? nil : entry.verdict.rawValue,
        "data-ev": entry.standing.rawValue, "data-e": evidence.joined(separator: " "),
        "data-r": words.isEmpty ? nil : words.joined(separator: " "),
      ],
      [
        entry.verdict == .passed ? .empty : .joined([Badge.mark(entry.verdict), .text(" ")]),
        IndexMarkup.link(entry.id, to: entry.address),
        .text(" "), Badge.systems(of: entry),
      ]
    )
  }
}
