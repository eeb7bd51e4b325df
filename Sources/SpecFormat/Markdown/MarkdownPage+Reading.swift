internal import CCmark

extension MarkdownPage {
  /// Reads a Markdown file for a page.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, UTF-8 that `SpecParser` finds no mistake in.
  ///   - target: Where a link of the page leads, for the address that the author wrote.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(bytes: [UInt8], linkingTo target: (String) -> String = { $0 }) {
    precondition(cmark_version() >= 0x001E00, "libcmark 0.30 or later is needed")
    let original = SourceText(bytes: bytes)
    let (text, document) = Self.document(of: original)
    defer { cmark_node_free(document) }
    var slugs = HeadingSlugs()
    blocks = []
    var node = document.flatMap { cmark_node_first_child($0) }
    while let current = node {
      let line = Int(cmark_node_get_start_line(current))
      let addresses = Self.prepare(current, linkingTo: target)
      let content = Self.content(of: current, with: addresses, in: text, slugs: &slugs)
      if let content {
        blocks.append(
          Block(
            content: content,
            line: line,
            endLine: text.lineCount + 1,
            addresses: addresses
          )
        )
      }
      node = cmark_node_next(current)
    }
    for index in blocks.indices.dropLast() { blocks[index].endLine = blocks[index + 1].line }
  }
}

extension MarkdownPage {
  /// Parses a file, with the cells of its tables marked.
  private static func document(of text: SourceText) -> (SourceText, OpaquePointer?) {
    let document = parsed(text)
    let tables = MarkedTables(in: document, of: text)
    guard !tables.lines.isEmpty else { return (text, document) }
    cmark_node_free(document)
    let marked = text.replacing(tables.lines)
    return (marked, parsed(marked))
  }

  private static func parsed(_ text: SourceText) -> OpaquePointer? {
    text.bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      }
    }
  }

  private static func content(
    of node: OpaquePointer,
    with addresses: [String],
    in text: SourceText,
    slugs: inout HeadingSlugs
  ) -> Content? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK: return nil
    case CMARK_NODE_HEADING:
      let words = plainText(of: node).trimmed
      // A heading's own element is the page's: only what is in it is wanted.
      return .heading(
        level: Int(cmark_node_get_heading_level(node)),
        html: withoutOutermostTag(html(of: node)),
        text: words,
        slug: slugs.slug(for: words)
      )
    case CMARK_NODE_CODE_BLOCK:
      let line = Int(cmark_node_get_start_line(node))
      let column = Int(cmark_node_get_start_column(node))
      let code = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
      guard let opener = FenceOpener(in: text.bytes(ofLine: line), at: column - 1) else {
        return .prose(html: html(of: node))
      }
      return .fence(info: opener.info, code: code)
    case CMARK_NODE_PARAGRAPH:
      return MarkdownTable(paragraph: node, addresses: addresses).map { .table($0) }
        ?? .prose(html: html(of: node))
    default:
      // Headings in quotations and lists have anchors of their own on GitHub.
      countSlugs(in: node, slugs: &slugs)
      return .prose(html: html(of: node))
    }
  }

  /// Takes raw HTML out and gives links their targets.
  ///
  /// - Returns: The addresses of the links as they were.
  private static func prepare(
    _ block: OpaquePointer,
    linkingTo target: (String) -> String
  ) -> [String] {
    var raw: [OpaquePointer] = []
    var addresses: [String] = []
    forEachNode(below: block) { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HTML_INLINE: raw.append(node)
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        addresses.append(url)
        cmark_node_set_url(node, target(url))
      default: break
      }
    }
    for node in raw {
      cmark_node_unlink(node)
      cmark_node_free(node)
    }
    return addresses
  }

  private static func countSlugs(in node: OpaquePointer, slugs: inout HeadingSlugs) {
    forEachNode(below: node) { node in
      guard cmark_node_get_type(node) == CMARK_NODE_HEADING else { return }
      _ = slugs.slug(for: plainText(of: node).trimmed)
    }
  }

  static func forEachNode(below node: OpaquePointer?, _ body: (OpaquePointer) -> Void) {
    guard let iterator = node.flatMap({ cmark_iter_new($0) }) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_ENTER { body(node) }
    }
  }

  static func plainText(of node: OpaquePointer) -> String {
    var text = ""
    forEachNode(below: node) { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        text += cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
    return text
  }

  /// The HTML of a node, in which cmark lets neither raw HTML nor links that run code through.
  static func html(of node: OpaquePointer) -> String {
    guard let html = cmark_render_html(node, CMARK_OPT_DEFAULT) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }

  /// `<h2>A <em>word</em></h2>` without its `h2`.
  static func withoutOutermostTag(_ html: String) -> String {
    guard let start = html.firstIndex(of: ">"), let end = html.lastIndex(of: "<"), start < end
    else { return html }
    return String(html[html.index(after: start)..<end])
  }
}
