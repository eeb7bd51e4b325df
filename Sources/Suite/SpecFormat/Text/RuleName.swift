/// The name of a rule, as prose and comments write it: `R-GRID-7`, `R-LAY-4a`, or `R-VIEW` for all of
/// one family.
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
  /// The letters that all rules of its family have: `GRID`.
  package var family: String { String(text.split(separator: "-").dropFirst().first ?? "") }

  /// Whether it names a family and no single rule of it.
  package var isFamily: Bool { number == 0 }

  /// The slug of a heading that is the name: `r-grid-7`.
  package var anchor: String { text.lowercased() }
}

extension RuleName {
  /// Every rule that a line names, in the order that they stand: `R-`, two capitals or more, and a
  /// number that one small letter may follow.
  package static func names(in line: ArraySlice<UInt8>) -> [RuleName] {
    places(in: line).map(\.name)
  }

  /// Every rule that a line names, with where it stands.
  static func places(
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
