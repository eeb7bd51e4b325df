/// A heading of a Markdown file.
struct MarkdownHeading: Sendable {
  /// 1 to 6.
  var level: Int
  /// The text without Markdown and without raw HTML.
  var text: String
  /// Whether `<!-- informative -->` stands in the heading itself.
  var isInformative: Bool
  /// Whether the heading stands in a quotation or a list, where it begins no clause.
  var isNested: Bool
}
