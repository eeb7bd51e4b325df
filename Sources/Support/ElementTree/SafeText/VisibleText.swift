/// Text of others with an escape in the place of each character that nobody sees: `a\u{202E}b`.
///
/// It is under all formats that people read: each of them escapes what has a meaning in it, and leaves
/// to this what has a meaning to eyes alone. The escapes are Swift's, so that a string in code says the
/// same as before.
package enum VisibleText {
  /// The text in one line: line feeds and tabs are escaped like any other control character.
  package static func line(_ text: String) -> String { escaped(text, keeping: []) }

  /// The text in the lines that it has: line feeds and tabs stay.
  package static func lines(_ text: String) -> String { escaped(text, keeping: ["\n", "\t"]) }

  /// Whether there is something in a text that nobody sees.
  package static func hidesSomething(in text: String) -> Bool {
    text.utf8.contains(where: isWorthALook) && line(text) != text
  }

  /// The text with other escapes than Swift's.
  ///
  /// - Parameters:
  ///   - text: The text of others.
  ///   - kept: Hidden characters that stay as they are.
  ///   - escape: The escape of a hidden character.
  /// - Returns: Text of which all is seen, apart from what is kept.
  /// - Complexity: O(*n*) for *n* characters.
  package static func escaped(
    _ text: String,
    keeping kept: Set<Unicode.Scalar>,
    as escape: (Unicode.Scalar) -> String = { $0.escaped(asASCII: true) }
  ) -> String {
    guard text.utf8.contains(where: isWorthALook) else { return text }
    var visible = String.UnicodeScalarView()
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      // Between letters of ASCII there is nothing to join.
      let isLoneJoiner = scalar.isJoiner && (before.isASCII || before.isHidden)
      if (scalar.isHidden || isLoneJoiner) && !kept.contains(scalar) {
        visible.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        visible.append(scalar)
      }
      before = scalar
    }
    return String(visible)
  }

  /// Whether a byte of UTF-8 can be of a hidden character.
  private static func isWorthALook(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F }
}
