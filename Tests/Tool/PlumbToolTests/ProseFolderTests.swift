import Testing

/// Tests a folder of Markdown files in which only one is a spec.
struct ProseFolderTests {
  /// Files as repositories have them, with no block of Plumb's.
  private static let files = [
    "README.md": "# Kit\n\n[![badge](a.svg)](b)\n\n```swift\n.package(url: \"…\")\n```\n",
    "CHANGELOG.md": "# 2.0\n\n```diff\n- a\n```\n\n# 1.0\n\n```Swift\nlet a = [\n```\n",
    "docs/intro.md":
      "---\ntitle: Intro\n---\n\n:::note\n```swift title=\"A.swift\" {1}\na\n```\n:::\n",
    "docs/tabs.mdx.md":
      "import A from 'a'\n\n<Tabs>\n<TabItem>\n```swift\na\n```\n</TabItem>\n</Tabs>\n",
    "Kit.docc/Kit.md": "# ``Kit``\n\n@Metadata {\n    @PageImage(purpose: icon)\n}\n\n## Topics\n",
    "Kit.docc/Rows.md":
      "# Rows\n\n@Row {\n    @Column {\n        ```swift\n        a\n        ```\n    }\n}\n",
    "Kit.docc/Tutorial.md":
      "@Tutorial(time: 20) {\n    @Intro(title: \"T\") {\n        Text\n    }\n}\n",
    "content/post.md": "+++\ntitle = \"Post\"\n+++\n\n```{.swift}\na\n```\n",
    "docs/guide.md": "# Guide\n\n!!! tip\n    ```swift\n    a\n    ```\n\n```swift\nnot closed\n",
    "NOTES.MD": "# Notes\n",
  ]

  private func package() throws -> FixturePackage {
    let package = try FixturePackage([:])
    for (path, text) in Self.files { try package.write(text, to: "repository/\(path)") }
    let script = "A: a b\ndeleteItems a  ok  A: b"
    let spec = "# Title\n\n## It works\n\n```script snapshot\n\(script)\n```\n"
    try package.write(spec, to: "repository/specs/a.md")
    return package
  }

  @Test func `check passes a folder with prose and counts its code samples`() throws {
    let outcome = try package().run("check", "repository")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("passed specs/a#it-works\n"))
    #expect(
      outcome.output.hasSuffix("1 scenario, 1 expectation: 1 passed; 8 samples not compiled\n"),
      "\(outcome.output)"
    )
    #expect(outcome.errors == "")
  }

  @Test func `lint counts the code samples of a file without spec blocks`() throws {
    let outcome = try package().run("lint", "repository/README.md")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasSuffix(
        "1 sample in 1 file without a block of a spec: '--samples' lists them\n"
      ),
      "\(outcome.errors)"
    )
  }

  @Test func `lint --samples prints a warning for each unchecked code sample`() throws {
    let outcome = try package().run("lint", "repository/README.md", "--samples")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        repository/README.md:5:1: warning: a sample without expectations is not compiled; write \
        `frames` below it, or `swift sketch` [sample-unchecked]

        """
    )
  }

  @Test func `check --format json counts code samples under the key samples`() throws {
    let outcome = try package().run("check", "repository", "--format", "json")
    #expect(outcome.output.contains("\"samples\" : 8"))
  }

  @Test func `check accepts a prose file beside a spec, and exits with 5 for prose only`() throws {
    let outcome = try package().run("check", "repository/README.md", "repository/specs/a.md")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package().run("check", "repository/README.md").status == 5)
  }
}
