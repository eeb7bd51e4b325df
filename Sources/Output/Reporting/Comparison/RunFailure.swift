package import Foundation

/// The errors of a run that ended without a report, such as one that selected no scenario.
///
/// `plumb check --format json` writes them in place of its answer, as a ``FailureAnswer``.
package struct RunFailure: Decodable {
  /// How many errors a comment lists.
  private static let limit = 10

  private let exitCode: Int32
  private let messages: [JSONMessage]

  /// Reads the errors.
  ///
  /// - Parameter data: The bytes of a file; `nil` results from any other file.
  package init?(_ data: Data) {
    guard let failure = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = failure
  }
}

extension RunFailure {
  /// A section of a comment on a proposed change, in place of the comparison.
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
