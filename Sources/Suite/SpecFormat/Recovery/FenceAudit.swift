/// Counts the fences that a file seems to have against those that were parsed, so that none is
/// lost in silence.
struct FenceAudit {
  private let source: SourceText
  /// The code and the raw HTML, in document order.
  private var literals: [(lines: Range<Int>, block: MarkdownBlock)] = []

  init(of document: MarkdownDocument) {
    source = document.source
    var literals: [(Range<Int>, MarkdownBlock)] = []
    document.forEachBlock { block in
      let lines = block.literalLines
      if !lines.isEmpty { literals.append((lines, block)) }
    }
    self.literals = literals
  }
}

extension FenceAudit {
  /// The fences that were not parsed and that no other fence holds, in order.
  var lostFences: [LostFence] {
    var next = literals[...]
    return (1..<(source.lineCount + 1)).compactMap { line in
      next = next.drop { $0.lines.upperBound <= line }
      // They are in the order of their first lines: what begins behind the line has not taken it.
      let owner = next.prefix { $0.lines.lowerBound <= line }
        .first { $0.lines.contains(line) }?.block
      if case .fence? = owner?.content { return nil }
      guard let opener = FenceOpener(afterMarkersOf: source.bytes(ofLine: line)),
        FenceKind.looksLikeOurs(opener.name)
      else { return nil }
      let cause = cause(ofLossOf: opener, at: line, in: owner)
      return LostFence(line: line, opener: opener, cause: cause)
    }
  }

  /// Why the fence at a line was not parsed, by the block that has taken the line, if one has.
  private func cause(
    ofLossOf opener: FenceOpener,
    at line: Int,
    in owner: MarkdownBlock?
  ) -> LostFenceCause {
    switch owner?.content {
    case .indentedCode: return .indentation
    case .html(let html): return html.hasPrefix("<!--") ? .comment : .html
    default:
      if opener.character == .backtick, opener.info.utf8.contains(.backtick) { return .backtick }
      let prefix = ContainerPrefix(of: source.bytes(ofLine: line))
      return prefix.indentation >= 4 ? .indentation : .paragraph
    }
  }
}

/// Something that looks like a fence of ours and was not parsed as one.
struct LostFence {
  /// From 1.
  var line: Int
  var opener: FenceOpener
  var cause: LostFenceCause
}
