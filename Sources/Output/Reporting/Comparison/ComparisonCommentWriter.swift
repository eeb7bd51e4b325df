internal import Foundation

/// Writes regressions as a short section of a pull request's comment.
///
/// Two marks around the section allow the next run to replace it.
package struct ComparisonCommentWriter: ComparisonWriter {
  /// The maximum number of groups of each kind.
  private static let groupLimit = 10
  /// The maximum number of scenarios that a group or a list names.
  private static let limit = 10
  /// The maximum number of pictures in the comment.
  private static let pictureLimit = 5

  private let style: ComparisonStyle

  package init(style: ComparisonStyle) {
    self.style = style
  }

  package func document(for comparison: ReportComparison) -> ComparisonDocument {
    var pictures: [String: String] = [:]
    var parts = ["### Plumb"]
    parts += comparison.engines.map { [MarkdownText.escaped($0.sentence)] } ?? []
    parts.append(comparison.sentence)
    if !comparison.mistakes.isEmpty {
      parts += ["#### Malformed specs", comparison.mistakes.listed(atMost: Self.limit)]
    }
    for kind in ChangeKind.allCases {
      let worse = comparison.changes(kind).filter(\.isWorse)
      guard !worse.isEmpty else { continue }
      parts.append("#### \(kind.title)")
      guard kind.isGrouped else {
        parts.append(list(worse))
        continue
      }
      let groups = comparison.groups(kind)
      for group in groups.prefix(Self.groupLimit) { parts += text(group, with: &pictures) }
      let hidden = groups.count - Self.groupLimit
      if hidden > 0 { parts.append("… and \(hidden) more groups") }
    }
    let section = CommentSection(text: parts.joined(separator: "\n\n"))
    return ComparisonDocument(text: section.text, pictures: pictures)
  }
}

extension ComparisonCommentWriter {
  /// Returns a group with its clues, the numbers of its example, and a link to a picture.
  private func text(_ group: ChangeGroup, with pictures: inout [String: String]) -> [String] {
    var parts = ["**\(MarkdownText.escaped(group.sentence))**"]
    if !group.clues.isEmpty {
      parts.append(group.clues.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n"))
    }
    if let example = ChangeExample(group) {
      parts.append(MarkdownText.escaped("\(example.id), before → after:"))
      parts.append(MarkdownText.fenced(example.numbers, language: "text"))
      if let stem = style.pictureStem, pictures.count < Self.pictureLimit {
        let name = "\(stem)-\(pictures.count + 1).svg"
        pictures[name] = example.svg
        parts.append(MarkdownText.link("Picture \(name)", to: style.address(of: name)))
      }
    }
    return parts + [list(group.changes)]
  }

  private func list(_ changes: [ExpectationChange]) -> String {
    var lines = changes.prefix(Self.limit).map { change in
      let place = MarkdownText.escaped("\(change.file):\(change.line)")
      return "- \(MarkdownText.escaped(change.id)), \(place): "
        + MarkdownText.escaped(change.explainedWords)
    }
    let hidden = changes.count - lines.count
    if hidden > 0 { lines.append("- … and \(hidden) more") }
    return lines.joined(separator: "\n")
  }
}

/// The section of a comment that Plumb writes, between two invisible marks.
package struct CommentSection {
  private static let begin = "<!-- plumb: begin -->"
  private static let end = "<!-- plumb: end -->"

  /// The section with its marks, ending with a line feed.
  package let text: String

  /// - Parameter text: The content between the marks; marks in it are made ineffective.
  init(text: String) {
    let content = text.replacing("<!-- plumb:", with: "<!-\\u{2D} plumb:")
    self.text = "\(Self.begin)\n\(content)\n\(Self.end)\n"
  }

  /// - Parameter marked: A complete section from a comment writer, including its marks.
  package init(marked: String) {
    text = marked
  }
}

extension CommentSection {
  /// Returns a comment in which this section replaces the existing one, or is appended.
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
