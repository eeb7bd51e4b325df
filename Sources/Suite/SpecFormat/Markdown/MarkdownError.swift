/// The reason why a file cannot be parsed as Markdown, with its position.
package struct MarkdownError: Error, Sendable, Hashable {
  package enum Cause: Sendable, Hashable {
    /// The file exceeds the maximum size.
    case fileTooLarge(bytes: Int, limit: Int)
    /// The file is not UTF-8.
    case notUTF8(byteOffset: Int)
    /// Quotations and lists are nested too deeply.
    case nestedTooDeeply(limit: Int)
    /// The images and links of a paragraph would take libcmark too long.
    case tooManyBrackets
  }

  package var cause: Cause
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column = 1
}

extension MarkdownError.Cause {
  /// A sentence without a period that describes the cause.
  package var message: String {
    switch self {
    case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes; the maximum is \(limit)"
    case .notUTF8(let offset): "the file is not UTF-8: invalid at byte offset \(offset)"
    case .nestedTooDeeply(let limit): "quotations and lists are nested deeper than \(limit) levels"
    case .tooManyBrackets: "the paragraph has too many images and links"
    }
  }
}
