extension SpecDocument {
  /// Notes which rules the prose of each clause names, its heading and comments too.
  ///
  /// - Parameters:
  ///   - text: The file that the document was read from.
  ///   - outline: The blocks of the file; what is inside of fences is no prose.
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func noteRules(in text: SourceText, outline: MarkdownOutline) {
    let fences = outline.blocks.filter { block in
      if case .fence = block.content { true } else { false }
    }
    var nextFence = fences[...]
    for index in clauses.indices {
      let end = index + 1 < clauses.count ? clauses[index + 1].line : text.lineCount + 1
      var rules: Set<RuleName> = []
      for line in clauses[index].line..<max(end, clauses[index].line) {
        nextFence = nextFence.drop { $0.lines.upperBound <= line }
        if nextFence.first?.lines.contains(line) == true { continue }
        guard text.bytes(ofLine: line).contains(UInt8(ascii: "R")) else { continue }
        rules.formUnion(RuleName.names(in: text.line(line)))
      }
      clauses[index].rules = rules.sorted()
    }
  }
}
