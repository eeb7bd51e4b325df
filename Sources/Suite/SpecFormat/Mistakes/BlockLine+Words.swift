extension BlockLine {
  /// Cuts the line into words.
  ///
  /// - Parameters:
  ///   - marks: Characters that are words of their own.
  ///   - diagnostics: Takes the mistake.
  /// - Returns: The words; `nil` where a quote is never closed.
  func words(
    endingAt marks: Set<Character> = [],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [Word]? {
    let scanner = WordScanner(text, firstColumn: firstColumn, marks: marks)
    if let column = scanner.unclosedQuoteColumn {
      diagnostics.report(.quoteUnclosed, line: line, column: column)
      return nil
    }
    return scanner.words
  }
}
