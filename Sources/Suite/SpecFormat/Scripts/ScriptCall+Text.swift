extension ScriptCall {
  /// Reads a call as a script has it, without what comes of it; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - text: The words: `appendItems a b to A`.
  ///   - form: What is called.
  package init?(_ text: String, form: ScriptForm) {
    var diagnostics = DiagnosticCollector(file: "")
    let source = BlockLine(line: 1, firstColumn: 1, text: text)
    let reader = CallReader(form: form, line: 1)
    guard
      let words = source.words(endingAt: SnapshotName.marks, reportingTo: &diagnostics),
      let verb = reader.verb(of: words[...], reportingTo: &diagnostics),
      let call = reader.call(verb, words[...], reportingTo: &diagnostics)
    else { return nil }
    self = call
  }
}
