/// The name of a rule such as `R-GRID-7` or `R-LAY-4a`, or of a family such as `R-VIEW`.
///
/// Names are ordered by their family and their number.
package struct RuleName: Sendable, Hashable {
  package let text: String
  private let part: String
  private let number: Int

  package init(_ text: String) {
    self.text = text
    part = String(text.prefix { !$0.isNumber })
    number = Int(text.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
  }
}

extension RuleName: Comparable {
  package static func < (left: RuleName, right: RuleName) -> Bool {
    (left.part, left.number, left.text) < (right.part, right.number, right.text)
  }
}

extension RuleName {
  /// The letters in the names of all rules of its family, such as `GRID`.
  package var family: String { String(text.split(separator: "-").dropFirst().first ?? "") }

  /// Whether the name is that of a family rather than of a single rule.
  package var isFamily: Bool { number == 0 }

  /// The slug of a heading with this name, such as `r-grid-7`.
  package var anchor: String { text.lowercased() }
}

extension RuleName {
  /// Returns the names of rules in a line, in order.
  ///
  /// A name consists of `R-`, at least two capital letters and, for a single rule, a number with an
  /// optional lowercase letter.
  package static func names(in line: ArraySlice<UInt8>) -> [RuleName] {
    places(in: line).map(\.name)
  }

  /// Returns the names of rules in a line, with their positions.
  package static func places(
    in line: ArraySlice<UInt8>
  ) -> [(range: Range<Int>, name: RuleName)] {
    var places: [(Range<Int>, RuleName)] = []
    var rest = line
    while let start = rest.firstIndex(of: UInt8(ascii: "R")) {
      rest = rest[(start + 1)...]
      guard rest.first == UInt8(ascii: "-") else { continue }
      let family = rest.dropFirst().prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      guard family.count >= 2 else { continue }
      rest = rest[family.endIndex...]
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      if rest.first == UInt8(ascii: "-"), !digits.isEmpty {
        rest = rest[digits.endIndex...]
        if rest.first.map({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) ?? false {
          rest = rest.dropFirst()
        }
      }
      let name = RuleName(String(decoding: line[start..<rest.startIndex], as: UTF8.self))
      places.append((start..<rest.startIndex, name))
    }
    return places
  }
}

/// A part of a text: the name of a rule, or other text.
package enum RulePiece: Sendable, Equatable {
  case words(String)
  case rule(RuleName)

  package var isRule: Bool { if case .rule = self { true } else { false } }

  /// Splits a text into the names of rules and the text between them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func pieces(of text: String) -> [RulePiece] {
    let bytes = Array(text.utf8)
    var pieces: [RulePiece] = []
    var end = 0
    for (range, name) in RuleName.places(in: bytes[...]) {
      if range.lowerBound > end { pieces.append(.words(bytes[end..<range.lowerBound])) }
      pieces.append(.rule(name))
      end = range.upperBound
    }
    if end < bytes.count { pieces.append(.words(bytes[end...])) }
    return pieces
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> RulePiece {
    .words(String(decoding: bytes, as: UTF8.self))
  }
}

extension RuleName {
  /// Parses a text that is only the name of a rule; `nil` for any other text.
  package init?(whole text: String) {
    let pieces = RulePiece.pieces(of: text)
    guard pieces.count == 1, case .rule(let name) = pieces[0] else { return nil }
    self = name
  }
}
