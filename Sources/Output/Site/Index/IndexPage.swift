internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The first page of a site, with an overview of the results.
struct IndexPage {
  private let content: SiteContent
  private let topics: SiteTopics

  init(_ content: SiteContent, topics: SiteTopics) {
    self.content = content
    self.topics = topics
  }
}

extension IndexPage {
  var text: String {
    let frame = PageFrame(
      title: "Conformance · Plumb",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "All specs")]
    )
    let sections = IndexParts.all.map { ($0, $0.markup(of: content, topics)) }
      .filter { !$0.1.isEmpty }
    return frame.text(
      [.element("h1", [:], "Conformance"), counts, contents(sections.map(\.0))]
        + sections.map { section($0, $1) }
    )
  }

  /// The numbers of scenarios and expectations, by verdict.
  private var counts: Markup {
    let summary = content.report.summary
    let recorded = topics.entries.count { $0.evidence.contains(.recorded) && $0.verdict == .passed }
    let counts: [(Int, String, String?)] = [
      (summary.scenarios, "scenarios", nil), (summary.expectations, "expectations", nil),
      (summary.passed, "passed", "passed"), (summary.failed + summary.errors, "failed", "failed"),
      (summary.knownFailures, "known to fail", "known"),
      (summary.unsupported, "unsupported", "unsupported"), (summary.skipped, "skipped", "skipped"),
      (recorded, "scenarios hold that rest on recordings", nil),
    ]
    return .element(
      "ul",
      ["class": "counts"],
      counts.filter { $0.0 > 0 || $0.2 != "unsupported" }.map { count, noun, family in
        // A count of 0 has no color.
        .element(
          "li",
          ["class": count == 0 ? nil : family.map { "v-\($0)" }],
          [.element("b", [:], "\(count)"), .text(" \(noun)")]
        )
      }
    )
  }

  /// Returns the links to each section.
  private func contents(_ parts: [any IndexPart]) -> Markup {
    .element(
      "nav",
      ["class": "contents", "aria-label": "On this page"],
      parts.map { .element("a", ["href": "#\($0.id)"], $0.title) }
    )
  }

  private func section(_ part: any IndexPart, _ content: [Markup]) -> Markup {
    let heading = Markup.element(
      "h2",
      ["id": "\(part.id)-h"],
      [.element("a", ["class": "self", "href": "#\(part.id)"], part.title)]
    )
    return .element(
      "section",
      ["id": part.id, "aria-labelledby": "\(part.id)-h"],
      [heading] + content
    )
  }
}

/// A section of the first page with a heading.
protocol IndexPart: Sendable {
  /// The anchor of the section, unique in the page.
  var id: String { get }
  /// The heading of the section.
  var title: String { get }
  /// Returns the content under the heading; a section without content has no heading either.
  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup]
}

/// All sections in the order of the page; new sections are registered here.
enum IndexParts {
  static let all: [any IndexPart] = [
    MalformedIndexPart(),
    FailureIndexPart(),
    ArticleIndexPart(),
    EvidenceIndexPart(),
    ClauseIndexPart(),
    KnownFailureIndexPart(),
    SystemIndexPart(),
    SlowestIndexPart(),
    SketchIndexPart(),
    RuleIndexPart(),
    ScenarioIndexPart(),
  ]
}

/// Elements that several sections of the first page use.
enum IndexMarkup {
  /// Returns a table that scrolls horizontally if it is wider than the page.
  ///
  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - rows: The cells of each row.
  ///   - numbers: The indices of columns with numbers, which are aligned at their ends.
  ///   - label: The accessibility label of the table.
  /// - Returns: The table in a box that the keyboard can scroll.
  static func table(
    _ header: [String],
    _ rows: [[Markup]],
    numbers: Set<Int> = [],
    label: String
  ) -> Markup {
    func row<Cell>(_ cells: [Cell], _ cell: (Cell, String?) -> Markup) -> Markup {
      .element("tr", [:], cells.enumerated().map { cell($1, numbers.contains($0) ? "num" : nil) })
    }
    let head = row(header) { .element("th", ["scope": "col", "class": $1], $0) }
    let body = rows.map { row($0) { .element("td", ["class": $1], [$0]) } }
    return .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label],
      [.element("table", [:], [head] + body)]
    )
  }

  static func link(_ text: String, to address: String) -> Markup {
    .element("a", ["href": address, "lang": TextLanguage.code(of: text)], text)
  }

  /// Returns a scenario with its verdict and an optional note.
  static func item(_ entry: SiteTopics.Entry, note: String = "") -> Markup {
    .element(
      "li",
      [:],
      [
        Badge.verdict(entry.verdict), .text(" "), link(entry.id, to: entry.address),
        note.isEmpty
          ? .empty
          : .element(
            "span",
            ["class": "note"],
            [RuleLinks(book: .standard, pathToRoot: "").markup(of: " \(note)")]
          ),
      ]
    )
  }
}
