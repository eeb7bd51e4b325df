/// A comment that says something of a clause or a page.
enum CommentMark: String {
  /// `<!-- informative -->`: the clause needs no scenario.
  case informative = "<!--informative-->"
  /// `<!-- reference style -->`: the numbers that the clause and those inside it derive follow from
  /// this engine's own style of controls, and from nothing of Apple's.
  case referenceStyle = "<!--referencestyle-->"

  /// Reads a piece of raw HTML, blanks apart; `nil` for one that is no mark.
  init?(html: String) {
    self.init(rawValue: html.filter { !$0.isWhitespace })
  }
}

extension MarkdownHeading {
  /// Whether `<!-- informative -->` stands in the heading itself.
  var isInformative: Bool {
    content.contains { piece in
      if case .html(let html) = piece { CommentMark(html: html) == .informative } else { false }
    }
  }
}
