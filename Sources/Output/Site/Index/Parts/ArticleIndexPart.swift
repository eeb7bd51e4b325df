internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The articles' pages, with how many scenarios rest on each.
struct ArticleIndexPart: IndexPart {
  let id = "articles"
  let title = "Articles"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let articles = content.report.specs.filter { $0.name.hasPrefix("articles/") }
    guard !articles.isEmpty else { return [] }
    let rows = articles.map { spec in
      let others = topics.uses(of: spec.name).count
      return [
        IndexMarkup.link(spec.title, to: PagePath.encoded(PagePath.page(of: spec.name))),
        Badge.verdict(Verdict.gravest(spec.scenarios.map(\.verdict)) ?? .error),
        Markup.text("\(spec.scenarios.count + others)"), .text("\(spec.scenarios.count)"),
        .text("\(others)"),
      ]
    }
    let header = ["article", "verdict", "scenarios that rest on it", "on its page", "elsewhere"]
    return [IndexMarkup.table(header, rows, numbers: [2, 3, 4], label: "Articles")]
  }
}
