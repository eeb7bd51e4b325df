internal import ElementTree

/// The set of pages that a page belongs to, with its lists and its search.
enum PageShell {
  /// A site of specs.
  case site
  /// A comparison of engines.
  case matrix
  /// A page by itself, without lists and search.
  case alone
}

extension PageShell {
  /// The titles and addresses of the lists, relative to the folder of all pages.
  private var lists: [(title: String, address: String)] {
    switch self {
    case .site:
      [("Names", PagePath.names), ("Rules", PagePath.rules), ("Results", PagePath.results)]
    case .matrix:
      [("Clauses", "\(PagePath.index)#clauses"), ("Scores", "\(PagePath.index)#scores")]
    case .alone: []
    }
  }

  /// Returns the links to the lists; empty without lists.
  func sections(_ pathToRoot: String) -> Markup {
    guard !lists.isEmpty else { return .empty }
    return .element(
      "nav",
      ["class": "sections", "aria-label": "Site"],
      lists.map { .element("a", ["href": pathToRoot + $0.address], $0.title) }
    )
  }

  /// The address of the page of search results, relative to the folder of all pages; `nil` without
  /// a search.
  var search: String? {
    switch self {
    case .site: PagePath.scenarios
    case .matrix: PagePath.index
    case .alone: nil
    }
  }
}
