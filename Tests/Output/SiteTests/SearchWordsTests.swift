import Foundation
import Testing

@testable import Site

/// Tests the words in the search index of a site.
@MainActor
struct SearchWordsTests {
  private struct Page: Decodable {
    struct Section: Decodable {
      var anchor: String
      var title: String
      var prose: String
      var code: String
      var evidence: String?
    }
    var path: String
    var title: String
    var kind: String
    var sections: [Section]
  }

  private func pages(of markdown: String) throws -> [Page] {
    let file = try #require(try SiteFixture.files(markdown)["words.js"])
    let call = try #require(file.wholeMatch(of: /plumbWords\("(.*)"\);\n/))
    let text = try UnpackedText.text(of: String(call.output.1))
    return try JSONDecoder().decode([Page].self, from: Data(text.utf8))
  }

  @Test func `a section is indexed with heading, prose, code and evidence, not frames`() throws {
    let prose = "It *is* `so`.\n\n| a | b |\n|---|---|\n| c | d |\n\n- e\n- f"
    let page = try #require(
      try pages(of: SiteFixture.spec(prose: prose)).first { $0.path == "views/a.html" }
    )
    #expect(page.kind == "spec")
    #expect(page.title == "Texts")
    let section = try #require(page.sections.first)
    #expect(page.sections.count == 1)
    #expect(section.anchor == "a-word-is-as-wide-as-its-letters")
    #expect(section.title == "A word is as wide as its letters")
    #expect(section.prose == "It is so. a b c d e f ")
    #expect(section.code == "Text(\"Reset\")\n")
    #expect(section.evidence == "derived")
  }

  @Test func `pages of API names come first, with their number of scenarios`() throws {
    let page = try #require(try pages(of: SiteFixture.spec()).first)
    #expect(page.kind == "name")
    #expect(page.path == "types/Text.html")
    #expect(page.sections.first?.evidence == "1 scenario")
    #expect(page.sections.first?.prose.isEmpty == false)
  }

  @Test func `a line of code that occurs twice on a page is indexed once`() throws {
    let sections = try #require(
      try pages(of: SiteFixture.specOfTwo).first { $0.kind == "spec" }?.sections
    )
    #expect(sections.map(\.code) == ["Text(\"Reset\")\n", ""])
  }

  @Test func `a rule is indexed with its id, title, anchor and statement`() throws {
    let pages = try pages(of: SiteFixture.spec())
    let page = try #require(pages.first { $0.path == "rules/TXT.html" })
    let rule = try #require(page.sections.first { $0.title.hasPrefix("R-TXT-1 · A text wraps") })
    #expect(rule.anchor == "r-txt-1")
    #expect(rule.prose.hasPrefix("A text wraps at the proposed width"))
  }
}
