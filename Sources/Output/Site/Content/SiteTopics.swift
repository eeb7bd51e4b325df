internal import Conformance
internal import Reporting
internal import SpecFormat

/// The scenarios of a site, with the rules and articles that their prose names.
struct SiteTopics {
  /// A scenario in a list of the site.
  struct Entry {
    var id: String
    /// The path of the page and the anchor, relative to the site's folder.
    var address: String
    var verdict: Verdict
    var evidence: [Evidence?]
    /// Whether Apple's frameworks confirm its numbers, for each of its results.
    var standings: [Standing]
    /// The systems of its recorded numbers; empty if it has none.
    var systems: [SystemVersion]
    /// The heading of the scenario's clause.
    var clause: String
    /// The types, modifiers and properties that its code uses.
    var names: [String]
    var rules: [String]
    var reasons: [String]
    /// The path of its picture file, relative to the site's folder; `nil` if it has no picture.
    var picture: String?
    /// Whether the picture is legible at a small size.
    var isIllustrative: Bool

    /// The name of the spec that contains the scenario, such as `views/stacks`.
    var page: String { ScenarioID(id).spec }

    /// The strongest standing of its results.
    var standing: Standing { Standing.strongest(standings) ?? .own }
  }

  private(set) var entries: [Entry] = []
  /// The ids of scenarios, by the paths of their picture files.
  private var pictures: [String: String] = [:]
  /// The scenarios of other pages that link to each article, by the name of its spec.
  private var articles: [String: ArticleBacklinks] = [:]

  /// Adds the scenarios of a spec.
  ///
  /// - Parameters:
  ///   - document: The spec.
  ///   - report: The results of the spec.
  ///   - pictures: The pictures of its scenarios, by scenario id.
  mutating func note(
    _ document: SpecDocument,
    _ report: SpecReport,
    pictures: [String: ScenarioPicture] = [:]
  ) {
    let page = PagePath.encoded(PagePath.page(of: document.name))
    let links = Self.links(of: document, report)
    let code = Dictionary(
      document.scenarios.map { ($0.id, $0.body.blocks.map(\.code)) },
      uniquingKeysWith: { first, _ in first }
    )
    for clause in report.clauses {
      let linked = document.articles(in: links[clause.slug] ?? [])
      for scenario in clause.scenarios {
        let slug = ScenarioID(scenario.id).slug
        let results = scenario.countingResults
        let recorded = results.filter { $0.evidence == .recorded }.flatMap(\.systems)
        let entry = Entry(
          id: scenario.id,
          address: page + "#" + slug,
          verdict: scenario.verdict,
          evidence: results.map(\.evidence),
          standings: results.map {
            Standing($0.evidence, usesReferenceStyle: clause.usesReferenceStyle)
          },
          systems: recorded.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
          clause: clause.title,
          names: APINames.standard.names(in: code[scenario.id] ?? []),
          rules: clause.rules.map(\.text),
          reasons: scenario.results.compactMap(\.reason),
          picture: pictures[scenario.id]?.path,
          isIllustrative: pictures[scenario.id]?.isIllustrative ?? false
        )
        entries.append(entry)
        if let picture = entry.picture { self.pictures[picture] = entry.id }
        for (article, anchors) in linked where article != document.name {
          articles[article, default: ArticleBacklinks()].note(entry, anchors: anchors)
        }
      }
    }
  }

  /// Returns the scenarios of other pages that link to an article, by the name of its spec.
  func uses(of article: String) -> ArticleBacklinks { articles[article] ?? ArticleBacklinks() }

  /// Returns the id of the scenario with a picture file; `nil` if there is none.
  func scenario(ofPicture path: String) -> String? { pictures[path] }

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
