/// A fenced code block, with the raw text of its info string.
package struct FencedBlock: Sendable, Equatable {
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
  /// The text behind the opening fence, blanks at both ends left out.
  package var info: String { opener.info }

  /// The first word of the info string; empty where there is none.
  package var name: String { opener.name }

  /// Every line of the content, each with a line feed.
  package var code: String { content.map { $0.text + "\n" }.joined() }

  /// The content without its blank lines.
  var writtenLines: [BlockLine] { content.filter { !$0.isBlank } }

  /// The lines of the block in the file, those of its fences too.
  var lines: Range<Int> { line..<(line + content.count + (isClosed ? 2 : 1)) }
}
