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

extension LostFenceCause {
  /// The cause and what to do, as the end of a sentence.
  var message: String {
    switch self {
    case .backtick: "its info string holds a backtick; leave it out, or use a fence of tildes"
    case .html: "it belongs to the HTML before it; leave a blank line between"
    case .comment: "it stands in an HTML comment; `skip=\"reason\"` keeps it listed"
    case .indentation: "it is indented by four spaces or more, which makes it plain code"
    case .paragraph: "it is part of a paragraph; leave a blank line before it"
    }
  }
}
