/// An expression of names, members and calls in one line, arguments apart: `home`, `home.list(of: 3)`,
/// `Home().view`.
struct MemberChain {
  /// The code without the arguments of its calls: `home.list()`.
  private let outline: String

  /// Reads code; `nil` where it is anything else, such as two statements, a modifier in a line of its
  /// own, or a call with a trailing closure.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init?(_ code: String) {
    var outline = ""
    var depth = 0
    var isInString = false
    for character in code {
      if character == "\"" { isInString.toggle() }
      if isInString, depth > 0 { continue }
      if character == ")" { depth -= 1 }
      if depth == 0 { outline.append(character) }
      if character == "(" { depth += 1 }
    }
    let isChain = outline.allSatisfy {
      $0.isLetter || $0.isNumber || ["_", ".", "(", ")"].contains($0)
    }
    guard isChain, depth == 0, !outline.isEmpty else { return nil }
    self.outline = outline
  }

  /// Whether it names a value, or what a value has or makes; a view's type with its arguments and
  /// modifiers does not.
  var mayBeOfUIKit: Bool {
    guard let first = outline.first else { return false }
    return first.isLowercase || first == "_" || outline.contains("(") && outline.last != ")"
  }
}
