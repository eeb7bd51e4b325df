/// Counts the fences that a file seems to have against those that were parsed, so that none is
/// lost in silence.
struct FenceAudit {
  private let text: SourceText
  private let outline: MarkdownOutline
  /// For each line, from 0, the block that it belongs to.
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
  /// Reports every fence that is not closed and every one that was not parsed.
  func report(to diagnostics: inout DiagnosticCollector) {
    for fence in outline.fences { reportUnclosed(fence, to: &diagnostics) }
    for line in 1..<(text.lineCount + 1) {
      guard let opener = FenceOpener(afterMarkersOf: text.bytes(ofLine: line)),
        FenceKind.looksLikeOurs(opener.name), let cause = cause(ofLossAt: line)
      else { continue }
      diagnostics.report(.fenceLost(opener.name, cause: cause), line: line, column: opener.column)
    }
  }

  /// Why the fence at a line was not parsed; `nil` where it was, or where another fence holds it.
  private func cause(ofLossAt line: Int) -> LostFenceCause? {
    let content = owners[line].map { outline.blocks[$0].content }
    switch content {
    case .fence: return nil
    case .indentedCode: return .indentation
    case .html(let html): return html.hasPrefix("<!--") ? .comment : .html
    case .heading, nil:
      return ContainerPrefix(of: text.bytes(ofLine: line)).indentation >= 4
        ? .indentation : .paragraph
    }
  }

  private func reportUnclosed(_ fence: FencedBlock, to diagnostics: inout DiagnosticCollector) {
    let swallowed = fence.content.filter { line in
      guard let opener = FenceOpener(afterMarkersOf: Array(line.text.utf8)[...]),
        FenceKind.looksLikeOurs(opener.name)
      else { return false }
      // A sample of a spec stands in a longer fence, or in one of the other character.
      return !fence.isClosed
        || opener.character == fence.opener.character && opener.length >= fence.opener.length
    }
    guard !fence.isClosed || !swallowed.isEmpty else { return }
    diagnostics.report(
      .fenceUnclosed(fence.opener.name, swallowed: swallowed.map(\.line)),
      line: fence.line,
      column: fence.opener.column
    )
  }
}
