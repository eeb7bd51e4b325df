/// The words and operators of Swift code, regardless of their meaning.
package enum SwiftWords {
  /// Returns all words and operators, including those in comments and string literals.
  package static func all(in code: String) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    var kind = SwiftToken.Kind.sign
    for byte in code.utf8 {
      let next = kinds[Int(byte)]
      if next != kind, !word.isEmpty {
        words.insert(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      kind = next
      if kind != .sign { word.append(byte) }
    }
    if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Returns the kind of token that a byte can be part of: a word, an operator or a sign.
  static func kind(of byte: UInt8) -> SwiftToken.Kind { kinds[Int(byte)] }

  private static let kinds: [SwiftToken.Kind] = (UInt8.min...UInt8.max).map { byte in
    let character = Character(UnicodeScalar(byte))
    if byte > 0x7F || character.isLetter || character.isNumber || character == "_" { return .word }
    return "/=-+!*%<>&|^~?".contains(character) ? .operator : .sign
  }
}

/// A single-line expression of names, members and calls: `home`, `home.list(of: 3)`, `Home().view`.
package struct MemberChain {
  /// The code without the arguments of calls, such as `home.list()`.
  private let outline: String

  /// Parses code; `nil` for any other code.
  ///
  /// Examples of other code are two statements, a modifier on a separate line, and a call with a
  /// trailing closure.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init?(_ code: String) {
    var outline = ""
    var depth = 0
    var last: SwiftToken?
    for token in SwiftTokenizer(code).tokens {
      if token.text == ")" { depth -= 1 }
      if depth == 0 {
        let isPart = token.kind == .word || [".", "(", ")"].contains(token.text)
        let isApart = token.kind == .word && last?.kind == .word
        let isBelow = token.text != ")" && last.map { $0.line < token.line } ?? false
        guard isPart, !isApart, !isBelow else { return nil }
        outline += token.text
      }
      if token.text == "(" { depth += 1 }
      last = token
    }
    guard depth == 0, !outline.isEmpty else { return nil }
    self.outline = outline
  }

  /// Whether the expression may be a UIKit object: a variable, or a member or result of a value.
  ///
  /// A view's initializer with modifiers is not.
  package var mayBeOfUIKit: Bool {
    guard let first = outline.first else { return false }
    return first.isLowercase || first == "_" || outline.contains("(") && outline.last != ")"
  }
}
