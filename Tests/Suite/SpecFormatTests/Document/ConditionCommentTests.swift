import SceneBuilding
import SpecFormat
import Testing

/// Tests comments that state conditions, such as `<!-- metrics: iOS 26 -->`, in every place where
/// Markdown has HTML.
struct ConditionCommentTests {
  private let scene = "```swift\n```\n"
  private let frames = "```frames 10x10\nText 0 0 1 1\n```\n"

  private func metrics(_ text: String) -> [LayoutMetrics] {
    let (document, diagnostics) = parse(text)
    #expect(diagnostics.map(\.description) == [])
    return document.scenes.flatMap(\.phases).flatMap(\.expectations).map(\.environment.metrics)
  }

  @Test(arguments: [
    "## A <!-- metrics: iOS 26 -->\n", "## A\n\nProse of it. <!-- metrics: iOS 26 -->\n",
    "## A\n\n<!-- metrics: iOS 26 --> Prose of it.\n",
    "## A\n\n<p>\n<!-- metrics: iOS 26 -->\n</p>\n",
    "## A\n\n<!-- note --> <!-- metrics: iOS 26 -->\n",
    "## A\n\n| a | b <!-- metrics: iOS 26 --> |\n|---|---|\n| 1 | 2 |\n",
    "## A\n\n- one\n- *two <!-- metrics: iOS 26 -->*\n",
    "# T <!-- metrics: iOS 26 -->\n\n## A\n",
  ])
  func `a metrics comment applies wherever Markdown allows raw HTML`(text: String) {
    #expect(metrics("\(text)\n\(scene)\(frames)") == [.iOS26])
  }

  @Test func `a metrics comment on the line of a heading applies to that clause only`() {
    let text = "## A <!-- metrics: iOS 26 -->\n\n\(scene)\(frames)\n## B\n\n\(scene)\(frames)"
    #expect(metrics(text) == [.iOS26, .test])
  }

  @Test func `<!-- informative --> applies after another comment on its line`() {
    let text = "## A\n\n<!-- note --> <!-- informative -->\n\n## B\n\n\(scene)\(frames)"
    #expect(parse(text).document.clauses.map(\.isInformative) == [true, false])
  }

  @Test func `a metrics comment in a code span has no effect`() {
    #expect(metrics("## A\n\n`<!-- metrics: iOS 26 -->`\n\n\(scene)\(frames)") == [.test])
  }

  @Test func `unknown metrics in an inline comment are reported at the comment's position`() {
    let text = "## A\n\nÄ line,\nand <!-- metrics: iOS 99 --> more.\n\n\(scene)\(frames)"
    #expect(mistakes(in: text).first?.hasPrefix("Specs/x.md:4:5: error: `iOS 99` is not") == true)
  }

  @Test(arguments: [
    ("Metrics: iOS 26", "metrics: iOS 26"), ("metric: iOS 26", "metrics: iOS 26"),
    ("metrics iOS 26", "metrics: iOS 26"), ("metrics = iOS 26", "metrics: iOS 26"),
    ("- metrics: iOS 26", "metrics: iOS 26"), ("metrics", "metrics: …"),
    ("navigation bar: none", "navigation-bar: none"),
    ("navigation-bar none", "navigation-bar: none"), ("resource: ../App", "resources: ../App"),
    ("resources ../App", "resources: ../App"), ("Reference style", "reference style"),
    ("informativ", "informative"),
  ])
  func `<!-- metric: iOS 26 --> and similar comments are errors that suggest the correct one`(
    text: String,
    nearest: String
  ) {
    let written = text.hasPrefix("-") ? "<!--\(text) -->" : "<!-- \(text) -->"
    let found = mistakes(in: "## A\n\n\(written)\n\n\(scene)\(frames)")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Specs/x.md:3:1: error: the comment `") == true)
    #expect(found.first?.hasSuffix("did you mean `<!-- \(nearest) -->`?") == true, "\(found)")
  }

  @Test(arguments: [
    "end", "results of Flexbox", "lengths of UIKit", "Source: a public page", "TODO",
    "resources needed later", "metrics of iOS 26 would be wider", "prettier-ignore", "toc",
    "Fact: metrics: iOS 26 differ", "Information for editors",
  ])
  func `a comment that does not resemble a condition is ignored`(text: String) {
    #expect(metrics("## A\n\n<!-- \(text) -->\n\n\(scene)\(frames)") == [.test])
  }
}

/// Tests the columns of the compiler's messages about code that a file indents or adapts.
struct CodeColumnTests {
  private func column(_ text: String, code column: Int, line: Int) -> Int? {
    parse(text).document.column(ofCode: column, inLine: line)
  }

  private let size = "size 1x1\n1x1 -> 1x1\n"

  @Test func `the column of a compiler message counts the markers of block quotes`() {
    let text = "## A\n\n> ```swift\n> Texxt()\n> ```\n>\n> ```size\n> 1x1 -> 1x1\n> ```\n"
    #expect(column(text, code: 1, line: 4) == 3)
  }

  @Test func `the column of a compiler message counts the indentation of directives and lists`() {
    let fence = "```swift\nA()\n```\n\n```size\n1x1 -> 1x1\n```\n"
    let lines = fence.split(separator: "\n", omittingEmptySubsequences: false)
    let row = "@Row {\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "}\n"
    #expect(column("## A\n\n\(row)", code: 1, line: 5) == 5)
    let item = "- a\n\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    #expect(column("## A\n\n\(item)", code: 2, line: 6) == 4)
  }

  @Test func `the column of a compiler message counts characters, not bytes`() {
    let text = "## A\n\n```swift\nText(\"ééé\"); Texxt()\n```\n\n```size\n1x1 -> 1x1\n```\n"
    #expect(column(text, code: 17, line: 4) == 14)
  }

  @Test func `a compiler message in an expanded Entry macro has the column of the macro`() {
    let code = "extension EnvironmentValues {\n  @Entry public var isOn = Wrong()\n}\n"
    let text = "## A\n\n```swift shared\n\(code)```\n\n```swift\n```\n```size\n1x1 -> 1x1\n```\n"
    #expect(column(text, code: 30, line: 5) == 3)
  }

  @Test func `a line outside of Swift code has no column for compiler messages`() {
    #expect(column("## A\n\n```swift\nA()\n```\n", code: 1, line: 1) == nil)
  }
}
