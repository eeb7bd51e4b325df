internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The scenarios of other pages that link to an article, as listed on its page.
///
/// Each clause lists the scenarios that link to it. The end of the page lists those that link to
/// the whole article.
struct Backlinks {
  /// The scenarios by the slug of the heading that lists them; an empty slug for the end of the
  /// page.
  private var sections: [String: [SiteTopics.Entry]] = [:]
  private let pathToRoot: String

  /// Assigns each scenario to a heading of the page.
  ///
  /// - Parameters:
  ///   - uses: The scenarios that link to the article.
  ///   - page: The article's page. A link to one of its scenarios counts for that scenario's
  ///     clause. A link to the title or to an unknown anchor counts for the end of the page.
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
  /// Returns the list under a clause, or at the end of the page for `nil`; empty if no scenario
  /// links there.
  func markup(under slug: String?) -> Markup {
    guard let entries = sections[slug ?? ""] else { return .empty }
    let words = slug == nil ? "this article as a whole" : "this"
    return .element(
      "div",
      ["class": "backlinks"],
      [
        .element("p", [:], "Scenarios elsewhere that rest on \(words):"),
        .element("ul", [:], clauses(of: entries).map { item($0) }),
      ]
    )
  }

  /// Returns the scenarios grouped by clause, in the order of the site.
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

  /// Returns a clause with its most severe verdict and links to its scenarios.
  ///
  /// The first link has the title of the clause, the others have numbers.
  private func item(_ entries: [SiteTopics.Entry]) -> Markup {
    let links = entries.enumerated().flatMap { index, entry -> [Markup] in
      let words = index == 0 ? entry.clause : "\(index + 1)"
      let attributes: Markup.Attributes = [
        "href": pathToRoot + entry.address, "lang": TextLanguage.code(of: words),
        "aria-label": index == 0 ? nil : entry.id,
      ]
      return [.element("a", attributes, words), .text(" ")]
    }
    let verdict = Badge.verdict(Verdict.mostSevere(entries.map(\.verdict)) ?? .error)
    let page = Markup.element("span", ["class": "note"], entries.first?.page ?? "")
    return .element("li", [:], [verdict, .text(" ")] + links + [page])
  }
}
