internal import Foundation

/// The part of a comment that is plumb's, between two marks that nobody sees.
package struct CommentSection {
  private static let begin = "<!-- plumb: begin -->"
  private static let end = "<!-- plumb: end -->"

  /// The section with its marks, and a line feed at its end.
  package let text: String

  /// - Parameter text: What is to be between the marks; such marks in it are none.
  init(text: String) {
    let content = text.replacing("<!-- plumb:", with: "<!-\\u{2D} plumb:")
    self.text = "\(Self.begin)\n\(content)\n\(Self.end)\n"
  }

  /// - Parameter marked: A text that a writer of comments has made.
  package init(marked: String) {
    text = marked
  }
}

extension CommentSection {
  /// A comment with this section in the place of the one that it has, or at its end; all else stays.
  package func replaced(in comment: String) -> String {
    guard let start = comment.range(of: Self.begin) else {
      let isApart = comment.isEmpty || comment.hasSuffix("\n\n")
      return comment + (isApart ? "" : comment.hasSuffix("\n") ? "\n" : "\n\n") + text
    }
    let rest = comment[start.upperBound...]
    let after = rest.range(of: Self.end).map { rest[$0.upperBound...] } ?? ""
    let own = after.hasPrefix("\n") ? String(text.dropLast()) : text
    return comment[..<start.lowerBound] + own + after
  }
}
