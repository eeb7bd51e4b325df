import Testing

@testable import Site

/// Tests the pages of rules, and the links to them.
@MainActor
struct RulePageTests {
  private static let prose = "By R-TXT-1 and `R-SP-2`, as [R-SP-4](b.md) and R-NOT-1 say (R-VIEW)."

  @Test func `a rule id in prose links to the rule, with its statement as the title`() throws {
    let page = try #require(
      try SiteFixture.files(SiteFixture.spec(prose: Self.prose))["views/a.html"]
    )
    let link = try #require(page.firstMatch(of: /<a class="rule" href="([^"]*)" title="([^"]*)">/))
    #expect(link.output.1 == "../rules/TXT.html#r-txt-1")
    #expect(link.output.2.hasPrefix("A text wraps at the proposed width"))
    #expect(page.contains("<a class=\"rule\" href=\"../rules/VIEW.html\">R-VIEW</a>"))
    // Code, existing links and unknown rules are not linked.
    for text in ["<code>R-SP-2</code>", ">R-SP-4</a> and R-NOT-1 say"] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `a negotiation step links to the rule that decided it`() throws {
    let file = try #require(try SiteFixture.files(SiteFixture.spec())["views/a.parts.js"])
    let parts = try UnpackedText.contents(of: file).joined()
    #expect(parts.contains(/<b><a class="rule" href="..\/rules\/TXT.html#r-txt-1"/))
  }

  @Test func `a rule has its statement, its confidence, and scenarios with pictures`() throws {
    let files = try SiteFixture.files(SiteFixture.spec(prose: Self.prose))
    let page = try #require(files["rules/TXT.html"])
    #expect(page.contains("<h1>Text</h1>"))
    let rule = try #require(
      page.firstMatch(of: /id="r-txt-1"(.*?)<\/section>/.dotMatchesNewlines())
    )
    for text in [
      "A text wraps at the proposed width", "Confidence: high.",
      "href=\"../views/a.html#a-word-is-as-wide-as-its-letters\"",
      "src=\"../pictures/views/a/a-word-is-as-wide-as-its-letters.svg\"",
    ] {
      #expect(rule.output.1.contains(text), "\(text)")
    }
    let picture = files["pictures/views/a/a-word-is-as-wide-as-its-letters.svg"]
    #expect(picture?.hasPrefix("<svg") == true)
  }

  @Test func `only the pictures that the index page shows are written as files`() throws {
    let files = try SiteFixture.files(SiteFixture.specOfTwo)
    let shown = try #require(files["index.html"]).matches(of: /src="(pictures\/[^"]*)"/)
    #expect(Set(files.keys.filter { $0.hasPrefix("pictures/") }) == Set(shown.map { String($0.1) }))
  }

  @Test func `statements of rules link to other rules and to files of the package`() throws {
    let files = try SiteFixture.files(SiteFixture.spec())
    let text = try #require(files["rules/TXT.html"])
    #expect(text.contains("href=\"../rules/STK.html#r-stk-4\""))
    let controls = try #require(files["rules/CTRL.html"])
    #expect(controls.contains("href=\"../../Docs/Reference/Controls.md\""))
    let sources = try #require(files["rules/DS.html"])
    #expect(sources.contains("href=\"../rules/DIFF.html\""))
  }

  @Test func `rules.html lists rules with their statement, evidence and scenario count`() throws {
    let page = try #require(
      try SiteFixture.files(SiteFixture.spec(prose: Self.prose))["rules.html"]
    )
    #expect(page.contains(/<h2><a class="self" href="rules\/TXT.html">Text<\/a>/))
    let item = try #require(
      page.firstMatch(of: /<li[^>]*><a class="ruled" href="rules\/TXT.html#r-txt-1">.*?<\/li>/)
    )
    #expect(item.output.contains("A text wraps at the proposed width"))
    #expect(item.output.hasPrefix("<li data-ev=\"derived\">"))
    #expect(item.output.contains("> 1</span>"))
  }
}
