/// A heading of a Markdown file.
package struct MarkdownHeading: Sendable, Equatable {
  /// 1 to 6.
  package var level: Int
  package var content: [MarkdownInline]
  /// The text without Markdown and without raw HTML.
  package var text: String
  /// The anchor on GitHub, unique in the document.
  package var slug: String
  /// Whether the heading stands in a quotation or a list.
  package var isNested: Bool
}
