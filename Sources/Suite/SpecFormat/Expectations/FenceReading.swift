/// A block of expectations on its way to being read.
package struct FenceReading {
  /// The lines that are not blank.
  let lines: [BlockLine]
  /// The words behind the name; a fence takes those out that are its own.
  var info: InfoString
  /// The conditions that the info string states, read and taken out of its words.
  let base: FenceBase
  /// Whether a block before has said what the root is proposed.
  let hasProposal: Bool
  /// Takes the mistakes.
  var diagnostics: DiagnosticCollector
}

extension FenceReading {
  /// Reads each line by itself.
  ///
  /// - Parameter read: Reads a line; `nil` for one with a mistake, which it reports.
  /// - Returns: The lines that could be read, in order.
  mutating func lines<Line>(
    _ read: (BlockLine, inout DiagnosticCollector) -> Line?
  ) -> [Line] {
    var found: [Line] = []
    for source in lines {
      if let line = read(source, &diagnostics) { found.append(line) }
    }
    return found
  }

  /// Reports a line that is not of the form that it must have.
  mutating func reportInvalid(_ source: BlockLine, form: LineForm) {
    diagnostics.report(.lineInvalid(form), line: source.line, column: source.column)
  }
}
