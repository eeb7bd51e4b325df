/// A piece of a Markdown paragraph, a heading or a cell of a table.
package enum MarkdownInline: Sendable, Equatable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case link(MarkdownLink)
  case image(MarkdownLink)
  /// Raw HTML: a tag, or a comment.
  case html(String)
  /// The end of a line in the file, which a page shows as a blank.
  case softBreak
  /// The end of a line on a page.
  case lineBreak
}

extension MarkdownInline {
  /// The pieces in it; none where it is a text or a mark.
  package var children: [MarkdownInline] {
    switch self {
    case .emphasis(let children), .strong(let children): children
    case .link(let link), .image(let link): link.content
    case .text, .code, .html, .softBreak, .lineBreak: []
    }
  }
}

extension [MarkdownInline] {
  /// The words without Markdown and raw HTML, blanks at both ends left out; images have none.
  package var plainText: String {
    var text = ""
    append(to: &text)
    return text.trimmed
  }

  private func append(to text: inout String) {
    for piece in self {
      switch piece {
      case .text(let words), .code(let words): text += words
      case .softBreak, .lineBreak: text += " "
      case .html, .image: break
      case .emphasis, .strong, .link: piece.children.append(to: &text)
      }
    }
  }

  /// The links and images in the pieces, in document order.
  package var links: [MarkdownLink] {
    flatMap { piece -> [MarkdownLink] in
      switch piece {
      case .link(let link), .image(let link): [link] + link.content.links
      default: piece.children.links
      }
    }
  }
}
