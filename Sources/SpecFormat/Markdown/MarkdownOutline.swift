/// The blocks of a Markdown file that a spec is read from, in document order.
struct MarkdownOutline {
  /// The blocks, those in quotations and list items too.
  var blocks: [MarkdownBlock] = []
  /// How many quotations and lists stand in one another at the deepest place.
  var depth = 0
  /// The first line of the deepest one, from 1.
  var deepestLine = 1
}

extension MarkdownOutline {
  /// The fences, in document order.
  var fences: [FencedBlock] {
    blocks.compactMap { block in
      guard case .fence(let fence) = block.content else { return nil }
      return fence
    }
  }
}
