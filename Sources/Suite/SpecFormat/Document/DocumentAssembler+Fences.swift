extension DocumentAssembler {
  /// Takes in a fence, if it is one of ours or was meant to be.
  mutating func take(_ fence: FencedBlock) {
    let name = fence.opener.name
    if let kind = FenceKind(name: name) {
      take(fence, as: kind)
    } else if let nearest = FenceKind.nearestName(to: name) {
      diagnostics.report(
        .fenceMisspelled(name, nearest: nearest),
        line: fence.line,
        column: fence.opener.infoColumn
      )
      // Read as what it was meant to be, so that its own mistakes are named too.
      if let kind = FenceKind(name: nearest) { take(fence, as: kind) }
    }
  }

  private mutating func take(_ fence: FencedBlock, as kind: FenceKind) {
    switch kind {
    case .swift:
      takeSwift(fence)
    case .script:
      takeScript(fence)
    case .expectation(let kind):
      takeExpectation(fence, as: kind)
    }
  }

  /// Reports positional words that mean nothing where they stand.
  mutating func reportUnexpected(_ words: some Sequence<Word>, fence: String, line: Int) {
    for word in words {
      diagnostics.report(
        .wordUnexpected(word.written, fence: fence),
        line: line,
        column: word.column
      )
    }
  }
}
