/// An inline element of a Markdown paragraph, heading or table cell.
package enum MarkdownInline: Sendable, Equatable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case link(MarkdownLink)
  case image(MarkdownLink)
  /// Raw HTML: a tag, or a comment.
  case html(String)
  /// The end of a line in the file, which is displayed as a blank.
  case softBreak
  /// A line break that is displayed.
  case lineBreak
}

extension MarkdownInline {
  /// The elements in it; empty for elements without children.
  package var children: [MarkdownInline] {
    switch self {
    case .emphasis(let children), .strong(let children): children
    case .link(let link), .image(let link): link.content
    case .text, .code, .html, .softBreak, .lineBreak: []
    }
  }
}

extension [MarkdownInline] {
  /// The text without Markdown syntax, raw HTML, images and surrounding blanks.
  package var plainText: String { anchorText.trimmed }

  /// The text of which GitHub makes an anchor.
  ///
  /// It keeps the blank beside a comment, a tag or an image at its beginning or end.
  var anchorText: String {
    var text = ""
    append(to: &text)
    return text
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

  /// The number of line endings in the file between the elements.
  var lineBreakCount: Int {
    reduce(0) { count, piece in
      switch piece {
      case .softBreak, .lineBreak: count + 1
      case .html(let html): count + html.count(where: \.isNewline)
      default: count + piece.children.lineBreakCount
      }
    }
  }

  /// The raw HTML in the elements, in document order.
  var html: [String] {
    flatMap { piece in
      if case .html(let html) = piece { [html] } else { piece.children.html }
    }
  }

  /// The links and images in the elements, in document order.
  package var links: [MarkdownLink] {
    flatMap { piece -> [MarkdownLink] in
      switch piece {
      case .link(let link), .image(let link): [link] + link.content.links
      default: piece.children.links
      }
    }
  }
}

extension MarkdownInline {
  /// Returns the element with all of its texts transformed.
  func mapTexts(_ change: (String) -> String) -> MarkdownInline {
    switch self {
    case .text(let text): .text(change(text))
    case .code(let code): .code(change(code))
    case .html(let html): .html(change(html))
    case .emphasis(let spans): .emphasis(spans.map { $0.mapTexts(change) })
    case .strong(let spans): .strong(spans.map { $0.mapTexts(change) })
    case .link(let link): .link(link.mapTexts(change))
    case .image(let link): .image(link.mapTexts(change))
    case .softBreak, .lineBreak: self
    }
  }
}

extension MarkdownLink {
  fileprivate func mapTexts(_ change: (String) -> String) -> MarkdownLink {
    var link = self
    link.address = change(address)
    link.title = change(title)
    link.content = content.map { $0.mapTexts(change) }
    return link
  }
}
