/// A list of a Markdown file.
package struct MarkdownList: Sendable, Equatable {
  /// The number that the list begins with; `nil` for one with bullets.
  package var start: Int?
  /// Whether no blank lines part its items, so that they are lines and no paragraphs.
  package var isTight: Bool
  /// The blocks of each item, in order.
  package var items: [[MarkdownBlock]]
}
