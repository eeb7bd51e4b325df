/// A `preferences` block, which states the printed values of the preferences at the root.
package struct PreferencesFence: Equatable {
  package var lines: [PreferenceLine]

  package init(_ lines: [PreferenceLine]) { self.lines = lines }
}

extension PreferencesFence: ExpectationFence {
  package static let name = "preferences"

  /// Reads lines whose value is the text after the first `=`.
  ///
  /// Quotes around the whole value are removed, so that a value can begin or end with blanks.
  package init(_ input: inout FenceInput) {
    lines = input.lines { source, diagnostics in
      let parts = source.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = parts.first?.trimmed ?? ""
      let value = parts.count == 2 ? parts[1].trimmed : ""
      guard !key.isEmpty, !key.contains(where: \.isWhitespace), !value.isEmpty else {
        diagnostics.report(.lineInvalid("Key = value"), line: source.line, column: source.column)
        return nil
      }
      return PreferenceLine(line: source.line, key: key, value: Self.unquoted(value))
    }
  }

  private static func unquoted(_ value: String) -> String {
    let scanner = WordScanner(value, firstColumn: 1)
    guard scanner.unclosedQuoteColumn == nil, scanner.words.count == 1,
      let word = scanner.words.first, word.bare.isEmpty
    else { return value }
    return word.quoted ?? value
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let preferences = scene.preferences
    let keys = NearestNames(preferences.keys)
    return Comparison(
      mismatches: lines.compactMap { mismatch($0, preferences: preferences, hints: keys) },
      expected: lines.map { ReportedLine($0.key, [.printed($0.value)]) },
      actual: lines.map { ReportedLine($0.key, [.printed(preferences[$0.key] ?? "")]) }
    )
  }

  package static func text(of line: ReportedLine) -> String { line.text(naming: " = ") }

  /// Lists every preference for a block without lines, and replaces values that differ.
  ///
  /// The result is `nil` if a line names a preference that the scene does not have.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    let preferences = scene.preferences
    guard !lines.isEmpty else {
      return preferences.sorted { $0.key < $1.key }.map { key, value in
        .written(depth: 0, name: "\(key) = \(Self.written(value))", cells: [])
      }
    }
    guard lines.allSatisfy({ preferences[$0.key] != nil }) else { return nil }
    let keys = NearestNames(inOrder: [])
    return lines.map { line in
      guard let value = preferences[line.key],
        mismatch(line, preferences: preferences, hints: keys) != nil
      else { return .kept(line: line.line) }
      return .changed(line: line.line, name: "\(line.key) = \(Self.written(value))", cells: [])
    }
  }

  /// Returns a value as in a block, with quotes if it is empty, begins or ends with blanks, or
  /// already begins with a quote.
  private static func written(_ value: String) -> String {
    let isPlain =
      !value.isEmpty && value.first?.isWhitespace == false && value.last?.isWhitespace == false
      && value.first != "\"" && !value.contains(where: \.isNewline)
    return isPlain ? value : QuotedText.text(value)
  }

  private func mismatch(
    _ line: PreferenceLine,
    preferences: [String: String],
    hints: NearestNames
  ) -> Mismatch? {
    guard let value = preferences[line.key] else {
      let nearest = hints.nearest(to: line.key)
      return Mismatch(
        line: line.line,
        subject: line.key,
        expected: line.value,
        actual: "no such preference reaches the root"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      )
    }
    let (expectedText, actualText) = (
      ParsedPreferenceValue(line.value), ParsedPreferenceValue(value)
    )
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

/// One line of a `preferences` block: `SizeKey = 82`.
package struct PreferenceLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The name of the key's type.
  package var key: String
  /// The printed form of the value.
  package var value: String

  package init(line: Int, key: String, value: String) {
    self.line = line
    self.key = key
    self.value = value
  }
}
