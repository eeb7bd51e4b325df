import HostileTexts
import ElementTree
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("a\u{0}b", "a\\0b"), ("a\u{1B}[31m", "a\\u{1B}[31m"), ("a\u{9B}b", "a\\u{009B}b"),
    ("a\u{202E}b\u{2066}", "a\\u{202E}b\\u{2066}"), ("\u{61C}\u{200E}", "\\u{061C}\\u{200E}"),
    ("a\r\nb\tc", "a\\r\\nb\\tc"), ("a\u{2028}b\u{85}", "a\\u{2028}b\\u{0085}"),
    ("a\u{200B}b\u{FEFF}\u{AD}", "a\\u{200B}b\\u{FEFF}\\u{00AD}"), ("\u{E0041}", "\\u{000E0041}"),
  ])
  func `nothing in a line is there that nobody sees`(text: String, visible: String) {
    #expect(VisibleText.line(text) == visible)
    #expect(VisibleText.hidesSomething(in: text))
  }

  @Test(arguments: ["한글 é \\ 'a' → 😀", "👩\u{200D}👩\u{200D}👧", "می\u{200C}خواهم", "✈\u{FE0F}", ""])
  func `all that is seen stays as it is, and what joins it too`(text: String) {
    #expect(VisibleText.line(text) == text)
    #expect(!VisibleText.hidesSomething(in: text))
  }

  @Test func `joiners that join nothing are seen`() {
    #expect(VisibleText.line("ad\u{200D}min\u{200C}") == "ad\\u{200D}min\\u{200C}")
  }

  @Test func `lines keep their ends and tabs alone`() {
    #expect(VisibleText.lines("a\n\tb\rc\u{7}") == "a\n\tb\\rc\\u{07}")
  }

  @Test(arguments: HostileText.all)
  func `no hostile text hides anything, in a line or in lines`(hostile: HostileText) {
    #expect(HostileText.hidden(in: VisibleText.lines(hostile.text)) == [])
    #expect(!VisibleText.line(hostile.text).contains { $0.isNewline })
  }
}
