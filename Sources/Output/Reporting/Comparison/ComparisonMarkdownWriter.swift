internal import Conformance

/// Writes a comparison as Markdown for a pull request's comment or a job summary.
package struct ComparisonMarkdownWriter: ComparisonWriter {
  /// The maximum number of expectations that a list names.
  private static let limit = 50

  private let pictureStem: String?

  /// - Parameter pictureStem: The prefix of the names of picture files; `nil` draws pictures as
  ///   text.
  package init(pictureStem: String? = nil) {
    self.pictureStem = pictureStem
  }

  package func document(for comparison: ReportComparison) -> ComparisonDocument {
    var pictures: [String: String] = [:]
    var sections = ["# Changes"]
    sections += comparison.engines.map { [MarkdownText.escaped($0.sentence)] } ?? []
    sections.append(comparison.sentence)
    if !comparison.mistakes.isEmpty {
      sections += ["## Malformed specs", comparison.mistakes.listed(atMost: Self.limit)]
    }
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
        if !group.clues.isEmpty {
          sections.append(
            group.clues.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n")
          )
        }
        sections += example(of: group, into: &pictures)
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
  /// Returns the numbers of an example before and after, and a picture as text or as a link to a
  /// file.
  private func example(
    of group: ChangeGroup,
    into pictures: inout [String: String]
  ) -> [String] {
    guard let example = ChangeExample(group) else { return [] }
    let title = "\(MarkdownText.escaped(example.id)), before → after:"
    guard let pictureStem else {
      let picture = example.text(columns: 80, rows: 16)
      let text = [example.numbers, picture].filter { !$0.isEmpty }.joined(separator: "\n\n")
      return [title, MarkdownText.fenced(text, language: "text")]
    }
    let name = "\(pictureStem)-\(pictures.count + 1).svg"
    pictures[name] = example.svg
    return [
      title, MarkdownText.fenced(example.numbers, language: "text"),
      MarkdownText.image(example.alternative, at: name),
      "Dashed lines show the positions in the base.",
    ]
  }

  private func list(_ changes: [ExpectationChange]) -> String {
    var lines = changes.prefix(Self.limit).map { change in
      let place = MarkdownText.escaped("\(change.file):\(change.line)")
      return "- \(MarkdownText.escaped(change.id)), `\(change.block)`, \(place): "
        + "\(MarkdownText.escaped(change.explainedWords))"
    }
    let hidden = changes.count - lines.count
    if hidden > 0 { lines.append("- … and \(hidden) more") }
    return lines.joined(separator: "\n")
  }
}

extension [ReportedMistake] {
  /// Returns the mistakes as a Markdown list.
  ///
  /// - Parameter limit: The maximum number of mistakes; a last item counts the others.
  /// - Returns: One item each, without a line feed at the end.
  func listed(atMost limit: Int) -> String {
    var lines = prefix(limit).map { mistake in
      let place = MarkdownText.escaped("\(mistake.file):\(mistake.line):\(mistake.column)")
      return "- \(place): \(MarkdownText.escaped(mistake.message))"
    }
    let hidden = count - lines.count
    if hidden > 0 { lines.append("- … and \(hidden) more") }
    return lines.joined(separator: "\n")
  }
}
