internal import ElementTree
internal import SpecFormat

/// The name and the title of a rule as a link to it.
struct RuleTitle {
  private let rule: Rule
  private let pathToRoot: String

  /// - Parameters:
  ///   - rule: The rule.
  ///   - pathToRoot: The path from the page to the site's folder, ending with a slash.
  init(_ rule: Rule, pathToRoot: String) {
    self.rule = rule
    self.pathToRoot = pathToRoot
  }
}

extension RuleTitle {
  /// The item of a list; the style sheet shows the standing of a rule that is not recorded, from
  /// the attribute `data-ev`.
  ///
  /// - Parameter content: The content after the title.
  /// - Returns: A `li` element.
  func item(_ content: [Markup] = []) -> Markup {
    let link = Markup.element(
      "a",
      [
        "class": "ruled",
        "href": "\(pathToRoot)\(RuleLinks.page(of: rule.name.family))#\(rule.name.anchor)",
      ],
      [
        .element("span", ["class": "name"], rule.name.text), .text(" · "),
        ProseMarkup(target: { $0 }).inLink.markup(rule.title),
      ]
    )
    let standing = rule.origin.standing
    let source: Markup =
      standing == .recorded
      ? .element("span", ["class": "e e-recorded"], "\(standing.icon) \(rule.origin.source)")
      : .empty
    return .element("li", ["data-ev": standing.rawValue], [link, .text(" "), source] + content)
  }
}

extension RuleOrigin {
  /// The standing of the rule, by its first source.
  var standing: Standing {
    if source.contains("recorded") { return .recorded }
    return source.hasPrefix("ours") ? .own : .derived
  }
}
