internal import CCmark

/// Converts libcmark's tree to a document.
///
/// Content that is nested too deeply is left out, so that documents can be traversed recursively.
struct MarkdownReader {
  /// The maximum nesting depth of inline elements: emphasis, links and images.
  static let spanLimit = 64

  let source: SourceText
  private let directives: BlockDirectives
  let tables: TableMarker
  /// The first lines of code blocks, from 1, which are not closing fences.
  private var codeLines: Set<Int> = []
  /// The first line that is nested too deeply, from 1; `nil` for none.
  private var lineTooDeep: Int?
  private var slugs = HeadingSlugs()
  var places: LinkPositions

  private init(source: SourceText) {
    self.source = source
    directives = BlockDirectives(in: source)
    tables = TableMarker(in: directives.text)
    places = LinkPositions(in: source)
  }
}

extension MarkdownReader {
  /// Parses a text to a document.
  ///
  /// - Parameter source: A text within the limits for which libcmark takes linear time.
  /// - Returns: The document with all blocks.
  /// - Throws: The first position where quotations and lists are nested too deeply.
  static func document(of source: SourceText) throws(MarkdownError) -> MarkdownDocument {
    var reader = MarkdownReader(source: source)
    let blocks = CmarkNode.withTree(of: reader.tables.bytes) { root in
      reader.noteCode(in: root, depth: 0)
      return reader.blocks(in: root, depth: 0)
    }
    if let line = reader.lineTooDeep {
      throw MarkdownError(cause: .nestedTooDeeply(limit: SourceBounds.depthLimit), line: line)
    }
    return MarkdownDocument(source: source, blocks: blocks ?? [])
  }

  private mutating func noteCode(in node: CmarkNode, depth: Int) {
    for child in node.children {
      switch child.type {
      case CMARK_NODE_CODE_BLOCK: codeLines.insert(child.line)
      case CMARK_NODE_ITEM: noteCode(in: child, depth: depth)
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST:
        if depth < SourceBounds.depthLimit { noteCode(in: child, depth: depth + 1) }
      default: break
      }
    }
  }

  /// Returns the blocks in a node, in document order.
  private mutating func blocks(in node: CmarkNode, depth: Int) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    for child in node.children {
      guard let content = content(of: child, depth: depth) else { continue }
      blocks.append(MarkdownBlock(line: line(of: child, with: content), content: content))
      if depth == 0, case .html(let html) = content {
        blocks += hiddenSetups(in: html, at: child.line)
      }
    }
    return blocks
  }

  private mutating func content(of node: CmarkNode, depth: Int) -> MarkdownBlock.Content? {
    switch node.type {
    case CMARK_NODE_HEADING: .heading(heading(node, isNested: depth > 0))
    case CMARK_NODE_PARAGRAPH: paragraph(node, depth: depth)
    case CMARK_NODE_CODE_BLOCK: code(node)
    case CMARK_NODE_HTML_BLOCK: .html(tables.unmarked(node.literal))
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_BLOCK_QUOTE: .quotation(nested(in: node, depth: depth))
    case CMARK_NODE_LIST: .list(list(node, depth: depth))
    default: nil
    }
  }

  /// Returns the first line of a block in the file.
  ///
  /// libcmark begins a setext heading at the link definitions above it, which it removes from the
  /// heading's paragraph. The heading's own lines are those before its underline.
  private func line(of node: CmarkNode, with content: MarkdownBlock.Content) -> Int {
    guard case .heading(let heading) = content, let underline = underline(of: node) else {
      return node.line
    }
    return max(node.line, underline - 1 - heading.content.lineBreakCount)
  }

  /// Returns the line of `===` or `---` below a setext heading; `nil` for another heading.
  private func underline(of heading: CmarkNode) -> Int? {
    let first = source.bytes(ofLine: heading.line)
    guard first.dropFirst(heading.offset).first != UInt8(ascii: "#") else { return nil }
    return (heading.line + 1..<max(heading.line + 1, source.lineCount) + 1).first { number in
      let bytes = source.bytes(ofLine: number)
      let text = bytes.dropFirst(ContainerPrefix(of: bytes).length).reversed()
        .drop(while: \.isBlank)
      guard let mark = text.first, "=-".utf8.contains(mark) else { return false }
      return text.allSatisfy { $0 == mark }
    }
  }

  private mutating func nested(in node: CmarkNode, depth: Int) -> [MarkdownBlock] {
    guard depth < SourceBounds.depthLimit else {
      lineTooDeep = lineTooDeep ?? node.line
      return []
    }
    return blocks(in: node, depth: depth + 1)
  }

  private mutating func list(_ node: CmarkNode, depth: Int) -> MarkdownList {
    var items: [[MarkdownBlock]] = []
    if depth < SourceBounds.depthLimit {
      for item in node.children { items.append(blocks(in: item, depth: depth + 1)) }
    } else {
      lineTooDeep = lineTooDeep ?? node.line
    }
    return MarkdownList(start: node.listStart, isTight: node.isTightList, items: items)
  }

  private mutating func heading(_ node: CmarkNode, isNested: Bool) -> MarkdownHeading {
    let content = spans(in: node, lines: node.line..<(underline(of: node) ?? node.line + 1))
    let text = content.plainText
    return MarkdownHeading(
      level: node.headingLevel,
      content: content,
      text: text,
      slug: slugs.slug(for: content.anchorText),
      isNested: isNested
    )
  }

  private mutating func paragraph(_ node: CmarkNode, depth: Int) -> MarkdownBlock.Content {
    let content = spans(in: node, lines: node.line..<(node.endLine + 1))
    guard depth == 0, let alignments = tables.alignments(ofTableAt: node.line) else {
      return .paragraph(tables.unmarked(content))
    }
    return .table(MarkdownTable(rows: tables.rows(of: content), alignments: alignments))
  }
}

extension MarkdownReader {
  private func code(_ node: CmarkNode) -> MarkdownBlock.Content {
    let literal = tables.unmarked(node.literal)
    let content = SourceText.lines(of: literal)
    guard let opener = opener(of: node, content: content) else { return .indentedCode(literal) }
    let lines = lines(of: content, from: node.line + 1)
    let end = node.line + content.count + 1
    // A fence on the line after the content closes it, unless the container of the block has ended
    // and the line opens another block.
    let closer =
      codeLines.contains(end) ? nil : FenceOpener(afterMarkersOf: source.bytes(ofLine: end))
    return .fence(
      FencedBlock(
        line: node.line,
        opener: opener,
        content: lines,
        isClosed: closer?.closes(opener) == true
      )
    )
  }

  /// Returns the lines of a fence's content with their positions.
  ///
  /// - Parameters:
  ///   - content: The text of each line.
  ///   - first: The line of the first one in the file, from 1.
  /// - Returns: One value for each line.
  private func lines(of content: [String], from first: Int) -> [BlockLine] {
    content.enumerated().map { index, characters in
      let number = first + index
      // Columns of a tab that belong to the content have no character of their own in the file.
      let offset = source.characterCount(ofLine: number) - characters.count
      return BlockLine(
        line: number,
        firstColumn: source.column(ofLine: number, offset: offset),
        text: characters
      )
    }
  }

  /// Returns the `swift setup hidden` fences in an HTML comment, which no page shows.
  private func hiddenSetups(in html: String, at first: Int) -> [MarkdownBlock] {
    guard html.hasPrefix("<!--") else { return [] }
    let texts = SourceText.lines(of: html)
    var blocks: [MarkdownBlock] = []
    var index = 1
    while index < texts.count {
      let start = index
      index += 1
      guard let opener = FenceOpener(in: Array(texts[start].utf8)[...], at: 0),
        opener.isHiddenSetup,
        let end = texts[index...].firstIndex(where: { text in
          FenceOpener(in: Array(text.utf8)[...], at: 0)?.closes(opener) == true
        })
      else { continue }
      let fence = FencedBlock(
        line: first + start,
        opener: opener,
        content: lines(of: Array(texts[index..<end]), from: first + index),
        isClosed: true
      )
      blocks.append(MarkdownBlock(line: first + start, content: .fence(fence)))
      index = end + 1
    }
    return blocks
  }

  /// Returns the opening fence of a code block; `nil` if it is indented code.
  ///
  /// The content of indented code begins with the same characters as the block itself.
  private func opener(of node: CmarkNode, content: [String]) -> FenceOpener? {
    let bytes = source.bytes(ofLine: node.line)
    let offset = node.offset + (directives.removedCounts[node.line] ?? 0)
    guard var opener = FenceOpener(in: bytes, at: offset) else { return nil }
    let removed = source.column(ofLine: node.line, offset: 0) - 1
    opener.column += removed
    opener.infoColumn += removed
    if node.hasFenceInfo { return opener }
    let raw = String(decoding: bytes.dropFirst(offset), as: UTF8.self)
    return opener.info.isEmpty && content.first != raw ? opener : nil
  }
}

extension MarkdownReader {
  /// Returns the inline elements of a paragraph or a heading, including the marks of tables.
  ///
  /// - Parameters:
  ///   - node: The paragraph or the heading.
  ///   - lines: Its lines in the file, from 1.
  /// - Returns: The elements in document order.
  mutating func spans(in node: CmarkNode, lines: Range<Int>) -> [MarkdownInline] {
    places.enter(lines)
    return spans(in: node, depth: 0)
  }

  private mutating func spans(in node: CmarkNode, depth: Int) -> [MarkdownInline] {
    var spans: [MarkdownInline] = []
    var text = ""
    for child in node.children {
      // libcmark splits a text at each character that could have been syntax.
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
    // Links in the content are written before the address of this link.
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
