/// The words of an info string after its first, sorted into positional ones and attributes.
struct InfoString: Sendable {
  /// The value of an attribute, and where the attribute stands.
  struct Attribute: Sendable {
    var value: String?
    /// From 1.
    var column: Int
    /// The values of the same attribute where it is given again, in order.
    var further: [(value: String?, column: Int)] = []
  }

  /// The line of the fence in the file, from 1.
  let line: Int
  /// The first word, for messages.
  let fence: String
  /// The words that are neither attributes nor flags, in order.
  private(set) var positional: [Word] = []
  private(set) var attributes: [AttributeName: Attribute] = [:]

  /// Reads an info string and reports what it says wrongly.
  ///
  /// - Parameters:
  ///   - fence: The fence that the info string belongs to.
  ///   - diagnostics: Takes the mistakes.
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
  /// The value of an attribute; `nil` where it is not given, or given without one.
  func value(of name: AttributeName) -> String? { attributes[name]?.value }

  /// Whether a flag or an attribute is given.
  func has(_ name: AttributeName) -> Bool { attributes[name] != nil }

  /// Reports the attributes that do not apply to the fence.
  ///
  /// - Parameters:
  ///   - allowed: Those that do.
  ///   - fence: What the fence is called in the message: `swift setup`.
  ///   - diagnostics: Takes the mistakes.
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

  /// Takes the first whole number from 0 out of the positional words; `nil` where there is none.
  mutating func takeSection() -> Int? {
    for (index, word) in positional.enumerated() where word.quoted == nil {
      guard word.bare.utf8.allSatisfy(\.isDigit), let section = Int(word.bare) else { continue }
      positional.remove(at: index)
      return section
    }
    return nil
  }

  /// Takes the first proposal out of the positional words; `nil` where there is none.
  mutating func takeProposal() -> LayoutProposal? {
    for (index, word) in positional.enumerated() {
      guard let proposal = word.proposal else { continue }
      positional.remove(at: index)
      return proposal
    }
    return nil
  }

  /// Takes an attribute out, for those who have read it.
  mutating func remove(_ name: AttributeName) { attributes[name] = nil }

  /// Takes every positional word that is this one.
  mutating func takeWords(_ text: String) -> [Word] {
    let taken = positional.filter { $0.written == text }
    positional.removeAll { $0.written == text }
    return taken
  }

  private mutating func parse(_ word: Word, reportingTo diagnostics: inout DiagnosticCollector) {
    let parts = word.bare.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    if parts.count == 2 {
      let value = word.quoted.map { String(parts[1]) + $0 } ?? String(parts[1])
      takeAttribute(name, value: value, at: word.column, reportingTo: &diagnostics)
    } else if word.quoted == nil, AttributeName(rawValue: name) != nil {
      takeAttribute(name, value: nil, at: word.column, reportingTo: &diagnostics)
    } else {
      positional.append(word)
    }
  }

  private mutating func takeAttribute(
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
  /// The proposal that the word is; `nil` for another word, and for one in quotes.
  var proposal: LayoutProposal? { quoted == nil ? LayoutProposal(bare) : nil }
}

/// A word of an info string as its author wrote it: `320x480`, `skip="too slow"`.
package struct FenceWord: Equatable {
  package var text: String
  /// Whether it says where the numbers come from, or whether they need not hold.
  package var isCondition: Bool
}

extension FenceWord {
  /// Cuts an info string into its words, quotes respected.
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
