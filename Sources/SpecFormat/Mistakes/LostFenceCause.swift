/// Why something that looks like a fence is none to Markdown.
package enum LostFenceCause: Sendable, Hashable {
  /// A backtick in the info string of a fence of backticks.
  case backtick
  /// Raw HTML such as `<details>` without a blank line after it.
  case html
  /// An HTML comment.
  case comment
  /// Four or more spaces before it.
  case indentation
  /// The text of a paragraph.
  case paragraph
}
