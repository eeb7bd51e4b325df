internal import SpecFormat

/// Links a rule from a page in `Docs/` or in a folder of it.
enum RuleLink {
  /// All rules that are written down, in the order of the pages.
  static let all = RuleBook.standard.pages.flatMap(\.rules).map(\.name.text)

  /// - Parameters:
  ///   - name: The rule's name.
  ///   - path: The way from the page's folder to `Docs/`: `../`; empty for a page in it.
  /// - Returns: The link in Markdown; the name alone where the rule is written down nowhere.
  static func link(_ name: String, by path: String = "") -> String {
    guard let rule = RuleBook.standard[RuleName(name)] else { return name }
    return "[\(name)](\(rule.address.replacing("Docs/", with: path)))"
  }
}
