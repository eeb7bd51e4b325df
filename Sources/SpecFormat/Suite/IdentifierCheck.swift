/// Finds ids that more than one scenario has.
enum IdentifierCheck {
  /// One mistake for each scenario whose id an earlier one has.
  static func repeatedIdentifiers(in documents: [SpecDocument]) -> [SpecDiagnostic] {
    var places: [String: String] = [:]
    var mistakes: [SpecDiagnostic] = []
    for document in documents {
      for scenario in document.scenarios.sorted(by: { $0.line < $1.line }) {
        guard let first = places[scenario.id] else {
          places[scenario.id] = "\(document.file):\(scenario.line)"
          continue
        }
        mistakes.append(
          SpecDiagnostic(
            file: document.file,
            line: scenario.line,
            column: 1,
            mistake: .identifierRepeated(scenario.id, first: first)
          )
        )
      }
    }
    return mistakes
  }
}
