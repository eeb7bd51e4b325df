/// Counts the fences that a file seems to have against those that were parsed, so that none is
/// lost in silence.
struct FenceAudit {
  private let text: SourceText
  private let outline: MarkdownOutline
  /// For each line, from 1, the block that it belongs to.
  private let owners: [Int: Int]

  init(text: SourceText, outline: MarkdownOutline) {
    self.text = text
    self.outline = outline
    var owners: [Int: Int] = [:]
    for (index, block) in outline.blocks.enumerated() {
      for line in block.lines { owners[line] = index }
    }
    self.owners = owners
  }
}

extension FenceAudit {
  /// The fences that were not parsed and that no other fence holds, in order.
  var lostFences: [LostFence] {
    (1..<(text.lineCount + 1)).compactMap { line in
      guard let opener = FenceOpener(afterMarkersOf: text.bytes(ofLine: line)),
        FenceKind.looksLikeOurs(opener.name), let cause = cause(ofLossOf: opener, at: line)
      else { return nil }
      return LostFence(line: line, opener: opener, cause: cause)
    }
  }

  /// Why the fence at a line was not parsed; `nil` where it was, or where another fence holds it.
  private func cause(ofLossOf opener: FenceOpener, at line: Int) -> LostFenceCause? {
    switch owners[line].map({ outline.blocks[$0].content }) {
    case .fence: return nil
    case .indentedCode: return .indentation
    case .html(let html): return html.hasPrefix("<!--") ? .comment : .html
    case .heading, nil:
      if opener.character == .backtick, opener.info.utf8.contains(.backtick) { return .backtick }
      let prefix = ContainerPrefix(of: text.bytes(ofLine: line))
      return prefix.indentation >= 4 ? .indentation : .paragraph
    }
  }
}
