/// A Markdown file, read once: its blocks with what is in them, and where each stands.
package struct MarkdownDocument: Sendable, Equatable {
  /// The file's lines, as they are on disk.
  let source: SourceText
  /// The outermost blocks, in document order.
  package let blocks: [MarkdownBlock]

  init(source: SourceText, blocks: [MarkdownBlock]) {
    self.source = source
    self.blocks = blocks
  }

  /// The file's bytes as they were read.
  package var fileBytes: [UInt8] { source.fileBytes }

  /// A file of no bytes.
  package static let empty = MarkdownDocument(source: SourceText(bytes: []), blocks: [])
}

extension MarkdownDocument {
  /// Visits each block, those in quotations and list items behind what they stand in.
  func forEachBlock(_ body: (MarkdownBlock) -> Void) {
    MarkdownBlock.forEach(of: blocks, body)
  }

  /// The fences, in document order.
  var fences: [FencedBlock] {
    var fences: [FencedBlock] = []
    forEachBlock { block in
      if case .fence(let fence) = block.content { fences.append(fence) }
    }
    return fences
  }

  /// The anchors of the headings, in document order.
  var anchors: [String] {
    var anchors: [String] = []
    forEachBlock { block in
      if case .heading(let heading) = block.content { anchors.append(heading.slug) }
    }
    return anchors
  }

  /// The numbers of the lines that no fence takes, from 1, in order; headings and comments are
  /// among them.
  var proseLines: [Int] {
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
  /// 1 to 6.
  package var level: Int
  package var content: [MarkdownInline]
  /// The text without Markdown and without raw HTML.
  package var text: String
  /// The anchor on GitHub, unique in the document.
  package var slug: String
  /// Whether the heading stands in a quotation or a list.
  package var isNested: Bool
}

extension MarkdownDocument {
  /// Reads a file.
  ///
  /// - Parameter bytes: The file's content.
  /// - Throws: Why it cannot be read; then nothing of it is.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(bytes: [UInt8]) throws(MarkdownError) {
    self = try MarkdownReader.document(of: SourceText(checking: bytes))
  }
}

extension SourceText {
  /// Takes a file's content, unless it breaks a bound or is not UTF-8.
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
