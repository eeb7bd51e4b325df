/// A piece of a text that may name rules.
package enum RulePiece: Sendable, Equatable {
  case words(String)
  case rule(RuleName)

  package var isRule: Bool { if case .rule = self { true } else { false } }

  /// A text in pieces, each as it stands there.
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
  /// Reads a text that is a rule's name and nothing else; `nil` for any other.
  package init?(whole text: String) {
    let pieces = RulePiece.pieces(of: text)
    guard pieces.count == 1, case .rule(let name) = pieces[0] else { return nil }
    self = name
  }
}
