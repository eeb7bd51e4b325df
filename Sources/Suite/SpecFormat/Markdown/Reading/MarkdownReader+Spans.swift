internal import CCmark

extension MarkdownReader {
  /// The pieces of a paragraph or a heading, marks of tables among them.
  ///
  /// - Parameters:
  ///   - node: The paragraph or the heading.
  ///   - lines: Its lines in the file, from 1.
  /// - Returns: The pieces in document order.
  mutating func spans(in node: CmarkNode, lines: Range<Int>) -> [MarkdownInline] {
    places.enter(lines)
    return spans(in: node, depth: 0)
  }

  private mutating func spans(in node: CmarkNode, depth: Int) -> [MarkdownInline] {
    var spans: [MarkdownInline] = []
    var text = ""
    for child in node.children {
      // libcmark cuts a text wherever a mark might have been.
      if child.type == CMARK_NODE_TEXT {
        text += child.literal
      } else if let span = span(child, depth: depth) {
        if !text.isEmpty { spans.append(.text(text)) }
        text = ""
        spans.append(span)
      }
    }
    return text.isEmpty ? spans : spans + [.text(text)]
  }

  private mutating func span(_ node: CmarkNode, depth: Int) -> MarkdownInline? {
    switch node.type {
    case CMARK_NODE_TEXT: .text(node.literal)
    case CMARK_NODE_CODE: .code(node.literal)
    case CMARK_NODE_HTML_INLINE: .html(node.literal)
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_EMPH: .emphasis(inside(node, depth: depth))
    case CMARK_NODE_STRONG: .strong(inside(node, depth: depth))
    case CMARK_NODE_LINK: .link(link(node, depth: depth))
    case CMARK_NODE_IMAGE: .image(link(node, depth: depth))
    default: nil
    }
  }

  private mutating func inside(_ node: CmarkNode, depth: Int) -> [MarkdownInline] {
    depth < Self.spanLimit ? spans(in: node, depth: depth + 1) : []
  }

  private mutating func link(_ node: CmarkNode, depth: Int) -> MarkdownLink {
    // What stands in the link is written before its address.
    let content = inside(node, depth: depth)
    let address = node.address
    let place = places.place(of: address, from: node.line)
    return MarkdownLink(
      address: address,
      title: node.title,
      line: place.line,
      column: place.column,
      content: content
    )
  }
}
