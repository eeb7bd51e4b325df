internal import Conformance
internal import Foundation
internal import SpecFormat

/// The topics of scenarios, as the prose around them names them: rules and articles.
struct SiteTopics {
  /// A scenario as lists of the site show it.
  struct Entry {
    var id: String
    /// The page and the anchor, relative to the site's folder.
    var address: String
    var verdict: Verdict
    var evidence: [Evidence?]
    /// The heading that it stands under.
    var clause: String
    var rules: [String]
    var reasons: [String]

    /// The name of the spec that it is of: `views/stacks`.
    var page: String { String(id.prefix { $0 != "#" }) }
  }

  private(set) var entries: [Entry] = []
  /// Who rests on each article, by the name of its spec; its own page is not among them.
  private var articles: [String: ArticleUses] = [:]

  /// Notes the scenarios of a page.
  mutating func note(_ page: SpecPage) {
    let prose = Self.prose(of: page)
    for clause in page.report.clauses {
      let text = prose[clause.slug] ?? ""
      let linked = Self.articles(in: text)
      for scenario in clause.scenarios {
        let slug = String(scenario.id.drop { $0 != "#" }.dropFirst())
        let entry = Entry(
          id: scenario.id,
          address: PagePath.encoded(page.path) + "#" + slug,
          verdict: scenario.verdict,
          evidence: scenario.results.map(\.evidence),
          clause: clause.title,
          rules: clause.rules.map(\.text),
          reasons: scenario.results.compactMap(\.reason)
        )
        entries.append(entry)
        for (article, anchors) in linked where article != page.document.name {
          articles[article, default: ArticleUses()].note(entry, anchors: anchors)
        }
      }
    }
  }

  /// The scenarios of other pages that link to an article, by the name of its spec.
  func uses(of article: String) -> ArticleUses { articles[article] ?? ArticleUses() }

  /// The rules with the scenarios that speak of them, in the order of their names.
  var rules: [(name: String, entries: [Entry])] {
    var rules: [String: [Entry]] = [:]
    for entry in entries { for rule in entry.rules { rules[rule, default: []].append(entry) } }
    return rules.sorted { RuleName($0.key) < RuleName($1.key) }.map { ($0.key, $0.value) }
  }

  /// The HTML under each heading, by its anchor; that before any is the document's own.
  private static func prose(of page: SpecPage) -> [String: String] {
    var prose: [String: String] = [:]
    var slug = page.report.clauses.first { $0.level == 1 }?.slug ?? ""
    for block in page.page.blocks {
      switch block.content {
      case .heading(_, let html, _, let heading):
        slug = heading
        prose[slug, default: ""] += html
      case .prose(let html): prose[slug, default: ""] += html
      case .table(let table): prose[slug, default: ""] += table.html
      case .fence: break
      }
    }
    return prose
  }

  /// The articles that a text links to, with the anchors in them; an empty one for none.
  private static func articles(in text: String) -> [String: Set<String>] {
    guard text.contains("articles/") else { return [:] }
    var articles: [String: Set<String>] = [:]
    for link in text.matches(of: /href="(?:\.\.\/)*(articles\/[^"#]+)\.html(?:#([^"]*))?"/) {
      let article = String(link.output.1).removingPercentEncoding ?? ""
      let anchor = String(link.output.2 ?? "").removingPercentEncoding ?? ""
      articles[article, default: []].insert(anchor)
    }
    return articles
  }
}
