internal import CCmark

/// Makes an outline of the nodes of a Markdown file, visited in document order.
struct OutlineWalk {
  private let text: SourceText
  private var outline = MarkdownOutline()
  private var depth = 0
  private var imageDepth = 0
  private var heading: MarkdownHeading?

  init(text: SourceText) {
    self.text = text
  }
}

extension OutlineWalk {
  /// Takes in a node, once at its start and, where it can have children, once at its end.
  mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST:
      isEntering ? enterContainer(node) : (depth -= 1)
    case CMARK_NODE_HEADING:
      isEntering ? enterHeading(node) : leaveHeading(node)
    case CMARK_NODE_IMAGE:
      imageDepth += isEntering ? 1 : -1
    case CMARK_NODE_TEXT, CMARK_NODE_CODE:
      appendToHeading(literal(of: node))
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      appendToHeading(" ")
    case CMARK_NODE_HTML_INLINE:
      if CommentMark(html: literal(of: node)) == .informative { heading?.isInformative = true }
    case CMARK_NODE_HTML_BLOCK:
      let html = literal(of: node)
      append(.html(html), at: node, lineCount: SourceText.lines(of: html).count)
    case CMARK_NODE_CODE_BLOCK:
      visitCode(node)
    default:
      break
    }
  }

  /// The outline of all nodes visited, its fences marked where nothing closes them.
  ///
  /// A fence is closed by the line after its content, unless that line opens a fence itself, as it
  /// does where the container of the first one has ended before.
  func finished() -> MarkdownOutline {
    let openerLines = Set(outline.fences.map(\.line))
    var outline = outline
    for index in outline.blocks.indices {
      guard case .fence(var fence) = outline.blocks[index].content else { continue }
      let line = fence.line + fence.content.count + 1
      let closer = FenceOpener(afterMarkersOf: text.bytes(ofLine: line))
      fence.isClosed = !openerLines.contains(line) && closer?.closes(fence.opener) == true
      outline.blocks[index].content = .fence(fence)
      outline.blocks[index].lineCount = fence.content.count + (fence.isClosed ? 2 : 1)
    }
    return outline
  }
}

extension OutlineWalk {
  private mutating func enterContainer(_ node: OpaquePointer) {
    depth += 1
    guard depth > outline.depth else { return }
    outline.depth = depth
    outline.deepestLine = startLine(of: node)
  }

  private mutating func enterHeading(_ node: OpaquePointer) {
    heading = MarkdownHeading(
      level: Int(cmark_node_get_heading_level(node)),
      text: "",
      isInformative: false,
      isNested: depth > 0
    )
  }

  private mutating func leaveHeading(_ node: OpaquePointer) {
    guard var heading else { return }
    heading.text = heading.text.trimmed
    append(.heading(heading), at: node, lineCount: 1)
    self.heading = nil
  }

  private mutating func appendToHeading(_ characters: String) {
    if imageDepth == 0 { heading?.text += characters }
  }

  private mutating func visitCode(_ node: OpaquePointer) {
    let line = startLine(of: node)
    let content = SourceText.lines(of: literal(of: node))
    guard let opener = opener(of: node, content: content) else {
      append(.indentedCode, at: node, lineCount: content.count)
      return
    }
    let lines = content.enumerated().map { index, characters in
      let number = line + 1 + index
      let offset = max(0, text.line(number).count - characters.count)
      return BlockLine(
        line: number,
        firstColumn: text.column(ofLine: number, offset: offset),
        text: characters
      )
    }
    let fence = FencedBlock(line: line, opener: opener, content: lines, isClosed: false)
    append(.fence(fence), at: node, lineCount: content.count + 1)
  }

  /// The opening fence of a block of code; `nil` where it is code by indentation, whose content
  /// begins with the very characters at the block's start.
  private func opener(of node: OpaquePointer, content: [String]) -> FenceOpener? {
    let bytes = text.bytes(ofLine: startLine(of: node))
    let offset = Int(cmark_node_get_start_column(node)) - 1
    guard var opener = FenceOpener(in: bytes, at: offset) else { return nil }
    let removed = text.column(ofLine: startLine(of: node), offset: 0) - 1
    opener.column += removed
    opener.infoColumn += removed
    let hasInfo = cmark_node_get_fence_info(node).map { $0.pointee != 0 } ?? false
    if hasInfo { return opener }
    let raw = String(decoding: bytes.dropFirst(offset), as: UTF8.self)
    return opener.info.isEmpty && content.first != raw ? opener : nil
  }

  private mutating func append(
    _ content: MarkdownBlock.Content,
    at node: OpaquePointer,
    lineCount: Int
  ) {
    outline.blocks.append(
      MarkdownBlock(line: startLine(of: node), lineCount: lineCount, content: content)
    )
  }

  private func startLine(of node: OpaquePointer) -> Int {
    Int(cmark_node_get_start_line(node))
  }

  private func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }
}
