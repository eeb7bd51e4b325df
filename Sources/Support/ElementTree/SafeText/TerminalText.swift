/// Text of others as a terminal and a log can show it.
///
/// No part of it moves the cursor, changes a colour or turns the text around it, and none is a command
/// to the program that keeps a log: GitHub's runners take a line that begins with `::`, and `##[` in
/// any place of one, and others take `##word[`.
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
