internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The page with the results of the run: failures, evidence, clauses, systems and durations.
struct ResultsPage {
  private let content: SiteContent
  private let topics: SiteTopics

  init(_ content: SiteContent, topics: SiteTopics) {
    self.content = content
    self.topics = topics
  }
}

extension ResultsPage {
  var text: String {
    let frame = PageFrame(
      title: "Results",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "Results")]
    )
    let sections = ResultsParts.all.map { ($0, $0.markup(of: content, topics)) }
      .filter { !$0.1.isEmpty }
    return frame.text(
      [.element("h1", [:], "Results"), counts, contents(sections.map(\.0))]
        + sections.map { section($0, $1) }
    )
  }

  /// The numbers of scenarios and expectations, by verdict.
  private var counts: Markup {
    let summary = content.report.summary
    let recorded = topics.entries.count { $0.evidence.contains(.recorded) && $0.verdict == .passed }
    let counts: [(Int, String, String?)] =
      [
        (summary.scenarios, summary.scenarios == 1 ? "scenario" : "scenarios", nil),
        (summary.expectations, summary.expectations == 1 ? "expectation" : "expectations", nil),
      ] + summary.counts.map { ($0.count, $0.name, $0.verdict.family) }
      + [(recorded, "scenarios hold that rest on recordings", nil)]
    return .element(
      "ul",
      ["class": "counts"],
      counts.map { count, noun, family in
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
  private func contents(_ parts: [any ResultsPart]) -> Markup {
    .element(
      "nav",
      ["class": "contents", "aria-label": "On this page"],
      parts.map { .element("a", ["href": "#\($0.id)"], $0.title) }
    )
  }

  private func section(_ part: any ResultsPart, _ content: [Markup]) -> Markup {
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

/// A section of the page of results with a heading.
protocol ResultsPart: Sendable {
  /// The anchor of the section, unique in the page.
  var id: String { get }
  /// The heading of the section.
  var title: String { get }
  /// Returns the content under the heading; a section without content has no heading either.
  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup]
}

/// All sections in the order of the page; new sections are registered here.
enum ResultsParts {
  static let all: [any ResultsPart] = [
    MalformedPart(),
    FailurePart(),
    ArticlePart(),
    EvidencePart(),
    RecordedSystemPart(),
    ClausePart(),
    KnownFailurePart(),
    SystemPart(),
    SlowestPart(),
    SketchPart(),
  ]
}
