internal import ElementTree
internal import SpecFormat

/// Makes a link of every rule that a text names, to its sentence and its pictures.
struct RuleLinks: Sendable {
  let book: RuleBook
  /// The way from the page to the site's folder, with a slash at its end.
  let pathToRoot: String
  /// Whether a link has the rule's sentence as its title; steps, of which a page has thousands, do
  /// without.
  var showsSentences = true
}

extension RuleLinks {
  /// The page of a family, relative to the site's folder: `rules/STK.html`.
  static func page(of family: String) -> String { PagePath.page(ofFamily: family) }

  /// A text with the rules that it names as links.
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

  /// A link to a rule, which says what that says; the name alone where it is written down nowhere.
  func link(to name: RuleName) -> Markup {
    guard let address = address(of: name) else { return .text(name.text) }
    return .element(
      "a",
      ["class": "rule", "href": pathToRoot + address, "title": sentence(of: name)],
      name.text
    )
  }

  private func sentence(of name: RuleName) -> String? {
    showsSentences ? book[name]?.text : nil
  }

  /// Where a rule or a family stands, relative to the site's folder; `nil` for a name of neither.
  func address(of name: RuleName) -> String? {
    let page = Self.page(of: name.family)
    if book[name] != nil { return "\(page)#\(name.anchor)" }
    return name.isFamily && book.family(of: name) != nil ? page : nil
  }
}
