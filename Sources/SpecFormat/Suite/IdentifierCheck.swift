/// Finds ids that more than one scenario has.
enum IdentifierCheck {
  /// One mistake for each scenario whose id an earlier one has.
  ///
  /// - Parameter documents: The specs of a suite, in order.
  /// - Returns: The mistakes of each document, in the documents' order.
  static func repeatedIdentifiers(in documents: [SpecDocument]) -> [[SpecDiagnostic]] {
    var places: [String: String] = [:]
    return documents.map { document in
      document.scenarios.sorted { $0.line < $1.line }.compactMap { scenario in
        guard let first = places[scenario.id] else {
          places[scenario.id] = "\(document.file):\(scenario.line)"
          return nil
        }
        return SpecDiagnostic(
          file: document.file,
          line: scenario.line,
          column: 1,
          mistake: .identifierRepeated(scenario.id, first: first)
        )
      }
    }
  }
}
