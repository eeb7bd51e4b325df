/// The words of an info string after the first one, divided into positional words and attributes.
struct InfoString: Sendable {
  /// The value of an attribute with its position.
  struct Attribute: Sendable {
    var value: String?
    /// The column, from 1.
    var column: Int
    /// The values of further occurrences of the attribute, in order.
    var further: [(value: String?, column: Int)] = []
  }

  /// The line of the fence in the file, from 1.
  let line: Int
  /// The first word of the info string, for messages.
  let fence: String
  /// The words that are neither attributes nor flags, in order.
  private(set) var positional: [Word] = []
  private(set) var attributes: [AttributeName: Attribute] = [:]

  /// Parses an info string and reports its mistakes.
  ///
  /// - Parameters:
  ///   - fence: The fence with the info string.
  ///   - diagnostics: The collector of mistakes.
  init(of fence: FencedBlock, reportingTo diagnostics: inout DiagnosticCollector) {
    line = fence.line
    self.fence = fence.opener.name
    let scanner = WordScanner(fence.opener.info, firstColumn: fence.opener.infoColumn)
    if let column = scanner.unclosedQuoteColumn {
      diagnostics.report(.quoteUnclosed, line: line, column: column)
    }
    for word in scanner.words.dropFirst() {
      parse(word, reportingTo: &diagnostics)
    }
  }
}

extension InfoString {
  /// Returns the value of an attribute; `nil` if the attribute or its value is missing.
  func value(of name: AttributeName) -> String? { attributes[name]?.value }

  /// Returns whether the info string contains a flag or an attribute.
  func has(_ name: AttributeName) -> Bool { attributes[name] != nil }

  /// Reports attributes that are not allowed.
  ///
  /// - Parameters:
  ///   - allowed: The allowed attributes.
  ///   - fence: The name of the fence for messages, such as `swift setup`.
  ///   - diagnostics: The collector of mistakes.
  func check(
    allowed: Set<AttributeName>,
    fence: String,
    reportingTo diagnostics: inout DiagnosticCollector
  ) {
    for (name, attribute) in attributes where !allowed.contains(name) {
      diagnostics.report(
        .attributeMisplaced(name.rawValue, fence: fence),
        line: line,
        column: attribute.column
      )
    }
  }

  /// Removes and returns the first positional word that is a nonnegative integer; `nil` if there is
  /// none.
  mutating func removeSection() -> Int? {
    for (index, word) in positional.enumerated() where word.quoted == nil {
      guard word.bare.utf8.allSatisfy(\.isDigit), let section = Int(word.bare) else { continue }
      positional.remove(at: index)
      return section
    }
    return nil
  }

  /// Removes and returns the first positional word that is a proposal; `nil` if there is none.
  mutating func removeProposal() -> LayoutProposal? {
    for (index, word) in positional.enumerated() {
      guard let proposal = word.proposal else { continue }
      positional.remove(at: index)
      return proposal
    }
    return nil
  }

  /// Removes an attribute after it has been read.
  mutating func remove(_ name: AttributeName) { attributes[name] = nil }

  /// Removes and returns all positional words with the given text.
  mutating func removeWords(_ text: String) -> [Word] {
    let removed = positional.filter { $0.written == text }
    positional.removeAll { $0.written == text }
    return removed
  }

  private mutating func parse(_ word: Word, reportingTo diagnostics: inout DiagnosticCollector) {
    let parts = word.bare.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    if parts.count == 2 {
      let value = word.quoted.map { String(parts[1]) + $0 } ?? String(parts[1])
      parseAttribute(name, value: value, at: word.column, reportingTo: &diagnostics)
    } else if word.quoted == nil, AttributeName(rawValue: name) != nil {
      parseAttribute(name, value: nil, at: word.column, reportingTo: &diagnostics)
    } else {
      positional.append(word)
    }
  }

  private mutating func parseAttribute(
    _ written: String,
    value: String?,
    at column: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) {
    guard let name = AttributeName(rawValue: written) else {
      let nearest = NearestName.of(written, among: AttributeName.allCases.map(\.rawValue))
      diagnostics.report(.attributeUnknown(written, nearest: nearest), line: line, column: column)
      return
    }
    let isRepeated = attributes[name] != nil
    if isRepeated, !name.mayBeRepeated {
      diagnostics.report(.attributeRepeated(written), line: line, column: column)
    } else if name.isFlag, value != nil {
      diagnostics.report(.attributeValueUnexpected(written), line: line, column: column)
    } else if !name.isFlag, value?.trimmed.isEmpty ?? true {
      diagnostics.report(.attributeValueMissing(written), line: line, column: column)
    }
    if isRepeated, name.mayBeRepeated {
      attributes[name]?.further.append((value, column))
    } else {
      attributes[name] = Attribute(value: value, column: column)
    }
  }
}

extension Word {
  /// The word as a proposal; `nil` for another or a quoted word.
  var proposal: LayoutProposal? { quoted == nil ? LayoutProposal(bare) : nil }
}

/// A word of an info string as written, such as `320x480` or `skip="too slow"`.
package struct FenceWord: Equatable {
  package var text: String
  /// Whether the word is an attribute about the source of the values or about whether they have to
  /// match.
  package var isCondition: Bool
}

extension FenceWord {
  /// Splits an info string into words, treating quoted text as part of a word.
  package static func words(of info: String) -> [FenceWord] {
    let characters = Array(info)
    return WordScanner(info, firstColumn: 0).words.map { word in
      let name = AttributeName(rawValue: String(word.bare.prefix { $0 != "=" }))
      return FenceWord(
        text: String(characters[word.column..<word.endColumn]),
        isCondition: name.map { AttributeName.conditions.contains($0) } ?? false
      )
    }
  }
}
