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
  var markup: Markup {
    .joined([
      .element(
        "a",
        [
          "class": "ruled",
          "href": "\(pathToRoot)\(RuleLinks.page(of: rule.name.family))#\(rule.name.anchor)",
        ],
        [
          .element("span", ["class": "name"], rule.name.text), .text(" · "),
          ProseMarkup(target: { $0 }).inLink.markup(rule.title),
        ]
      ),
      .text(" "), standing,
    ])
  }

  /// The source of the rule as one of the three signs.
  private var standing: Markup {
    let standing = rule.origin.standing
    return .element(
      "span",
      [
        "class": "e e-\(standing.rawValue)",
        "title": standing == .recorded ? nil : rule.origin.source,
      ],
      "\(standing.icon) \(standing == .recorded ? rule.origin.source : standing.word)"
    )
  }
}

extension RuleOrigin {
  /// The standing of the rule, by its first source.
  var standing: Standing {
    if source.contains("recorded") { return .recorded }
    return source.hasPrefix("ours") ? .own : .derived
  }
}
