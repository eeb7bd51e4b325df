extension MarkdownDocument {
  /// Reads a file.
  ///
  /// - Parameter bytes: The file's content.
  /// - Throws: Why it cannot be read; then nothing of it is.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(bytes: [UInt8]) throws(MarkdownError) {
    self = try MarkdownReader.document(of: SourceText(checking: bytes))
  }
}

extension SourceText {
  /// Takes a file's content, unless it breaks a bound or is not UTF-8.
  init(checking bytes: [UInt8]) throws(MarkdownError) {
    guard bytes.count <= SourceBounds.byteLimit else {
      throw MarkdownError(
        cause: .fileTooLarge(bytes: bytes.count, limit: SourceBounds.byteLimit),
        line: 1
      )
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      let before = SourceText.lines(of: String(decoding: bytes[..<offset], as: UTF8.self) + "|")
      throw MarkdownError(
        cause: .notUTF8(byteOffset: offset),
        line: before.count,
        column: before.last?.count ?? 1
      )
    }
    self.init(bytes: bytes)
    try SourceBounds.check(self)
  }
}
