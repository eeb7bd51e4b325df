internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The first page: what holds, what does not, and where to find it.
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
      title: "What holds · Plumb",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "All specs")]
    )
    let sections = IndexParts.all.map { ($0, $0.markup(of: content, topics)) }
      .filter { !$0.1.isEmpty }
    return frame.text(
      [.element("h1", [:], "What holds"), counts, contents(sections.map(\.0))]
        + sections.map { section($0, $1) }
    )
  }

  /// How many scenarios and expectations there are, and what came of them.
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
        // A colour says something only of what is there.
        .element(
          "li",
          ["class": count == 0 ? nil : family.map { "v-\($0)" }],
          [.element("b", [:], "\(count)"), .text(" \(noun)")]
        )
      }
    )
  }

  /// The way to each section.
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
