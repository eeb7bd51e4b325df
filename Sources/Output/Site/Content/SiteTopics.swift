internal import Conformance
internal import SpecFormat

/// The rules and articles that the prose of scenarios names.
struct SiteTopics {
  /// A scenario in a list of the site.
  struct Entry {
    var id: String
    /// The path of the page and the anchor, relative to the site's folder.
    var address: String
    var verdict: Verdict
    var evidence: [Evidence?]
    /// The heading of the scenario's clause.
    var clause: String
    var rules: [String]
    var reasons: [String]
    /// The path of its picture file, relative to the site's folder; `nil` if it has no picture.
    var picture: String?

    /// The name of the spec that contains the scenario, such as `views/stacks`.
    var page: String { ScenarioID(id).spec }
  }

  private(set) var entries: [Entry] = []
  /// The scenarios of other pages that link to each article, by the name of its spec.
  private var articles: [String: ArticleBacklinks] = [:]

  /// Adds the scenarios of a spec.
  ///
  /// - Parameters:
  ///   - document: The spec.
  ///   - report: The results of the spec.
  ///   - pictures: The paths of its scenarios' picture files, by scenario id.
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

  /// Returns the scenarios of other pages that link to an article, by the name of its spec.
  func uses(of article: String) -> ArticleBacklinks { articles[article] ?? ArticleBacklinks() }

  /// The rules with the scenarios whose clauses name them, sorted by name.
  var rules: [(name: String, entries: [Entry])] {
    var rules: [String: [Entry]] = [:]
    for entry in entries { for rule in entry.rules { rules[rule, default: []].append(entry) } }
    return rules.sorted { RuleName($0.key) < RuleName($1.key) }.map { ($0.key, $0.value) }
  }

  /// Returns the links under each heading, by its anchor; links before any heading belong to the
  /// whole document.
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
  /// Returns the linked articles by the names of their specs, with the anchors; an empty anchor if
  /// there is none.
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

/// The scenarios of other pages that link to an article, by anchor.
struct ArticleBacklinks {
  /// The scenarios in the order of the site, by the anchor of their link.
  ///
  /// Scenarios that link to the article as a whole are under an empty anchor.
  private(set) var entries: [String: [SiteTopics.Entry]] = [:]
  private var ids: Set<String> = []

  /// The number of different scenarios.
  var count: Int { ids.count }

  /// Adds a scenario under the anchors that it links to.
  ///
  /// - Parameters:
  ///   - entry: The scenario.
  ///   - anchors: The anchors of its clause's links. The empty anchor is ignored if there are
  ///     others.
  mutating func note(_ entry: SiteTopics.Entry, anchors: Set<String>) {
    ids.insert(entry.id)
    let parts = anchors.subtracting([""])
    for anchor in parts.isEmpty ? [""] : parts { entries[anchor, default: []].append(entry) }
  }
}
