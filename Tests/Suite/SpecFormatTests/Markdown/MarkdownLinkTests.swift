import Testing
@testable import SpecFormat

struct MarkdownLinkTests {
  private func positions(_ text: String) -> [String] {
    markdown(text).blocks.flatMap(\.links).map { "\($0.address) \($0.line):\($0.column)" }
  }

  @Test(arguments: [
    ("[a](b.md)", ["b.md 1:5"]), ("é [a](<b c.md> \"t\")\n", ["b c.md 1:8"]),
    ("[a](b) and\n[c](b)", ["b 1:5", "b 2:5"]), ("# [a](b)", ["b 1:7"]),
    ("> - [a](b)\n", ["b 1:9"]), ("![a](b.png)", ["b.png 1:6"]),
    ("[![a](b)](c)", ["c 1:11", "b 1:7"]), ("`](b)` [a](b)", ["b 1:4"]),
  ])
  func `a link has the line and column of its address`(text: String, expected: [String]) {
    #expect(positions(text) == expected)
  }

  @Test func `a reference link has the position of the address in its definition`() {
    #expect(positions("[a][x] and [x]\n\n[x]: b.md#c \"t\"\n") == ["b.md#c 3:6", "b.md#c 3:6"])
    #expect(positions("a\n\n> [x]\n>\n> [x]: <b c>\n") == ["b c 5:9"])
  }

  @Test func `a link after multi-line code or a definition has its own position`() {
    #expect(positions("`a\nb` c\n[d](e)") == ["e 3:5"])
    #expect(positions("[x]: y\ntext\n[a](b)") == ["b 3:5"])
  }

  @Test func `a link whose address has an escape is at column 1 of its line`() {
    #expect(positions("a\n[b](c\\*d)") == ["c*d 2:1"])
  }

  @Test func `a reference link has the title of its definition and inline content`() throws {
    let link = try #require(markdown("[*a* `b`][x]\n\n[x]: y 'z'").blocks.first?.links.first)
    #expect(link.title == "z")
    #expect(link.content == [.emphasis([.text("a")]), .text(" "), .code("b")])
  }
}

struct LinkSchemeTests {
  @Test(arguments: [
    "javascript:a", "JavaScript:a", " \tjava\nscript\r:a", "\u{1}javascript:a", "java\u{0}script:a",
    "\u{FEFF}javascript:a", "java\u{200B}script:a", "\u{3000}javascript:a",
  ])
  func `case, blanks and control characters do not hide a javascript: scheme`(address: String) {
    #expect(LinkScheme.scheme(of: address) == "javascript")
    #expect(!LinkScheme.isSafe(address))
  }

  @Test(arguments: [
    "data:text/html,a", "vbscript:a", "file:///etc/passwd", "blob:a", "about:blank",
    "view-source:a",
    "x:a",
  ])
  func `data:, file:, blob: and unknown schemes are not safe`(address: String) {
    #expect(!LinkScheme.isSafe(address))
  }

  @Test(arguments: [
    "a.md", "a/b:c.md", "#a:b", "?a:b", "//a.b:80", "javascript%3Aa", "", "\\a:b",
  ])
  func `a path, query or fragment with a colon has no scheme and is safe`(address: String) {
    #expect(LinkScheme.scheme(of: address) == nil)
    #expect(LinkScheme.isSafe(address))
  }
}
