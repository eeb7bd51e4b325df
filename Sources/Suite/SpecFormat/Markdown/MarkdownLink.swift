/// A link or an image of a Markdown file.
package struct MarkdownLink: Sendable, Equatable {
  /// As the author wrote it.
  package var address: String
  /// The words that a page shows to who points at it; empty for none.
  package var title: String
  /// The line in the file where the address is written, from 1: that of the link, or that of the
  /// name's definition.
  package var line: Int
  /// The column of the address in its line, from 1, in characters; 1 where it is written in
  /// another way, with escapes.
  package var column: Int
  /// The words of the link, or those in place of the image.
  package var content: [MarkdownInline]
}
