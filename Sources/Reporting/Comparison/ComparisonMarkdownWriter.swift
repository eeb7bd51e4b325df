/// Writes a comparison as Markdown, for a pull request's comment or a job's summary.
package struct ComparisonMarkdownWriter: ComparisonWriter {
  /// How many expectations of a list are named.
  private static let limit = 50

  private let pictureStem: String?

  /// - Parameter pictureStem: What the names of picture files begin with; `nil` draws pictures into
  ///   the text.
  package init(pictureStem: String? = nil) {
    self.pictureStem = pictureStem
  }

  package func document(for comparison: ReportComparison) -> ComparisonDocument {
    var pictures: [String: String] = [:]
    var sections = ["# What changed\n\n\(comparison.sentence)"]
    for kind in ChangeKind.allCases {
      let changes = comparison.changes(kind)
      guard !changes.isEmpty else { continue }
      sections.append("## \(kind.title)")
      guard kind.isGrouped else {
        sections.append(list(changes))
        continue
      }
      for group in comparison.groups(kind) {
        sections.append("### \(MarkdownText.escaped(group.sentence))")
        sections += picture(of: group, into: &pictures)
        sections.append(list(group.changes))
      }
    }
    return ComparisonDocument(
      text: sections.joined(separator: "\n\n") + "\n",
      pictures: pictures
    )
  }
}

extension ComparisonMarkdownWriter {
  private func picture(
    of group: ChangeGroup,
    into pictures: inout [String: String]
  ) -> [String] {
    guard let picture = GroupPicture(group) else { return [] }
    guard let pictureStem else {
      let text = picture.text(columns: 72, rows: 20)
      return text.isEmpty ? [] : [MarkdownText.fenced(text)]
    }
    let name = "\(pictureStem)-\(pictures.count + 1).svg"
    pictures[name] = picture.svg
    return [MarkdownText.image(picture.alternative, at: name)]
  }

  private func list(_ changes: [ExpectationChange]) -> String {
    var lines = changes.prefix(Self.limit).map { change in
      let place = MarkdownText.escaped("\(change.file):\(change.line)")
      return "- \(MarkdownText.escaped(change.id)), `\(change.block)`, \(place): "
        + "\(MarkdownText.escaped(change.words))"
    }
    let hidden = changes.count - lines.count
    if hidden > 0 { lines.append("- … and \(hidden) more") }
    return lines.joined(separator: "\n")
  }
}
