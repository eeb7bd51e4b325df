/// The mistakes of one file, as they are found.
struct DiagnosticCollector {
  /// The path as reports print it.
  let file: String
  private var found: [SpecDiagnostic] = []

  init(file: String) {
    self.file = file
  }
}

extension DiagnosticCollector {
  /// Adds a mistake.
  ///
  /// - Parameters:
  ///   - mistake: What is wrong.
  ///   - line: Where, from 1.
  ///   - column: Where in the line, from 1, in characters.
  mutating func report(_ mistake: SpecMistake, line: Int, column: Int = 1) {
    found.append(SpecDiagnostic(file: file, line: line, column: column, mistake: mistake))
  }

  /// Adds a mistake in a script or in a block about data.
  mutating func report(_ mistake: DataMistake, line: Int, column: Int = 1) {
    report(.data(mistake), line: line, column: column)
  }

  /// The mistakes in the order of their places.
  var diagnostics: [SpecDiagnostic] { found.sortedByPlace }
}

extension [SpecDiagnostic] {
  /// The mistakes of one file in the order of their places; those of one place as they were.
  var sortedByPlace: [SpecDiagnostic] {
    enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map(\.element)
  }
}
