internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// An overview of clauses with a row for each topic, whose page has a square for each clause.
struct ClausePart: ResultsPart {
  let id = "clauses"
  let title = "Clauses"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let kills =
      content.kills.map { MutationSummary(score: $0, report: content.report).markup } ?? []
    let rows = SpecTopic.topics(of: content.report).map { row($0) }
    let header = ["topic", "clauses", "pass", "other verdicts"]
    return kills + [IndexMarkup.table(header, rows, numbers: [1, 2], label: "Clauses by topic")]
  }

  private func row(_ topic: SpecTopic) -> [Markup] {
    let verdicts = topic.specs.flatMap { ClauseSquares(spec: $0, page: "").clauses }.map(\.verdict)
    let others = Dictionary(grouping: verdicts.filter { $0 != .passed }) { $0 }
      .sorted { ($0.key?.rawValue ?? "~") < ($1.key?.rawValue ?? "~") }
    let words = others.map { verdict, clauses in
      "\(clauses.count) \(verdict?.rawValue ?? "without scenarios")"
    }
    return [
      IndexMarkup.link(topic.fullTitle, to: PagePath.encoded(topic.path)),
      .text("\(verdicts.count)"), .text("\(verdicts.count { $0 == .passed })"),
      .text(words.joined(separator: ", ")),
    ]
  }
}

/// The pages of articles, with the number of scenarios that link to each.
struct ArticlePart: ResultsPart {
  let id = "articles"
  let title = "Articles"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let articles = content.report.specs.filter { $0.name.hasPrefix("articles/") }
    guard !articles.isEmpty else { return [] }
    let rows = articles.map { spec in
      let others = topics.uses(of: spec.name).count
      return [
        IndexMarkup.link(spec.title, to: PagePath.encoded(PagePath.page(of: spec.name))),
        Badge.summary(of: spec.scenarios.map(\.verdict)),
        Markup.text("\(spec.scenarios.count + others)"), .text("\(spec.scenarios.count)"),
        .text("\(others)"),
      ]
    }
    let header = ["article", "verdict", "scenarios that rest on it", "on its page", "elsewhere"]
    return [IndexMarkup.table(header, rows, numbers: [2, 3, 4], label: "Articles")]
  }
}

/// The code blocks that are illustrations and are not compiled.
struct SketchPart: ResultsPart {
  let id = "sketches"
  let title = "Sketches"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let items = content.report.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.sketchLines.map { line -> Markup in
          let page = PagePath.encoded(PagePath.page(of: spec.name))
          let link = IndexMarkup.link(clause.title, to: "\(page)#\(clause.slug)")
          return .element("li", [:], [link, .text(" \(spec.file):\(line)")])
        }
      }
    }
    guard !items.isEmpty else { return [] }
    return [.element("ul", [:], items)]
  }
}
