/// Describes the differences between blocks of one kind that state numbers of different systems.
struct BlockDifferences {
  /// The maximum number of phrases.
  private static let limit = 4

  /// The fences by line.
  private let fences: [Int: FencedBlock]

  init(in markdown: MarkdownDocument) {
    fences = Dictionary(
      markdown.fences.map { ($0.line, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension BlockDifferences {
  /// Returns the differences between two blocks, with a phrase for each line such as
  /// `cell 0.0: width 8 → 9`.
  ///
  /// - Parameters:
  ///   - line: The line of the fence of the first block, from 1.
  ///   - other: The line of the fence of the second block, from 1.
  /// - Returns: The phrases in the order of the first block's lines; the last one may be the number
  ///   of further differences.
  func between(_ line: Int, _ other: Int) -> [String] {
    let (own, others) = (statements(ofBlockAt: line), statements(ofBlockAt: other))
    let known = Set(own.map(\.name))
    let names = own.map(\.name) + others.map(\.name).filter { !known.contains($0) }
    let phrases = names.filter { $0 != Statement.ellipsis }.compactMap { name in
      let pair = [own, others].map { $0.first { $0.name == name } }
      switch (pair[0], pair[1]) {
      case (let own?, let other?): return own.difference(from: other)
      case (_?, nil): return others.isPartial ? nil : "\(name): gone"
      case (nil, _): return own.isPartial ? nil : "\(name): new"
      }
    }
    guard phrases.count > Self.limit else { return phrases }
    return phrases.prefix(Self.limit) + ["and \(phrases.count - Self.limit) more"]
  }

  private func statements(ofBlockAt line: Int) -> [Statement] {
    var counts: [String: Int] = [:]
    return (fences[line]?.writtenLines ?? []).map { line in
      var statement = Statement(line.text)
      counts[statement.name, default: 0] += 1
      if let count = counts[statement.name], count > 1 { statement.name += " (\(count))" }
      return statement
    }
  }
}

/// A line of a block, split into a name and values.
private struct Statement {
  static let ellipsis = "..."
  private static let quantities = ["x", "y", "width", "height"]

  var name: String
  var values: [String]

  init(_ line: String) {
    let row = NumberRow(of: line)
    if !row.cells.isEmpty {
      (name, values) = (row.name.trimmed, row.cells)
    } else if let mark = [" -> ", " = ", " <= ", " >= "].firstNonNil({ line.firstRange(of: $0) }) {
      name = String(line[..<mark.lowerBound]).trimmed
      values = [String(line[mark.upperBound...]).trimmed]
    } else {
      let words = line.split(whereSeparator: \.isWhitespace)
      let isNumber = words.count > 1 && words.last.flatMap { Double($0) } != nil
      name = words.dropLast(isNumber ? 1 : 0).joined(separator: " ")
      values = isNumber ? words.suffix(1).map { String($0) } : []
    }
  }

  /// Returns a phrase that describes the difference; `nil` if there is none.
  func difference(from other: Statement) -> String? {
    guard values != other.values else { return nil }
    guard values.count >= Self.quantities.count, values.count == other.values.count else {
      let sides = [self, other].map { $0.values.joined(separator: " ") }
      return "\(name): \(sides[0]) → \(sides[1])"
    }
    let changes = zip(values, other.values).enumerated().compactMap { place, pair in
      let quantity = place < Self.quantities.count ? Self.quantities[place] + " " : ""
      return pair.0 == pair.1 ? nil : "\(quantity)\(pair.0) → \(pair.1)"
    }
    return "\(name): \(changes.joined(separator: ", "))"
  }
}

extension [Statement] {
  /// Whether the block does not list everything.
  fileprivate var isPartial: Bool {
    contains { $0.name == Statement.ellipsis || $0.name.hasPrefix("#") }
  }
}

extension [String] {
  /// Returns the first value that a closure returns for an element and that is not `nil`.
  fileprivate func firstNonNil<Value>(_ value: (String) -> Value?) -> Value? {
    for element in self { if let value = value(element) { return value } }
    return nil
  }
}
