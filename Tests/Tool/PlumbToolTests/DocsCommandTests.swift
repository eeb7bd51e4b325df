import Testing

struct DocsCommandTests {
  @Test func `docs writes a page for each spec, an index, a style sheet and a script`() throws {
    let package = try FixturePackage([
      "a.md": FixturePackage.spec("It works"), "b/c.md": FixturePackage.spec("It fails!"),
    ])
    let outcome = try package.run("docs", "--output", "out")
    #expect(outcome.status == 0)
    #expect(package.text(of: "out/a.html")?.contains("✓ passed") == true)
    #expect(package.text(of: "out/b/c.html")?.contains("href=\"../../Specs/b/c.md#L3\"") == true)
    #expect(package.text(of: "out/results.html")?.contains("b/c.html#it-fails") == true)
    #expect(package.text(of: "out/index.html")?.contains("results.html#failures") == true)
    #expect(package.text(of: "out/site.css")?.contains(".pic") == true)
    #expect(package.text(of: "out/site.js")?.isEmpty == false)
  }

  @Test func `docs --source-url links to the spec's line at that address`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let address = "https://example.org/{file}?plain=1#L{line}"
    #expect(try package.run("docs", "--output", "out", "--source-url", address).status == 0)
    let page = package.text(of: "out/a.html")
    #expect(page?.contains("https://example.org/Specs/a.md?plain=1#L3") == true)
  }

  private static let score = """
    {
      "clauses" : {
        "Specs/a.md#it-works" : 12,
        "Specs/a.md#it-workd" : 2,
        "Specs/b/c.md#it-fails" : 3
      },
      "total" : {"killed" : 7, "killedByRecording" : 4, "made" : 9}
    }
    """

  @Test func `docs --mutants counts mutants by clause and prints notes of unknown ones`() throws {
    let package = try FixturePackage([
      "a.md": FixturePackage.spec("It works"), "b/c.md": FixturePackage.spec("It fails!"),
    ])
    try package.write(Self.score, to: "m.json")
    // Specs that are not selected are not checked for unknown clauses.
    let outcome = try package.run("docs", "Specs/a.md", "--output", "out", "--mutants", "m.json")
    #expect(outcome.status == 0)
    let notes = outcome.errors.split(separator: "\n").filter { $0.contains("note:") }
    #expect(
      notes == [
        "m.json:4:5: note: there is no spec with the clause 'Specs/a.md#it-workd'; "
          + "did you mean 'Specs/a.md#it-works'?"
      ]
    )
    #expect(package.text(of: "out/topics/specs.html")?.contains("detects 12 mutants alone") == true)
    #expect(package.text(of: "out/a.html")?.contains("detects 12 mutants alone") == true)
    #expect(package.text(of: "out/site.css")?.contains(".k3 {") == true)
    #expect(try package.run("docs", "--output", "without").status == 0)
    #expect(package.text(of: "without/topics/specs.html")?.contains("mutants alone") == false)
    #expect(package.text(of: "without/site.css")?.contains(".k3 {") == false)
  }

  @Test func `docs --mutants writes no page if the file is missing or malformed`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let words = ["docs", "--output", "out", "--mutants", "m.json"]
    let missing = try package.run(words)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("error: there is no file or folder 'm.json'"))
    try package.write(Self.score.replacing("12", with: "\"12\""), to: "m.json")
    let malformed = try package.run(words)
    #expect(malformed.status == 3)
    let mistake = "m.json:3:29: error: 'Specs/a.md#it-works' must be a whole number from 0\n"
    #expect(malformed.errors == mistake)
    #expect(package.text(of: "out/index.html") == nil)
  }

  @Test func `docs --engines shows engine scores on the page of a type`() throws {
    let spec = """
      # Colors

      ## A color has the proposed size

      ```swift
      Color.red
      ```

      ```size 30x20 evidence=derived
      30x20 -> 30x20
      ```

      """
    let package = try FixturePackage(["a.md": spec])
    let words = ["docs", "--output", "out", "--engines", "reports"]
    let missing = try package.run(words, tool: "plumb")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no file or folder 'reports/*.json'"))
    let check = ["check", "--format", "json", "--output", "reports/plumb.json"]
    #expect(try package.run(check, tool: "plumb").status == 0)
    #expect(try package.run(words, tool: "plumb").status == 0)
    let page = try #require(package.text(of: "out/types/Color.html"))
    let cell = "<td class=\"num\">1</td>"
    #expect(page.contains("<h2>Engines</h2>"))
    #expect(page.contains(cell + cell + cell))
  }
}
