import SpecFormat
import Testing

struct LinkSchemeTests {
  @Test(arguments: [
    "javascript:a", "JavaScript:a", " \tjava\nscript\r:a", "\u{1}javascript:a", "java\u{0}script:a",
    "\u{FEFF}javascript:a", "java\u{200B}script:a", "\u{3000}javascript:a",
  ])
  func `a scheme is what a browser reads, whatever stands in it`(address: String) {
    #expect(LinkScheme.scheme(of: address) == "javascript")
    #expect(!LinkScheme.isSafe(address))
  }

  @Test(arguments: [
    "data:text/html,a", "vbscript:a", "file:///etc/passwd", "blob:a", "about:blank",
    "view-source:a",
    "x:a",
  ])
  func `a scheme that no page needs is not safe`(address: String) {
    #expect(!LinkScheme.isSafe(address))
  }

  @Test(arguments: [
    "a.md", "a/b:c.md", "#a:b", "?a:b", "//a.b:80", "javascript%3Aa", "", "\\a:b",
  ])
  func `a path has no scheme`(address: String) {
    #expect(LinkScheme.scheme(of: address) == nil)
    #expect(LinkScheme.isSafe(address))
  }
}
