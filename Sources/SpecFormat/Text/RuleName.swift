/// The name of a rule, as prose and comments write it: `R-GRID-7`, `R-ABS-3b`, or `R-VIEW` for all of
/// one part.
///
/// Names are ordered by their part and their number.
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
  /// Every rule that a line names, in the order that they stand: `R-`, two capitals or more, and a
  /// number that one small letter may follow.
  static func names(in line: ArraySlice<UInt8>) -> [RuleName] {
    var names: [RuleName] = []
    var rest = line
    while let start = rest.firstIndex(of: UInt8(ascii: "R")) {
      rest = rest[(start + 1)...]
      guard rest.first == UInt8(ascii: "-") else { continue }
      let part = rest.dropFirst().prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      guard part.count >= 2 else { continue }
      rest = rest[part.endIndex...]
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      if rest.first == UInt8(ascii: "-"), !digits.isEmpty {
        rest = rest[digits.endIndex...]
        if rest.first.map({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) ?? false {
          rest = rest.dropFirst()
        }
      }
      names.append(RuleName(String(decoding: line[start..<rest.startIndex], as: UTF8.self)))
    }
    return names
  }
}
