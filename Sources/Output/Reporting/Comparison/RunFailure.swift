package import Foundation

/// The errors of a run that ended without a report, for example because it selected no scenario.
///
/// `plumb check --format json` writes them as a ``FailureAnswer`` in place of a report.
package struct RunFailure: Decodable {
  /// The maximum number of errors that a comment lists.
  private static let limit = 10

  private let exitCode: Int32
  private let messages: [JSONMessage]

  /// Parses the errors from JSON.
  ///
  /// - Parameter data: The content of a file. The result is `nil` for a file without such errors.
  package init?(_ data: Data) {
    guard let failure = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = failure
  }
}

extension RunFailure {
  /// The section of a pull request's comment that replaces the comparison.
  package var comment: ComparisonDocument {
    var lines = messages.prefix(Self.limit).map { message in
      let place = [message.file, message.line.map { "\($0)" }, message.column.map { "\($0)" }]
        .compactMap(\.self).joined(separator: ":")
      let text = [place, message.message].filter { !$0.isEmpty }.joined(separator: ": ")
      return "- \(MarkdownText.escaped(text))"
    }
    let hidden = messages.count - lines.count
    if hidden > 0 { lines.append("- … and \(hidden) more") }
    let sentence = "There is no report to compare: the run ended with exit code \(exitCode)."
    let parts = ["### Plumb", sentence, lines.joined(separator: "\n")]
    return ComparisonDocument(text: CommentSection(text: parts.joined(separator: "\n\n")).text)
  }
}
