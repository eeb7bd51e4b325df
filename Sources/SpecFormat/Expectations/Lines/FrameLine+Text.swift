extension FrameLine {
  /// Reads the lines of a `frames` block as the engine's side of a report has them.
  ///
  /// - Parameter text: The lines; those that cannot be read are left out.
  /// - Returns: The outermost lines, each with those under it.
  package static func lines(of text: String) -> [FrameLine] {
    var diagnostics = DiagnosticCollector(file: "")
    let lines = SourceText.lines(of: text).enumerated()
      .map { BlockLine(line: $0 + 1, firstColumn: 1, text: $1) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
    return FramesReader.read(lines, reportingTo: &diagnostics).lines
  }
}
