extension MarkdownInline {
  /// The piece with other words in it.
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
