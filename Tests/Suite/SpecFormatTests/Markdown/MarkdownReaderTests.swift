import Testing
@testable import SpecFormat

struct MarkdownReaderTests {
  private func fences(_ text: String) -> [FencedBlock] {
    markdown(text).fences
  }

  @Test(arguments: [
    "```swift\na\n b\n```\n", "~~~swift\na\n b\n~~~\n", "> ```swift\n> a\n>  b\n> ```\n",
    "- ```swift\n  a\n   b\n  ```\n", "1. > ```swift\n   > a\n   >  b\n   > ```\n",
    "-\t```swift\n\ta\n\t b\n\t```\n", "\u{FEFF}```swift\r\na\r\n b\r\n```\r\n",
    "   ```swift\n   a\n    b\n   ```", "```swift\ra\r b\r```",
  ])
  func `a fence is found in block quotes, in lists and with any line ending`(text: String) {
    let found = fences(text)
    #expect(found.map(\.line) == [1])
    #expect(found.map(\.isClosed) == [true])
    #expect(found.first?.opener.name == "swift")
    #expect(found.first?.content.map(\.text) == ["a", " b"])
    #expect(found.first?.content.map(\.line) == [2, 3])
  }

  @Test(arguments: [
    "```swift\na", "```swift\na\n~~~\n", "````swift\na\n```\n", "> ```swift\n> a\n```\n```\n",
    "- ```swift\n  a\n\nb\n", "```swift", "```swift\n",
  ])
  func `isClosed is false for a fence without a valid closing fence`(text: String) {
    #expect(fences(text).first?.isClosed == false)
  }

  @Test func `an info string keeps escapes and entities as written`() {
    let text = "> ~~~  frames 1x1 skip=\"&amp; \\* `x`\"  \n> ~~~\n"
    let opener = fences(text).first?.opener
    #expect(opener?.info == "frames 1x1 skip=\"&amp; \\* `x`\"")
    #expect(opener?.column == 3)
    #expect(opener?.infoColumn == 8)
  }

  @Test func `backticks indented by four spaces are indented code, not a fence`() {
    #expect(fences("    ```\n    a\n    ```\n").isEmpty)
    #expect(fences("    ```swift\n    a\n    ```\n").isEmpty)
  }

  @Test func `the text of a heading excludes Markdown syntax, images and HTML tags`() {
    let text = "# *A* `b` [c](d) ![e](f) <b>g</b> &amp;\nh\n===\n"
    let titles = markdown(text).blocks.compactMap { block -> String? in
      guard case .heading(let heading) = block.content else { return nil }
      return heading.text
    }
    #expect(titles == ["A b c  g &", "h"])
  }
}

struct HeadingSlugsTests {
  @Test(arguments: [
    ("A background takes the size", "a-background-takes-the-size"),
    ("원은 남은 공간을 나눈다", "원은-남은-공간을-나눈다"),
    ("`frame` & friends: 75x75!", "frame--friends-75x75"),
    ("snake_case and kebab-case", "snake_case-and-kebab-case"),
    ("Ünïcode ½ 🎉", "ünïcode-½-"),
  ])
  func `the slug of a heading equals GitHub's anchor`(heading: String, slug: String) {
    var slugs = HeadingSlugs()
    let text = parse("## \(heading)\n```swift sketch\n```\n").document.clauses.first?.title ?? ""
    #expect(slugs.slug(for: text) == slug)
  }

  @Test func `repeated headings have numbered slugs that skip the used ones`() {
    var slugs = HeadingSlugs()
    let made = ["A", "A", "A 1", "A", "a"].map { slugs.slug(for: $0) }
    #expect(made == ["a", "a-1", "a-1-1", "a-2", "a-3"])
  }

  @Test func `the numbers in slugs also count headings that start no clause`() {
    let document = parse("# A\n##### A\n> ## A\n\n## A\n").document
    #expect(document.clauses.map(\.slug) == ["a-3"])
  }
}

/// Tests the lines of setext headings, and the anchors of headings with HTML.
struct HeadingPositionTests {
  @Test(arguments: [
    ("[one]: s.md\nTitle\n---\n", 4), ("[one]: s.md\n[two]:\n  s.md\nTitle of\n*it*\n---\n", 6),
    ("Title\n=====\n", 3), ("> [one]: s.md\n> Title\n> ---\n", 4), ("Title\n- -\n\nB\n---\n", 6),
  ])
  func `a setext heading starts after the link definitions above it`(text: String, line: Int) {
    var lines: [Int] = []
    markdown("Prose.\n\n" + text).forEachBlock { if $0.heading != nil { lines.append($0.line) } }
    #expect(lines == [line])
  }

  @Test func `a link in a setext heading after definitions has its own position`() {
    let document = markdown("[one]: s.md\nTitle\n[gone](gone.md)\n---\n")
    #expect(document.blocks.flatMap(\.links).map { [$0.line, $0.column] } == [[3, 8]])
  }

  @Test(arguments: [
    ("## Short names <!-- informative -->\n", "short-names-"),
    ("## <a name=\"x\"></a> Long names\n", "-long-names"), ("## ![i](x.png) Title\n", "-title"),
    ("## **All** <b>of it</b>\n", "all-of-it"), ("##   Plain   \n", "plain"),
  ])
  func `a heading anchor keeps the hyphen of a space beside HTML or an image`(
    text: String,
    slug: String
  ) {
    #expect(markdown(text).blocks.compactMap(\.heading?.slug) == [slug])
  }
}
