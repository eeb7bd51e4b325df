package import Conformance
internal import ElementTree

extension ScenarioReport {
  /// How many lines of what was printed before an end are worth a place in a report.
  private static let lineLimit = 20

  /// Everything there is to say of one of the scenario's expectations; where the scenario met its
  /// end in it, what was printed until then too.
  ///
  /// - Parameters:
  ///   - result: One of the scenario's results.
  ///   - file: The spec, as reports print it.
  /// - Returns: Lines without a line feed at the end; empty where there is nothing to say.
  package func details(of result: ExpectationResult, in file: String) -> String {
    let details = result.details(in: file)
    guard result.verdict == .crashed || result.verdict == .timedOut else { return details }
    let lines = printed.split(whereSeparator: \.isNewline)
    // A trap's own line is in the note already.
    guard lines.contains(where: { !result.note.contains($0) }) else { return details }
    let hidden = max(0, lines.count - Self.lineLimit)
    let head = hidden == 0 ? "printed:" : "printed, the last \(Self.lineLimit) lines:"
    let text = IndentedText.text(lines.dropFirst(hidden).joined(separator: "\n"), by: 2)
    return [details, head, text].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The lines that the scenario printed, each behind its id, as a terminal can show them.
  package var printedLines: [String] {
    printed.split(whereSeparator: \.isNewline).map {
      TerminalText.line("\(id): \($0)")
    }
  }
}
