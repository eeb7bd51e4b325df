internal import Rules
internal import SpecFormat

/// Links a rule from a page in `Docs/`.
enum RuleLink {
  /// All rules that are written down, in the order of the pages.
  static let all = RuleBook.standard.pages.flatMap(\.rules).map(\.name.text)

  /// - Parameter name: The rule's name.
  /// - Returns: The name alone where the rule is written down nowhere.
  static func link(_ name: String) -> String {
    guard let rule = RuleBook.standard[RuleName(name)] else { return name }
    return "[\(name)](\(rule.address.replacing("Docs/", with: "")))"
  }
}
