/// The reason why a file cannot be read as Markdown, at its place.
package struct MarkdownError: Error, Sendable, Hashable {
  package enum Cause: Sendable, Hashable {
    /// The file is larger than any spec should be.
    case fileTooLarge(bytes: Int, limit: Int)
    /// The file is not UTF-8.
    case notUTF8(byteOffset: Int)
    /// Quotations and lists are nested deeper than anybody reads.
    case nestedTooDeeply(limit: Int)
    /// A paragraph's images and links would take libcmark too long.
    case tooManyBrackets
  }

  package var cause: Cause
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column = 1
}

extension MarkdownError.Cause {
  /// The cause in a sentence without a full stop.
  package var message: String {
    switch self {
    case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes; \(limit) are the most"
    case .notUTF8(let offset): "the file is not UTF-8: invalid at byte offset \(offset)"
    case .nestedTooDeeply(let limit): "quotations and lists are nested deeper than \(limit) levels"
    case .tooManyBrackets: "the paragraph has too many images and links to be read in good time"
    }
  }
}
