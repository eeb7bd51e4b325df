@testable import SpecAuthoring
import Foundation
import SpecFormat
import Testing

/// Tests code samples: `swift` fences without a role and without an expectation.
struct SwiftSampleTests {
  private let scene = "```swift\nText(\"a\")\n```\n\n```calls\na 1\n```\n"

  @Test(arguments: [
    "```swift\nlet kit = Kit(\n```\n", "```swift title=\"Kit.swift\"\na\n```\n",
    "```swift {1,3-4}\na\n```\n", "```swift showLineNumbers\na\n```\n",
    "```{.swift .numberLines}\na\n```\n", "```swift:line-numbers\na\n```\n",
    "```Swift\na\n```\n", "```swift id=\na\n```\n",
    "<details>\n```swift\na\n```\n</details>\n", "<!--\n```swift\na\n```\n-->\n",
    "@Row {\n    @Column {\n        ```swift\n        a\n        ```\n    }\n}\n",
    "!!! note\n    ```swift\n    a\n    ```\n", ":::tip\n```swift\na\n```\n:::\n",
  ])
  func `a Swift fence without an expectation is a sample, not a scenario`(sample: String) {
    let (document, diagnostics) = parse("# T\n\n## A\n\n\(scene)\n## B\n\n\(sample)")
    #expect(diagnostics.map(\.description) == [])
    #expect(document.sampleLines.count == 1)
    #expect(document.scenarios.map(\.id) == ["x#a"])
    #expect(!document.isProse)
  }

  @Test(arguments: [
    "```swift setup\nlet a = 1\n```\n\n```swift\na(\n```\n",
    "```swift\na\n```\n\n```swift step\nb\n```\n",
    "```swift setup\n```\n```swift colour=red\na\n```\n```swift step\n```\n```swift step\n```\n",
  ])
  func `a scene with a setup or steps and no expectation is a sample`(sample: String) {
    let (document, diagnostics) = parse("# T\n\n## A\n\n\(scene)\n## B\n\n\(sample)")
    #expect(diagnostics.map(\.description) == [])
    #expect(document.sampleLines.count == 1)
    #expect(document.scenarios.map(\.id) == ["x#a"])
    let alone = parse("# T\n\n\(sample)")
    #expect(alone.diagnostics.map(\.description) == [])
    #expect(alone.document.scenarios.isEmpty)
  }

  @Test func `a scene whose only expectation follows a step is a scenario`() {
    let text = "```swift setup\n```\n```swift\na\n```\n```swift step\n```\n```calls\na 1\n```\n"
    #expect(parse("# T\n\n## A\n\n\(text)").document.scenarios.map(\.id) == ["x#a"])
  }

  @Test func `samples do not count in the numbers of scenario ids`() {
    let (document, diagnostics) = parse("## A\n\n```swift\n```\n\n\(scene)\n\(scene)")
    #expect(diagnostics.isEmpty)
    #expect(document.sampleLines == [3])
    #expect(document.scenarios.map(\.id) == ["x#a", "x#a-2"])
  }

  @Test(arguments: [
    (
      "swift title=\"Kit\"",
      ["Specs/x.md:1:10: error: unknown attribute `title`"]
    ),
    ("{.swift}", ["Specs/x.md:1:4: error: unknown fence `{.swift}`; did you mean `swift`?"]),
    (
      "swift:line-numbers",
      ["Specs/x.md:1:4: error: unknown fence `swift:line-numbers`; did you mean `swift`?"]
    ),
  ])
  func `an info string such as swift:line-numbers is an error before an expectation`(
    info: String,
    expected: [String]
  ) {
    #expect(mistakes(in: "```\(info)\na\n```\n\n```calls\na 1\n```\n") == expected)
  }

  @Test func `a misspelled expectation fence after a scene is an error`() {
    let found = mistakes(in: "# T\n\n```swift\na\n```\n\n```frame 10x10\nA 0 0 1 1\n```\n")
    #expect(found == ["Specs/x.md:7:4: error: unknown fence `frame`; did you mean `frames`?"])
  }

  @Test func `a Swift fence in an HTML block is an error if an expectation follows`() {
    let found = mistakes(in: "<details>\n```swift\na\n```\n</details>\n\n```calls\na 1\n```\n")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Specs/x.md:2:1: error: the `swift` fence is lost") == true)
  }

  @Test(arguments: [
    "# 1.1\n\n```swift\na\n```\n\n# 1.0\n", "# T\n\n```swift\na(\n```\n\n```swift\nnever closed\n",
    "# T\n\n```swift playground\na\n```\n\n# U\n",
  ])
  func `a file with only Swift samples is prose without errors`(text: String) {
    let (document, diagnostics) = parse(text)
    #expect(diagnostics.map(\.description) == [])
    #expect(document.isProse)
    #expect(document.scenarios.isEmpty)
  }

  @Test(arguments: [
    "```script\nnpm install\nnpm run build\n```\n", "```size\n12 KB\n```\n",
    "```issues\n#12 the list jumps\n```\n", "```snapshot\nv1 of today\n```\n",
    "```updates\nEvery Monday, by mail.\n```\n", "```checks\n[ ] proofread\n```\n",
    "```sizes\nsmall to large\n```\n", "```script bash\nls -l\n```\n",
  ])
  func `a script or size fence with content of another tool is prose`(fence: String) {
    let sample = "## Use\n\n```swift\nlet a = 1\n```\n"
    let alone = parse("# T\n\n## Install\n\n\(fence)\n\(sample)\n## Next\n\n\(fence)")
    #expect(alone.diagnostics.map(\.description) == [])
    #expect(alone.document.isProse)
    let above = parse("# T\n\n\(fence)\n## A\n\n\(scene)")
    #expect(above.diagnostics.map(\.description) == [])
    #expect(above.document.scenarios.map(\.id) == ["x#a"])
  }

  @Test(arguments: [
    "```size 320x480\n12 KB\n```\n", "```size\n1x1 -> 1x1\n```\n",
    "```issues evidence=derived\n#12\n```\n", "```frame 10x10\nA 0 0 1 1\n```\n",
    "```script snapshto\nA: a\n```\n", "```script a=1\na\nlevel b  refused unknown-item\n```\n",
  ])
  func `a fence that resembles an expectation is an error without a scene`(fence: String) {
    #expect(parse("# T\n\n## B\n\n\(fence)\n## A\n\n\(scene)").diagnostics.count >= 1)
  }

  @Test func `a size fence after a scene is an expectation even if its lines are invalid`() {
    let found = mistakes(in: "# T\n\n## A\n\n\(scene)\n```size\n12 KB\n```\n")
    #expect(found.contains { $0.hasPrefix("Specs/x.md:14:1: error: this is not a line") })
  }

  @Test func `lint lists samples in specs, and in prose files only with includesProse`() {
    let specs = ["## Bare\n\n```swift\na\n```\n", "## A\n\n\(scene)\n```swift\na\n```\n"]
      .map { LintedSpec(document: parse($0).document) }
    func lines(includesProse: Bool) -> [String] {
      LintChecks.findings(in: specs, includesProse: includesProse)
        .filter { $0.check != "evidence-unstated" }.map { "\($0.line) \($0.check)" }
    }
    #expect(lines(includesProse: false) == ["11 sample-unchecked"])
    #expect(lines(includesProse: true) == ["3 sample-unchecked", "11 sample-unchecked"])
  }
}

/// Tests specs in block directives of DocC, which indent their content.
struct BlockDirectiveTests {
  private let text = """
    # T

    ## A

    @TabNavigator {
        @Tab("SwiftUI") {
            A tab:

            ```swift
            VStack {
              Text("a")
            }
            ```

            ```frames 10x10 evidence=derived
            VStack      0  0  10  20
              Text "a"  0  0  10  20
            ```
        }
    }

    """

  @Test func `a scene in a DocC directive is a scenario, and its code is unindented`() throws {
    let (document, diagnostics) = parse(text)
    #expect(diagnostics.map(\.description) == [])
    #expect(document.scenarios.map(\.id) == ["x#a"])
    let scene = try #require(document.scenes.first)
    #expect(scene.scene.code == "VStack {\n  Text(\"a\")\n}\n")
    #expect(scene.scene.fenceLine == 9)
    let prose = document.markdown.blocks.compactMap { block in
      if case .paragraph(let content) = block.content { content.plainText } else { nil }
    }
    #expect(prose == ["A tab:"])
  }

  @Test func `an error in a DocC directive is reported at its column in the file`() {
    #expect(
      mistakes(in: text.replacing("10x10", with: "10x10 bogus")) == [
        "Specs/x.md:15:25: error: unexpected word `bogus` on a `frames` fence"
      ]
    )
  }

  @Test func `an edit in a DocC directive keeps the indentation`() throws {
    let document = parse(text).document
    var spec = EditableSpec(document.markdown)
    let line = try #require(document.scenes.first?.phases.first?.expectations.first?.line)
    let lines = ["VStack      0  0  10  20", "  Text \"a\"  0  0  10  30", "  ..."]
    spec.replaceLines(ofBlockAt: line, with: lines.map { EditedLine(source: nil, text: $0) })
    let edited = String(decoding: try spec.checkedBytes(), as: UTF8.self)
    let indented = lines.map { "        \($0)\n" }.joined()
    #expect(edited.contains("evidence=derived\n\(indented)        ```\n    }\n}\n"))
  }

  @Test func `an indented fence in an unclosed DocC directive is an error`() {
    let found = mistakes(in: text.replacing("\n    }\n", with: "\n"))
    #expect(found.contains { $0.contains("indented by four spaces") })
  }
}

struct FrontMatterTests {
  private let body = "## A\n\n```swift\na\n```\n\n```calls\na 1\n```\n"

  @Test(arguments: [
    "---\n# a comment\ntitle: \"Tables\"\ntags: [a, b]\n---\n",
    "+++\ntitle = 'Tables'\n\n[menu]\n+++\n", "---  \ntitle: Tables\n...\n",
    "\u{FEFF}---\r\ntitle: Tables\r\n---\r\n",
  ])
  func `front matter provides the title of a page without a # heading`(frontMatter: String) {
    let (document, diagnostics) = parse(frontMatter + body)
    #expect(diagnostics.map(\.description) == [])
    #expect(document.title == "Tables")
    #expect(document.clauses.map(\.title) == ["A"])
    #expect(parse(frontMatter + "# Heading\n\n" + body).document.title == "Heading")
  }

  @Test func `an edit keeps the front matter of a page`() throws {
    let text = "---\ntitle: T\n---\n\n| a | b |\n|---|---|\n\n" + body
    let document = parse(text).document
    var spec = EditableSpec(document.markdown)
    let line = try #require(document.scenes.first?.phases.first?.expectations.first?.line)
    spec.replaceLines(ofBlockAt: line, with: [EditedLine(source: nil, text: "a 2")])
    let edited = String(decoding: try spec.checkedBytes(), as: UTF8.self)
    #expect(edited == text.replacing("a 1", with: "a 2"))
  }

  @Test func `two --- lines around a scenario are not front matter`() {
    let document = parse("---\n\n" + body + "\n---\n").document
    #expect(document.scenarios.map(\.id) == ["x#a"])
  }
}

/// Tests setup blocks with the flag `hidden`.
struct HiddenSetupTests {
  private let scene = "```swift\nText(word)\n```\n\n```calls\na 1\n```\n"

  @Test(arguments: [
    "```swift setup hidden\nlet word = \"a\"\n```\n",
    "<!--\n```swift setup hidden\nlet word = \"a\"\n\n```\n-->\n",
  ])
  func `a hidden setup belongs to its scene, also inside an HTML comment`(setup: String) throws {
    let (document, diagnostics) = parse("## A\n\n\(setup)\n\(scene)")
    #expect(diagnostics.map(\.description) == [])
    let block = try #require(document.scenes.first?.setup.first)
    #expect(block.code.hasPrefix("let word = \"a\"\n"))
    #expect(block.line == (setup.hasPrefix("<") ? 5 : 4))
    #expect(block.isHidden)
  }

  @Test func `the flag hidden is an error on a calls fence`() {
    #expect(
      mistakes(in: "```swift\n```\n```calls hidden\na 1\n```\n") == [
        "Specs/x.md:3:10: error: `hidden` does not apply to a `calls` fence"
      ]
    )
  }

  @Test func `a setup without the flag hidden in an HTML comment is an error`() {
    let found = mistakes(in: "<!--\n```swift setup\na\n```\n-->\n\n\(scene)")
    #expect(found.first?.contains("it is in an HTML comment") == true)
  }
}
