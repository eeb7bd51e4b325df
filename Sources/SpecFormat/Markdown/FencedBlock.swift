/// A fenced code block, with the raw text of its info string.
struct FencedBlock: Sendable {
  /// The opening fence's line in the file, from 1.
  var line: Int
  /// The opening fence itself.
  var opener: FenceOpener
  /// Every line between the fences, blank ones too.
  var content: [BlockLine]
  /// Whether a closing fence ends the block, and not the end of the file or of its container.
  var isClosed: Bool
}

extension FencedBlock {
  /// The content without its blank lines.
  var writtenLines: [BlockLine] { content.filter { !$0.text.allSatisfy(\.isWhitespace) } }
}
