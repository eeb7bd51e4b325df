@testable import SpecAuthoring
import SpecFormat
import Testing

/// Tests the findings of `plumb lint` for evidence that claims more than its clause shows.
struct EvidenceCheckTests {
  private func findings(_ text: String, file: String = "Specs/views/a.md") -> [String] {
    let bytes = Array(text.utf8)
    let document = SpecParser.parse(bytes: bytes, file: file, name: "views/a").document
    // All links are dead, because the check reads no other files.
    return LintChecks.findings(in: [LintedSpec(document: document)])
      .filter { $0.check != "link-dead" }.map { "\($0.line) \($0.check)" }
  }

  private func page(opening: String = "", prose: String, evidence: String) -> String {
    """
    # Title

    \(opening)

    ## Clause

    \(prose)

    ```swift by=ours
    A()
    ```

    ```frames 1x1 evidence=\(evidence)
    A  0 0 1 1
    ```

    """
  }

  @Test(arguments: [
    "No link at all.", "A [link](../views/b.md) to another page.", "[docs](../../Docs/articles.md)",
  ])
  func `article-unlinked reports article evidence without a link to the article`(prose: String) {
    #expect(findings(page(prose: prose, evidence: "article")) == ["13 article-unlinked"])
  }

  @Test(arguments: [
    "As [the post](../articles/post.md#it) says.", "As [the post](https://a.b/post) says.",
    "As [the post][post] says.\n\n[post]: ../articles/post.md",
  ])
  func `article-unlinked accepts a link to the article in the clause`(prose: String) {
    #expect(findings(page(prose: prose, evidence: "article")) == [])
  }

  @Test func `article-unlinked accepts a link in the introduction only on article pages`() {
    let text = page(opening: "[The post](https://a.b).", prose: "It says so.", evidence: "article")
    #expect(findings(text, file: "Specs/articles/a.md") == [])
    #expect(findings(text) == ["13 article-unlinked"])
  }

  @Test(arguments: [
    ("Recorded on iOS 17.2. Source: a.", []), ("Recorded on macOS 14. Source: a.", []),
    ("Recorded on iOS. Source: a.", ["13 platform-unnamed"]),
    ("Source: someone's phone, 17.2.", ["13 platform-unnamed"]),
  ])
  func `platform-unnamed reports recorded evidence without a platform and version`(
    prose: String,
    expected: [String]
  ) {
    #expect(findings(page(prose: prose, evidence: "recorded")) == expected)
  }

  @Test func `platform-unnamed accepts a platform and version in on= of the fence`() {
    let text = page(prose: "Source: a.", evidence: "recorded on=\"iOS 17.2\"")
    #expect(findings(text) == [])
  }

  @Test func `platform-unnamed ignores a platform in the introduction of the page`() {
    let text = page(opening: "iOS 17.2", prose: "Source: a.", evidence: "recorded")
    #expect(findings(text) == ["13 platform-unnamed"])
  }

  @Test func `code-origin-unstated reports swift blocks without by= on article pages only`() {
    let text = page(prose: "R-STK-1", evidence: "derived")
      .replacing("```swift by=ours", with: "```swift setup\nlet a = 1\n```\n\n```swift")
    #expect(
      findings(text, file: "Specs/articles/a.md")
        == ["9 code-origin-unstated", "13 code-origin-unstated"]
    )
    #expect(findings(text) == [])
  }
}
