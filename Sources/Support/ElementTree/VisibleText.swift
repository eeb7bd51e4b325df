/// Text of others, with an escape in place of each invisible character: `a\u{202E}b`.
///
/// It is under all formats that people read: each of them escapes what has a meaning in it, and
/// leaves to this what has a meaning to eyes alone. The escapes are Swift's, so that a string in
/// code says the same as before.
package enum VisibleText {
  /// The text in one line: line feeds and tabs are escaped like any other control character.
  package static func line(_ text: String) -> String { escaped(text, keeping: []) }

  /// The text in the lines that it has: line feeds and tabs stay.
  package static func lines(_ text: String) -> String { escaped(text, keeping: ["\n", "\t"]) }

  /// Whether a text has an invisible character.
  package static func hidesSomething(in text: String) -> Bool {
    text.utf8.contains(where: mayNeedEscape) && line(text) != text
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
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
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
  private static func mayNeedEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F }
}

/// Text of others as a terminal and a log can show it.
///
/// No part of it moves the cursor, changes a colour or turns the text around it, and none is a
/// command to the program that keeps a log: GitHub's runners take a line that begins with `::`, and
/// `##[` in any place of one, and others take `##word[`.
package enum TerminalText {
  /// A piece of a line: an id, a name, a reason.
  package static func line(_ text: String) -> String { disarmed(VisibleText.line(text)) }

  /// Lines of their own, such as what a scenario prints; line feeds and tabs stay.
  package static func lines(_ text: String) -> String { disarmed(VisibleText.lines(text)) }

  /// The text with an escape in the place of the first character of what begins a command.
  private static func disarmed(_ text: String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    return
      text
      .replacing(/(?m)^([ \t]*):(?=:)/) { "\($0.output.1)\\u{3A}" }
      .replacing(/#(?=#[A-Za-z]*\[)/) { _ in "\\u{23}" }
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees it, or it changes how what is around it is shown: controls, line ends that
  /// are no line feed, marks that turn the direction of text around, characters without a width.
  ///
  /// Joiners of letters are not among them: where they join, as in emoji and in Persian, they are
  /// seen, and ``VisibleText`` knows where that is.
  var isHidden: Bool {
    switch value {
    case 0x20...0x7E: false
    case ..<0x20, 0x7F...0x9F: true
    // The soft hyphen, the Arabic letter mark, the Mongolian vowel separator.
    case 0xAD, 0x61C, 0x180E: true
    // No width, marks of direction; line ends, embeddings, overrides; joiners, isolates.
    case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // The byte order mark, annotations, and what XML cannot hold.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF: true
    // Tags.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether it joins the letters around it, and else is seen by nobody.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
