internal import Conformance

/// Writes the findings of screens as Markdown, for the summary of a job or a comment.
package struct ScreenMarkdownWriter {
  /// The maximum number of findings of one screen.
  private static let findingLimit = 8
  /// The mark that identifies the comment of an earlier run, which is replaced.
  package static let mark = "<!-- plumb try -->"

  private let screens: [ScreenReport]
  private let notes: [String]

  /// - Parameters:
  ///   - screens: The screens.
  ///   - notes: Lines below the table, such as names that no file declares.
  package init(_ screens: [ScreenReport], notes: [String] = []) {
    self.screens = screens.worstFirst
    self.notes = notes
  }
}

extension ScreenMarkdownWriter {
  package var text: String {
    let failing = screens.filter { !$0.holds }
    let passing = screens.filter(\.passes)
    var paragraphs = [Self.mark, "### Layout of \(count(screens.count, "screen"))"]
    if !failing.isEmpty { paragraphs.append(table(failing)) }
    if !passing.isEmpty {
      let names = passing.map { code($0.name) }.joined(separator: ", ")
      paragraphs.append("✓ Every check passes: \(names)")
    }
    if let sentence = screens.blankSentence {
      let names = screens.compactMap { screen in
        screen.blankReason.map { "\(code(screen.name)) (\($0.rawValue))" }
      }
      paragraphs.append("○ \(sentence): \(names.joined(separator: ", "))")
    }
    let gaps = screens.compactMap { screen in
      screen.gapNames.map { "\(code(screen.name)) (\(escaped($0)))" }
    }
    if !gaps.isEmpty {
      paragraphs.append("◌ Placeholders instead of views: \(gaps.joined(separator: ", "))")
    }
    if !notes.isEmpty {
      paragraphs.append(notes.map { "- \(escaped($0))" }.joined(separator: "\n"))
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func table(_ screens: [ScreenReport]) -> String {
    let head = ["| screen | finding | where | line |", "|---|---|---|---|"]
    let rows = screens.flatMap { screen -> [String] in
      let name = "✗ \(code(screen.name))"
      var rows = screen.findings.prefix(Self.findingLimit).enumerated().map { index, finding in
        let sentences = [finding.sentence, finding.consequence].compactMap(\.self)
        return row([
          index == 0 ? name : "", escaped(sentences.joined(separator: "; ")),
          escaped(finding.extent), code(finding.shortPlace ?? screen.place),
        ])
      }
      let rest = screen.findings.count - rows.count
      if rest > 0 { rows.append(row(["", "and \(rest) more", "", ""])) }
      rows += screen.sweep.missingResources.map { message in
        row([screen.findings.isEmpty ? name : "", "missing-resource: \(escaped(message))", "", ""])
      }
      return rows
    }
    return (head + rows).joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }

  private func code(_ text: String) -> String { MarkdownText.code(text, isInTable: true) }
}
