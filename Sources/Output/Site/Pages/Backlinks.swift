internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The scenarios of other pages that link to an article, as its page lists them.
///
/// Under each clause stand those that link to it, and at the end those that link to the whole
/// article.
struct Backlinks {
  /// By the slug of the heading that they are listed under; an empty one for the end of the page.
  private var sections: [String: [SiteTopics.Entry]] = [:]
  private let pathToRoot: String

  /// Finds the place of each scenario.
  ///
  /// - Parameters:
  ///   - uses: The scenarios that link to the article.
  ///   - page: The article's page. An anchor of a scenario of it leads to that one's clause; one
  ///     that the page does not have, and the title's, to the end.
  init(_ uses: ArticleBacklinks, of page: SpecPage) {
    pathToRoot = page.pathToRoot
    let clauses = page.report.clauses.filter { $0.level > 1 }
    var places = Dictionary(
      clauses.flatMap { clause in
        clause.scenarios.map { (ScenarioID($0.id).slug, clause.slug) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    for clause in clauses { places[clause.slug] = clause.slug }
    for (anchor, entries) in uses.entries.sorted(by: { $0.key < $1.key }) {
      sections[places[anchor] ?? "", default: []] += entries
    }
  }
}

extension Backlinks {
  /// The list under a clause, or at the end of the page for `nil`; empty where nothing rests on it.
  func markup(under slug: String?) -> Markup {
    guard let entries = sections[slug ?? ""] else { return .empty }
    let words = slug == nil ? "this article as a whole" : "this"
    return .element(
      "div",
      ["class": "from"],
      [
        .element("p", [:], "Scenarios elsewhere that rest on \(words):"),
        .element("ul", [:], clauses(of: entries).map { item($0) }),
      ]
    )
  }

  /// The scenarios clause by clause, in the order of the site.
  private func clauses(of entries: [SiteTopics.Entry]) -> [[SiteTopics.Entry]] {
    var clauses: [[SiteTopics.Entry]] = []
    var ids: Set<String> = []
    for entry in entries where ids.insert(entry.id).inserted {
      if let last = clauses.last?.last, last.page == entry.page, last.clause == entry.clause {
        clauses[clauses.count - 1].append(entry)
      } else {
        clauses.append([entry])
      }
    }
    return clauses
  }

  /// A clause with its gravest verdict and its scenarios: the first by the clause's title, the
  /// others by their numbers.
  private func item(_ entries: [SiteTopics.Entry]) -> Markup {
    let links = entries.enumerated().flatMap { index, entry -> [Markup] in
      let words = index == 0 ? entry.clause : "\(index + 1)"
      let attributes: Markup.Attributes = [
        "href": pathToRoot + entry.address, "lang": TextLanguage.code(of: words),
        "aria-label": index == 0 ? nil : entry.id,
      ]
      return [.element("a", attributes, words), .text(" ")]
    }
    let verdict = Badge.verdict(Verdict.gravest(entries.map(\.verdict)) ?? .error)
    let page = Markup.element("span", ["class": "note"], entries.first?.page ?? "")
    return .element("li", [:], [verdict, .text(" ")] + links + [page])
  }
}
