internal import Reporting

/// Links names in code to their pages.
struct CodeLinks {
  let names: SiteNames
  /// The path from the page to the site's folder, ending with a slash.
  let pathToRoot: String
  /// The name whose own page contains the code, which is not linked.
  var own: String?
}

extension CodeLinks {
  /// Returns the address of the page of a word of code; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isMember: Whether a dot precedes the word.
  ///   - isCalled: Whether a parenthesis, a closure or an assignment follows the word.
  /// - Returns: The address, relative to the page.
  func address(of word: Substring, isMember: Bool, isCalled: Bool) -> String? {
    let all = APINames.standard
    let isKnown = isMember ? isCalled && all.isMember(word) : all.isType(word)
    let name = String(word)
    guard isKnown, name != own, let path = names.path(of: name) else { return nil }
    return pathToRoot + path
  }
}
