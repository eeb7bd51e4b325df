import Testing

struct DocsCommandTests {
  @Test func `writes a page for each spec, an index, a style sheet and a script`() throws {
    let package = try FixturePackage([
      "a.md": FixturePackage.spec("It works"), "b/c.md": FixturePackage.spec("It fails!"),
    ])
    let outcome = try package.run("docs", "--output", "out")
    #expect(outcome.status == 0)
    #expect(package.text(of: "out/a.html")?.contains("✓ passed") == true)
    #expect(package.text(of: "out/b/c.html")?.contains("href=\"../../Specs/b/c.md#L3\"") == true)
    #expect(package.text(of: "out/index.html")?.contains("b/c.html#it-fails") == true)
    #expect(package.text(of: "out/site.css")?.contains(".pic") == true)
    #expect(package.text(of: "out/site.js")?.isEmpty == false)
  }

  @Test func `links to where specs can be read`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let address = "https://example.org/{file}?plain=1#L{line}"
    #expect(try package.run("docs", "--output", "out", "--source-url", address).status == 0)
    let page = package.text(of: "out/a.html")
    #expect(page?.contains("https://example.org/Specs/a.md?plain=1#L3") == true)
  }
}
