import Testing

@testable import Site

struct LinkTests {
  private func target(_ address: String) -> String {
    PagePath.target(
      of: address,
      in: "Specs/views/a.md",
      folder: "Specs/",
      files: ["Specs/views/b.md", "Specs/articles/한글 글.md"],
      root: "ROOT/"
    )
  }

  @Test(arguments: [
    ("b.md", "../views/b.html"), ("b.md#part", "../views/b.html#part"),
    ("../articles/한글 글.md", "../articles/%ED%95%9C%EA%B8%80%20%EA%B8%80.html"),
    ("../articles/한글%20글.md#a", "../articles/%ED%95%9C%EA%B8%80%20%EA%B8%80.html#a"),
    ("../../Docs/Reference/Controls.md", "ROOT/Docs/Reference/Controls.md"),
    ("https://a.b/c.md", "https://a.b/c.md"),
    ("#here", "#here"),
  ])
  func `a link to a spec leads to its HTML page, and a URL or an anchor is unchanged`(
    address: String,
    expected: String
  ) {
    #expect(target(address) == expected)
  }

  @Test(arguments: [
    ("views/stacks", "views/stacks.html"), ("index", "index_.html"), ("index_", "index__.html"),
    ("Index", "Index_.html"), ("views/index", "views/index.html"), ("index_a", "index_a.html"),
    ("rules/STK", "rules/STK_.html"), ("types/a", "types/a_.html"), ("Names", "Names_.html"),
    ("rules/stk", "rules/stk_.html"), ("rules/a", "rules/a.html"),
  ])
  func `page paths of specs differ from each other and from the site's own pages`(
    name: String,
    page: String
  ) {
    #expect(PagePath.page(of: name) == page)
  }

  @Test func `SourceLinks links to a line of a spec by URL, template or relative path`() {
    let file = "Specs/a b.md"
    #expect(
      SourceLinks(address: "https://x.y/blob/main").address(line: 7, of: file, from: "../")
        == "https://x.y/blob/main/Specs/a%20b.md#L7"
    )
    #expect(
      SourceLinks(address: "https://x.y/{file}?plain=1#L{line}").address(
        line: 7,
        of: file,
        from: ""
      )
        == "https://x.y/Specs/a%20b.md?plain=1#L7"
    )
    #expect(
      SourceLinks(relativePath: "..").address(line: 7, of: file, from: "../")
        == "../../Specs/a%20b.md#L7"
    )
  }
}
