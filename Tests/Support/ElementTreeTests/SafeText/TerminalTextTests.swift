import HostileTexts
import ElementTree
import Testing

struct TerminalTextTests {
  /// Whether GitHub's runners, or others, would take a line of a log for a command.
  private func isCommand(_ line: Substring) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains(/##[A-Za-z]*\[/)
  }

  @Test(arguments: HostileText.all)
  func `no hostile text moves a terminal's cursor or commands what keeps a log`(
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
  func `commands are told and not given`(text: String, told: String) {
    #expect(TerminalText.lines(text) == told)
  }

  @Test(arguments: ["a::b", "## Heading", "a: b", "#id", "[a] ## b"])
  func `what only looks alike stays`(text: String) {
    #expect(TerminalText.line(text) == text)
  }
}
