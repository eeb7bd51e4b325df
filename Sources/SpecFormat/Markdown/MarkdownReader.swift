internal import CCmark

/// Reads the outline of a Markdown file with libcmark.
///
/// Of a block, libcmark's start line, start column and literal are trusted, and nothing else: its
/// end positions are wrong for some kinds, and an info string has lost its backslashes.
enum MarkdownReader {
  /// Reads a file.
  ///
  /// - Parameter text: A text within the bounds that keep libcmark linear.
  /// - Returns: The blocks that a spec is read from.
  static func outline(of text: SourceText) -> MarkdownOutline {
    precondition(cmark_version() >= 0x001E00, "libcmark 0.30 or later is needed")
    let document = text.bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      }
    }
    defer { cmark_node_free(document) }
    let iterator = cmark_iter_new(document)
    defer { cmark_iter_free(iterator) }
    var walk = OutlineWalk(text: text)
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      walk.visit(node, isEntering: event == CMARK_EVENT_ENTER)
    }
    return walk.finished()
  }
}
