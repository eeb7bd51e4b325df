import Testing

@testable import Site

@MainActor
struct BacklinksTests {
  /// Returns a site with an article of two clauses, and a page of one clause with the given prose.
  private func site(_ prose: String) throws -> [String: String] {
    let article =
      "# An article\n\n## First\n\n```swift sketch\nA()\n```\n"
      + SiteFixture.spec().replacing("# Texts\n", with: "")
    return try SiteFixture.files([
      "articles/글 a": article, "views/b": SiteFixture.spec(prose: prose),
    ])
  }

  private let page = "articles/글 a.html"
  private let slug = "a-word-is-as-wide-as-its-letters"

  @Test func `a clause lists links to the scenarios of other specs that link to it`() throws {
    let site = try site("As [the article](<../articles/글 a.md#first>) says.")
    let article = try #require(site[page])
    let list = try #require(article.firstRange(of: "rest on this:"))
    let next = try #require(article.firstRange(of: "<h2 id=\"\(slug)\""))
    #expect(list.lowerBound < next.lowerBound)
    #expect(article.contains("<a href=\"../views/b.html#\(slug)\">A word is as wide"))
    #expect(article.contains("; 1 more rests on this article"))
    let other = try #require(site["views/b.html"])
    #expect(other.contains("href=\"../articles/%EA%B8%80%20a.html#first\""))
  }

  @Test func `a link to a scenario's anchor is listed under the scenario's clause`() throws {
    let site = try site("As [the article](<../articles/글 a.md#\(slug)>) says.")
    let article = try #require(site[page])
    let list = try #require(article.firstRange(of: "rest on this:"))
    let clause = try #require(article.firstRange(of: "<h2 id=\"\(slug)\""))
    #expect(clause.lowerBound < list.lowerBound)
  }

  @Test(arguments: ["", "#an-article", "#nowhere"])
  func `a link without a clause's anchor is listed for the article as a whole`(
    anchor: String
  ) throws {
    let article = try #require(try site("[The article](<../articles/글 a.md\(anchor)>)")[page])
    #expect(article.contains("rest on this article as a whole:"))
    #expect(!article.contains("rest on this:"))
  }

  @Test func `a scenario that links to two clauses is counted once for the article`() throws {
    let site = try site("[a](<../articles/글 a.md#first>), [b](<../articles/글 a.md#\(slug)>)")
    let article = try #require(site[page])
    #expect(article.matches(of: /rest on this:/).count == 2)
    #expect(article.contains("; 1 more rests on this article"))
    let index = try #require(site["results.html"])
    #expect(
      index.contains("<td class=\"num\">2</td><td class=\"num\">1</td><td class=\"num\">1</td>")
    )
  }

  @Test func `an article without links from other specs has no backlinks`() throws {
    let site = try site("No link at all.")
    #expect(try !#require(site[page]).contains("class=\"backlinks\""))
    #expect(
      try #require(site["results.html"]).contains(
        "<td class=\"num\">1</td><td class=\"num\">1</td><td class=\"num\">0</td>"
      )
    )
  }
}
