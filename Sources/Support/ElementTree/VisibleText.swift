/// Replaces invisible characters in text from authors by escapes: `a\u{202E}b`.
///
/// Output formats escape the characters that are special in them, and use this type for invisible
/// characters. The escapes are those of Swift, so that a string literal keeps its value.
package enum VisibleText {
  /// Returns the text in one line: line feeds and tabs are escaped too.
  package static func line(_ text: String) -> String { escaped(text, keeping: []) }

  /// Returns the text with its lines: line feeds and tabs are kept.
  package static func lines(_ text: String) -> String { escaped(text, keeping: ["\n", "\t"]) }

  /// Returns whether a text contains an invisible character.
  package static func hidesSomething(in text: String) -> Bool {
    text.utf8.contains(where: mayNeedEscape) && line(text) != text
  }

  /// Returns the text with custom escapes.
  ///
  /// - Parameters:
  ///   - text: The text from an author.
  ///   - kept: The invisible characters that are not escaped.
  ///   - escape: Returns the escape of an invisible character.
  /// - Returns: The text without invisible characters, except for the kept ones.
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
      // After an ASCII or invisible character, a joiner has no visible effect.
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

  /// Returns whether a byte of UTF-8 may belong to an invisible character.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F }
}

/// Escapes text from authors for a terminal or a log.
///
/// The result does not move the cursor, change colors or reverse the text around it. It also
/// contains no commands to CI systems: GitHub's runners interpret lines that begin with `::`, and
/// `##[` anywhere in a line; others interpret `##word[`.
package enum TerminalText {
  /// Returns a part of a line, such as an id, a name or a reason, in which line feeds are escaped.
  package static func line(_ text: String) -> String { withoutCommands(VisibleText.line(text)) }

  /// Returns whole lines, such as the output of a scenario; line feeds and tabs are kept.
  package static func lines(_ text: String) -> String { withoutCommands(VisibleText.lines(text)) }

  /// Escapes the first character of everything that CI systems interpret as a command.
  private static func withoutCommands(_ text: String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    return
      text
      .replacing(/(?m)^([ \t]*):(?=:)/) { "\($0.output.1)\\u{3A}" }
      .replacing(/#(?=#[A-Za-z]*\[)/) { _ in "\\u{23}" }
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible or changes how the text around it is shown.
  ///
  /// These are controls, line separators other than the line feed, marks of the text direction, and
  /// characters without a width. Joiners are not included, because they have a visible effect in
  /// emoji and in scripts such as Persian; ``VisibleText`` escapes them where they have none.
  var isHidden: Bool {
    switch value {
    case 0x20...0x7E: false
    case ..<0x20, 0x7F...0x9F: true
    // The soft hyphen, the Arabic letter mark, the Mongolian vowel separator.
    case 0xAD, 0x61C, 0x180E: true
    // Zero-width spaces, direction marks; line separators, embeddings, overrides; joiners,
    // isolates.
    case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // The byte order mark, annotations, and characters that are invalid in XML.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF: true
    // Invisible tag characters.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether the character is a zero-width joiner or non-joiner.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }
}

/// The ANSI colors of a terminal, by their meaning.
package enum TextColor: String {
  case good = "\u{1B}[32m"
  case bad = "\u{1B}[31m"
  case notable = "\u{1B}[33m"

  private static let end = "\u{1B}[0m"

  /// Returns the text in this color.
  package func callAsFunction(_ text: String) -> String { rawValue + text + Self.end }
}
