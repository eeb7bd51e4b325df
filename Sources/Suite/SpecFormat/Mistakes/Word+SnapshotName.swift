extension Word {
  /// The name that the word is; another word is reported.
  func snapshotName(
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> String? {
    if snapshotName == nil {
      diagnostics.report(.nameInvalid(written), line: line, column: column)
    }
    return snapshotName
  }
}
