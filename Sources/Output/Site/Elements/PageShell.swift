internal import ElementTree

/// The set of pages that a page belongs to, with links to its lists and its search.
enum PageShell {
  /// A site of specs.
  case site
  /// A page by itself, without lists and search.
  case alone
}

extension PageShell {
  /// The titles of the lists of names, rules and results, with their addresses relative to the
  /// folder of all pages.
  private static let lists = [
    ("Names", PagePath.names), ("Rules", PagePath.rules), ("Results", PagePath.results),
  ]

  /// Returns the links to the lists; empty without lists.
  func sections(_ pathToRoot: String) -> Markup {
    guard self == .site else { return .empty }
    return .element(
      "nav",
      ["class": "sections", "aria-label": "Site"],
      Self.lists.map { .element("a", ["href": pathToRoot + $0.1], $0.0) }
    )
  }

  /// The address of the page of search results, relative to the folder of all pages; `nil` without
  /// a search.
  var search: String? { self == .site ? PagePath.scenarios : nil }
}
