import Testing

struct LintCommandTests {
  private let text = """
    # Title

    ## Clause

    ```swift
    FixtureView()
    ```

    ```frames 1x1 evidence=derived
    A  0 0 10 1
      B 0 0 1 1
    ```
    """

  @Test func `lint prints warnings in the format of compilers`() throws {
    let package = try FixturePackage(["a.md": text])
    let outcome = try package.run("lint")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Specs/a.md:11:3: warning: the numbers "))
    #expect(outcome.output.hasSuffix(" [numbers-out-of-column]\n"))
    #expect(outcome.errors == "1 warning\n")
  }

  @Test func `lint --fix aligns columns and keeps all other text`() throws {
    let package = try FixturePackage(["a.md": text])
    let outcome = try package.run("lint", "--fix")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "fixed Specs/a.md\n")
    #expect(
      package.text(of: "Specs/a.md")
        == text.replacing("A  0 0 10 1\n  B 0 0 1 1", with: "A    0  0  10  1\n  B  0  0   1  1")
    )
  }

  @Test func `lint --fix aligns columns of a tab-indented block in a list`() throws {
    let info = "frames 100x100 evidence=derived"
    let block = "- ```\(info)\n  VStack 0 0 30 34\n\tColor 0 24 30 10\n  ```\n"
    let package = try FixturePackage([
      "a.md": "# Title\n\n## It shows\n\n```swift\nFixtureView()\n```\n\n\(block)"
    ])
    #expect(try package.run("lint", "--fix").errors.hasPrefix("fixed Specs/a.md\n"))
    let aligned = "  VStack   0   0  30  34\n\tColor  0  24  30  10\n  ```\n"
    #expect(package.text(of: "Specs/a.md")?.hasSuffix(aligned) == true)
  }

  @Test func `lint with a path checks only the specs at that path`() throws {
    let package = try FixturePackage(["a.md": text, "b.md": text.replacing("B ", with: "B  ")])
    #expect(try package.run("lint", "Specs/b.md").output.contains("Specs/b.md"))
    #expect(try !package.run("lint", "Specs/b.md").output.contains("Specs/a.md"))
    #expect(try package.run("lint", "Docs").status == 2)
  }
}

struct ListCommandTests {
  @Test func `list prints the id, file and line of each selected scenario`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("One works", "Two works")])
    let outcome = try package.run("list")
    #expect(outcome.status == 0)
    #expect(outcome.output == "a#one-works  Specs/a.md:5\na#two-works  Specs/a.md:15\n")
    #expect(try package.run("list", "--filter", "two").output == "a#two-works  Specs/a.md:15\n")
  }
}
