/// Reads the lines of a `preferences` block.
enum PreferencesReader {
  /// Reads a block.
  ///
  /// A value is what stands behind the first `=`, as written; quotes around all of it are left
  /// out, so that a text with blanks at its ends can be said.
  ///
  /// - Parameters:
  ///   - lines: The lines that are not blank.
  ///   - diagnostics: Takes the mistakes; a line with one is left out.
  /// - Returns: The lines that could be read, in order.
  static func read(
    _ lines: [BlockLine],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [PreferenceLine] {
    lines.compactMap { source in
      let parts = source.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = parts[0].trimmed
      let value = parts.count == 2 ? parts[1].trimmed : ""
      guard !key.isEmpty, !key.contains(where: \.isWhitespace), !value.isEmpty else {
        diagnostics.report(.lineInvalid(.preference), line: source.line, column: source.column)
        return nil
      }
      return PreferenceLine(line: source.line, key: key, value: unquoted(value))
    }
  }

  private static func unquoted(_ value: String) -> String {
    let scanner = WordScanner(value, firstColumn: 1)
    guard scanner.unclosedQuoteColumn == nil, scanner.words.count == 1,
      let word = scanner.words.first, word.bare.isEmpty
    else { return value }
    return word.quoted ?? value
  }
}
