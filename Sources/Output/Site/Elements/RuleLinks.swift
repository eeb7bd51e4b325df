internal import ElementTree
internal import SpecFormat

/// Converts the names of rules in a text to links.
struct RuleLinks {
  let book: RuleBook
  /// The path from the page to the site's folder, ending with a slash.
  let pathToRoot: String
  /// Whether a link has the rule's title; negotiation steps omit it, as a page has thousands of
  /// them.
  var showsTitles = true
  /// The rules whose titles the page has; `nil` if each link has its title.
  ///
  /// The script copies the title of the first link to a rule to the others.
  var titled: TitledRules?
}

/// The rules that a page names with their titles.
final class TitledRules {
  fileprivate var names: Set<RuleName> = []
}

extension RuleLinks {
  /// Returns the page of a family relative to the site's folder, such as `rules/STK.html`.
  static func page(of family: String) -> String { PagePath.page(ofFamily: family) }

  /// Returns a text in which the names of rules are links.
  func markup(of text: String) -> Markup {
    .joined(
      RulePiece.pieces(of: text).map { piece in
        switch piece {
        case .words(let words): .text(words)
        case .rule(let name): link(to: name)
        }
      }
    )
  }

  /// Returns a link to a rule with its title, or only the name of an unknown rule.
  func link(to name: RuleName) -> Markup {
    guard let address = address(of: name) else { return .text(name.text) }
    return .element(
      "a",
      ["class": "rule", "href": pathToRoot + address, "title": title(of: name)],
      name.text
    )
  }

  private func title(of name: RuleName) -> String? {
    guard showsTitles, titled?.names.insert(name).inserted ?? true else { return nil }
    return book[name]?.title.plainText
  }

  /// Returns the URL of a rule or a family relative to the site's folder; `nil` for an unknown
  /// name.
  func address(of name: RuleName) -> String? {
    let page = Self.page(of: name.family)
    if book[name] != nil { return "\(page)#\(name.anchor)" }
    return name.isFamily && book.family(of: name) != nil ? page : nil
  }
}
