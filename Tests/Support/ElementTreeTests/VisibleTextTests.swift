import ElementTree
import HostileTexts
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("a\u{0}b", "a\\0b"), ("a\u{1B}[31m", "a\\u{1B}[31m"), ("a\u{9B}b", "a\\u{009B}b"),
    ("a\u{202E}b\u{2066}", "a\\u{202E}b\\u{2066}"), ("\u{61C}\u{200E}", "\\u{061C}\\u{200E}"),
    ("a\r\nb\tc", "a\\r\\nb\\tc"), ("a\u{2028}b\u{85}", "a\\u{2028}b\\u{0085}"),
    ("a\u{200B}b\u{FEFF}\u{AD}", "a\\u{200B}b\\u{FEFF}\\u{00AD}"), ("\u{E0041}", "\\u{000E0041}"),
  ])
  func `VisibleText.line escapes invisible and control characters`(text: String, visible: String) {
    #expect(VisibleText.line(text) == visible)
    #expect(VisibleText.hidesSomething(in: text))
  }

  @Test(arguments: ["한글 é \\ 'a' → 😀", "👩\u{200D}👩\u{200D}👧", "می\u{200C}خواهم", "✈\u{FE0F}", ""])
  func `VisibleText.line keeps visible characters and the joiners in them`(text: String) {
    #expect(VisibleText.line(text) == text)
    #expect(!VisibleText.hidesSomething(in: text))
  }

  @Test func `VisibleText.line escapes joiners between Latin letters`() {
    #expect(VisibleText.line("ad\u{200D}min\u{200C}") == "ad\\u{200D}min\\u{200C}")
  }

  @Test func `VisibleText.lines keeps line feeds and tabs, and escapes other controls`() {
    #expect(VisibleText.lines("a\n\tb\rc\u{7}") == "a\n\tb\\rc\\u{07}")
  }

  @Test(arguments: HostileText.all)
  func `VisibleText leaves no hidden characters in hostile text`(hostile: HostileText) {
    #expect(HostileText.hidden(in: VisibleText.lines(hostile.text)) == [])
    #expect(!VisibleText.line(hostile.text).contains { $0.isNewline })
  }
}

struct TerminalTextTests {
  /// Returns whether GitHub's runners, or others, would interpret a log line as a command.
  private func isCommand(_ line: Substring) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains(/##[A-Za-z]*\[/)
  }

  @Test(arguments: HostileText.all)
  func `TerminalText escapes terminal controls and CI commands in hostile text`(
    hostile: HostileText
  ) {
    let lines = TerminalText.lines(hostile.text)
    #expect(HostileText.hidden(in: lines) == [])
    #expect(lines.split(whereSeparator: \.isNewline).filter(isCommand) == [])
    #expect(lines.count { $0 == "\n" } == hostile.text.unicodeScalars.count { $0 == "\n" })
    #expect(!TerminalText.line(hostile.text).contains { $0.isNewline })
  }

  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), ("a\n  ::x::", "a\n  \\u{3A}:x::"),
    ("a ##[error]b", "a \\u{23}#[error]b"), ("##vso[x]", "\\u{23}#vso[x]"),
  ])
  func `TerminalText escapes log commands of CI systems`(text: String, escaped: String) {
    #expect(TerminalText.lines(text) == escaped)
  }

  @Test(arguments: ["a::b", "## Heading", "a: b", "#id", "[a] ## b"])
  func `TerminalText keeps text that only resembles a log command`(text: String) {
    #expect(TerminalText.line(text) == text)
  }
}
