internal import Reporting

/// Links names in code to their pages, each at its first use in a clause.
final class CodeLinks {
  private let names: SiteNames
  /// The path from the page to the site's folder, ending with a slash.
  private let pathToRoot: String
  /// The names that are linked, and the name whose own page contains the code.
  private var linked: Set<String>

  /// - Parameters:
  ///   - names: The names with pages.
  ///   - pathToRoot: The path from the page to the site's folder, ending with a slash.
  ///   - own: The name whose own page contains the code, which is not linked.
  init(names: SiteNames, pathToRoot: String, own: String? = nil) {
    self.names = names
    self.pathToRoot = pathToRoot
    linked = Set([own].compactMap(\.self))
  }
}

extension CodeLinks {
  /// Links all names again, at their first use after this call.
  func beginClause() { linked = [] }

  /// Returns the address of the page of a word of code, and notes that the name is linked.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isMember: Whether a dot precedes the word.
  ///   - isCalled: Whether a parenthesis, a closure or an assignment follows the word.
  /// - Returns: The address, relative to the page; `nil` if the word has no page or is linked.
  func address(of word: Substring, isMember: Bool, isCalled: Bool) -> String? {
    let all = APINames.standard
    let isKnown = isMember ? isCalled && all.isMember(word) : all.isType(word)
    let name = String(word)
    guard isKnown, !linked.contains(name), let path = names.path(of: name) else { return nil }
    linked.insert(name)
    return pathToRoot + path
  }
}
