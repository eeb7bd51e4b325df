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
