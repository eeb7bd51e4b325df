/// A parsed Markdown file, with its blocks and their positions.
package struct MarkdownDocument: Sendable, Equatable {
  /// The lines of the file.
  package let source: SourceText
  /// The top-level blocks, in document order.
  package let blocks: [MarkdownBlock]

  init(source: SourceText, blocks: [MarkdownBlock]) {
    self.source = source
    self.blocks = blocks
  }

  /// The bytes of the file.
  package var fileBytes: [UInt8] { source.fileBytes }

  /// The number of lines.
  package var lineCount: Int { source.lineCount }

  /// Returns the bytes of some lines of the file with their endings.
  ///
  /// - Parameter lines: The lines, from 1; the end may be the number of lines plus 1.
  /// - Returns: The bytes, without a byte order mark.
  package func bytes(ofLines lines: Range<Int>) -> ArraySlice<UInt8> {
    let starts = [lines.lowerBound, lines.upperBound].map { line in
      source.ranges.indices.contains(line - 1)
        ? source.ranges[line - 1].lowerBound : source.bytes.count
    }
    return source.bytes[starts[0]..<max(starts[0], starts[1])]
  }

  /// The title in the front matter; `nil` if there is none.
  package var frontMatterTitle: String? { source.frontMatterTitle }

  /// The document of an empty file.
  package static let empty = MarkdownDocument(source: SourceText(bytes: []), blocks: [])
}

extension MarkdownDocument {
  /// Calls a closure for all blocks in preorder, including those in quotations and list items.
  func forEachBlock(_ body: (MarkdownBlock) -> Void) {
    MarkdownBlock.forEach(of: blocks, body)
  }

  /// All fences, in document order.
  package var fences: [FencedBlock] {
    var fences: [FencedBlock] = []
    forEachBlock { block in
      if case .fence(let fence) = block.content { fences.append(fence) }
    }
    return fences
  }

  /// The anchors of all headings, and of the tags with `id` or `name`, in document order.
  package var anchors: [String] {
    var anchors: [String] = []
    forEachBlock { block in
      if case .heading(let heading) = block.content { anchors.append(heading.slug) }
      for html in block.html where html.contains("=") {
        let names = html.matches(of: /<[^>]*?\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/.ignoresCase())
        anchors += names.map { String($0.1) }
      }
    }
    return anchors
  }

  /// The line numbers outside of fences, from 1 and in order, including headings and comments.
  package var proseLines: [Int] {
    var lines: [Int] = []
    var next = 1
    for fence in fences {
      lines += next..<max(next, fence.lines.lowerBound)
      next = max(next, fence.lines.upperBound)
    }
    return lines + Array(next..<max(next, source.lineCount + 1))
  }
}

/// A heading of a Markdown file.
package struct MarkdownHeading: Sendable, Equatable {
  /// The level, from 1 to 6.
  package var level: Int
  package var content: [MarkdownInline]
  /// The text without Markdown syntax and raw HTML.
  package var text: String
  /// The anchor on GitHub, unique in the document.
  package var slug: String
  /// Whether the heading is in a quotation or a list.
  package var isNested: Bool
}

extension MarkdownDocument {
  /// Parses the content of a file.
  ///
  /// - Parameter bytes: The file's content.
  /// - Throws: The reason why the file cannot be parsed at all.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(bytes: [UInt8]) throws(MarkdownError) {
    self = try MarkdownReader.document(of: SourceText(checking: bytes))
  }
}

extension SourceText {
  /// Creates the text of a file; throws if the file exceeds a limit or is not UTF-8.
  init(checking bytes: [UInt8]) throws(MarkdownError) {
    guard bytes.count <= SourceBounds.byteLimit else {
      throw MarkdownError(
        cause: .fileTooLarge(bytes: bytes.count, limit: SourceBounds.byteLimit),
        line: 1
      )
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      let before = SourceText.lines(of: String(decoding: bytes[..<offset], as: UTF8.self) + "|")
      throw MarkdownError(
        cause: .notUTF8(byteOffset: offset),
        line: before.count,
        column: before.last?.count ?? 1
      )
    }
    self.init(bytes: bytes)
    try SourceBounds.check(self)
  }
}
