/// Writes what got worse as a section of a comment on a change that is proposed: short, and between two
/// marks, by which the next run replaces it.
package struct ComparisonCommentWriter: ComparisonWriter {
  /// How many groups of one kind are told.
  private static let groupLimit = 10
  /// How many scenarios of a group or a list are named.
  private static let limit = 10
  /// How many pictures there are.
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
    for kind in ChangeKind.allCases {
      let worse = comparison.changes(kind).filter(\.isWorse)
      guard !worse.isEmpty else { continue }
      parts.append("#### \(kind.title)")
      guard kind.isGrouped else {
        parts.append(list(worse))
        continue
      }
      let groups = comparison.groups(kind)
      for group in groups.prefix(Self.groupLimit) { parts += told(group, with: &pictures) }
      let hidden = groups.count - Self.groupLimit
      if hidden > 0 { parts.append("… and \(hidden) more groups") }
    }
    let section = CommentSection(text: parts.joined(separator: "\n\n"))
    return ComparisonDocument(text: section.text, pictures: pictures)
  }
}

extension ComparisonCommentWriter {
  /// A group with its clues, the numbers of its plainest scenario, and the way to a picture.
  private func told(_ group: ChangeGroup, with pictures: inout [String: String]) -> [String] {
    var parts = ["**\(MarkdownText.escaped(group.sentence))**"]
    if !group.clues.isEmpty {
      parts.append(group.clues.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n"))
    }
    if let example = GroupExample(group) {
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
      return "- \(MarkdownText.escaped(change.id)), \(place): \(MarkdownText.escaped(change.words))"
    }
    let hidden = changes.count - lines.count
    if hidden > 0 { lines.append("- … and \(hidden) more") }
    return lines.joined(separator: "\n")
  }
}
