internal import Conformance
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
    /// The file of its picture, relative to the site's folder; `nil` for one that has none.
    var picture: String?

    /// The name of the spec that it is of: `views/stacks`.
    var page: String { ScenarioID(id).spec }
  }

  private(set) var entries: [Entry] = []
  /// The scenarios of other pages that link to each article, by the name of its spec.
  private var articles: [String: ArticleBacklinks] = [:]

  /// Notes the scenarios of a spec.
  ///
  /// - Parameters:
  ///   - document: The spec.
  ///   - report: What came of it.
  ///   - pictures: The files of its scenarios' pictures, by their ids.
  mutating func note(
    _ document: SpecDocument,
    _ report: SpecReport,
    pictures: [String: String] = [:]
  ) {
    let page = PagePath.encoded(PagePath.page(of: document.name))
    let links = Self.links(of: document, report)
    for clause in report.clauses {
      let linked = document.articles(in: links[clause.slug] ?? [])
      for scenario in clause.scenarios {
        let slug = ScenarioID(scenario.id).slug
        let entry = Entry(
          id: scenario.id,
          address: page + "#" + slug,
          verdict: scenario.verdict,
          evidence: scenario.countingResults.map(\.evidence),
          clause: clause.title,
          rules: clause.rules.map(\.text),
          reasons: scenario.results.compactMap(\.reason),
          picture: pictures[scenario.id]
        )
        entries.append(entry)
        for (article, anchors) in linked where article != document.name {
          articles[article, default: ArticleBacklinks()].note(entry, anchors: anchors)
        }
      }
    }
  }

  /// The scenarios of other pages that link to an article, by the name of its spec.
  func uses(of article: String) -> ArticleBacklinks { articles[article] ?? ArticleBacklinks() }

  /// The rules with the scenarios that speak of them, in the order of their names.
  var rules: [(name: String, entries: [Entry])] {
    var rules: [String: [Entry]] = [:]
    for entry in entries { for rule in entry.rules { rules[rule, default: []].append(entry) } }
    return rules.sorted { RuleName($0.key) < RuleName($1.key) }.map { ($0.key, $0.value) }
  }

  /// The links under each heading, by its anchor; those before any are the document's own.
  private static func links(
    of document: SpecDocument,
    _ report: SpecReport
  ) -> [String: [MarkdownLink]] {
    var links: [String: [MarkdownLink]] = [:]
    var slug = report.clauses.first { $0.level == 1 }?.slug ?? ""
    for block in document.markdown.blocks {
      slug = block.heading?.slug ?? slug
      links[slug, default: []] += block.links
    }
    return links
  }
}

extension SpecDocument {
  /// The articles that links of the spec lead to, by the names of their specs, with the anchors in
  /// them; an empty one for none.
  fileprivate func articles(in links: [MarkdownLink]) -> [String: Set<String>] {
    var articles: [String: Set<String>] = [:]
    for link in links {
      guard let target = LinkTarget(address: link.address, in: file),
        target.file.hasPrefix("\(folder)articles/"), target.file.hasSuffix(".md")
      else { continue }
      let name = target.file.dropFirst(folder.count).dropLast(".md".count)
      articles[String(name), default: []].insert(target.anchor ?? "")
    }
    return articles
  }
}

/// The scenarios of other pages that link to an article, by the anchor that they link to.
struct ArticleBacklinks {
  /// In the order of the site, under the anchor that a link names; under an empty one those whose
  /// links lead to the article as a whole.
  private(set) var entries: [String: [SiteTopics.Entry]] = [:]
  private var ids: Set<String> = []

  /// How many scenarios there are, each counted once however many parts it links to.
  var count: Int { ids.count }

  /// Notes a scenario.
  ///
  /// - Parameters:
  ///   - entry: The scenario.
  ///   - anchors: What the links of its clause name; an empty one where a link names none, which
  ///     says nothing beside one that names a part.
  mutating func note(_ entry: SiteTopics.Entry, anchors: Set<String>) {
    ids.insert(entry.id)
    let parts = anchors.subtracting([""])
    for anchor in parts.isEmpty ? [""] : parts { entries[anchor, default: []].append(entry) }
  }
}
