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

  /// A block without lines lists every preference; one that never reaches the root cannot be
  /// made to.
  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .preferences(let lines) = expectation.content else { return nil }
    let preferences = observation.layout.preferences
    guard !lines.isEmpty else {
      return preferences.sorted { $0.key < $1.key }.map { key, value in
        .written(depth: 0, name: "\(key) = \(Self.written(value))", cells: [])
      }
    }
    guard lines.allSatisfy({ preferences[$0.key] != nil }) else { return nil }
    return lines.map { line in
      guard let value = preferences[line.key],
        mismatch(line, preferences: preferences) != nil
      else { return .kept(line: line.line) }
      return .changed(line: line.line, name: "\(line.key) = \(Self.written(value))", cells: [])
    }
  }

  /// A value as a block has it: in quotes where it would lose its blanks, or be nothing, or has
  /// quotes around it already.
  private static func written(_ value: String) -> String {
    let isPlain =
      !value.isEmpty && value.first?.isWhitespace == false && value.last?.isWhitespace == false
      && value.first != "\"" && !value.contains(where: \.isNewline)
    return isPlain ? value : QuotedText.text(value)
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
