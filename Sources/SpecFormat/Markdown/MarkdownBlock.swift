/// A block that a spec is read from: a heading, a fence, or one in which a fence can get lost.
struct MarkdownBlock: Sendable {
  enum Content: Sendable {
    case heading(MarkdownHeading)
    case fence(FencedBlock)
    /// Raw HTML, a comment included.
    case html(String)
    /// Code by indentation: prose to a spec.
    case indentedCode
  }

  /// The first line in the file, from 1.
  var line: Int
  /// How many lines the block takes, a fence's own included; 1 for a heading.
  var lineCount: Int
  var content: Content
}

extension MarkdownBlock {
  /// The lines that the block takes, from 1.
  var lines: Range<Int> { line..<(line + lineCount) }
}
