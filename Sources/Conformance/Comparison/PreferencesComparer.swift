internal import SpecFormat

/// Compares `preferences` blocks: the values that reach the root, as they print.
struct PreferencesComparer: ExpectationComparer {
  var kind: ExpectationKind { .preferences }

  func isVacuous(_ content: ExpectationContent) -> Bool { content == .preferences([]) }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .preferences(let lines) = expectation.content else { return nil }
    let preferences = observation.layout.preferences
    return Comparison(
      mismatches: lines.compactMap { mismatch($0, preferences: preferences) },
      expected: lines.map { "\($0.key) = \($0.value)" }.joined(separator: "\n"),
      actual: lines.map { "\($0.key) = \(preferences[$0.key] ?? "")" }.joined(separator: "\n")
    )
  }

  private func mismatch(_ line: PreferenceLine, preferences: [String: String]) -> Mismatch? {
    guard let value = preferences[line.key] else {
      let nearest = NearestName.of(line.key, among: preferences.keys.sorted())
      return Mismatch(
        line: line.line,
        subject: line.key,
        expected: line.value,
        actual: "no such preference reaches the root"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      )
    }
    let (expectedText, actualText) = (PrintedValue(line.value), PrintedValue(value))
    guard !expectedText.accepts(actualText) else { return nil }
    return Mismatch(
      line: line.line,
      subject: line.key,
      expected: line.value,
      actual: value,
      difference: expectedText.difference(to: actualText)
    )
  }
}
