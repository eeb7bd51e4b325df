@testable import SceneBuilding
import SpecFormat
import Testing

struct EditorSourceTests {
  private let lines = [
    "# T", "", "## A", "", "```swift shared", "import SwiftUI", "let shared = 1", "```", "",
    "> ```swift setup", "> let a = 1", "> ```", "", "```swift", "Text(\"a\")", "```", "",
    "```frames 1x1", "```", "", "```swift step", "a += 1", "```", "", "```swift", "Color.red",
    "```",
  ]

  private func code(_ line: Int) throws -> [Substring] {
    let markdown = try MarkdownDocument(bytes: Array(lines.joined(separator: "\n").utf8))
    let source = EditorSource(of: markdown, around: line)
    return source?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  @Test func `the code of a scenario becomes a function at its own lines and columns`() throws {
    let found = try code(15)
    #expect(found[0].hasPrefix("import CollectionLayout; "))
    #expect(found[5...6] == ["", "let shared = 1"])
    #expect(found[9] == "@MainActor func plumbScenario(_ stage: Stage) { ")
    #expect(found[10] == "  let a = 1")
    #expect(found[13...15] == ["plumbScene {", "Text(\"a\")", " }"])
    #expect(found[20...22] == ["do {", "a += 1", " } }"])
    #expect(found[24...26] == ["", "", ""])
  }

  @Test func `a later scenario becomes a function without the earlier scenario's code`() throws {
    let found = try code(26)
    #expect(found[10] == "")
    #expect(
      found[24...26] == [
        "@MainActor func plumbScenario(_ stage: Stage) { plumbScene {", "Color.red", " } }",
      ]
    )
  }

  @Test func `the source for a line of shared code has no scenario function`() throws {
    #expect(try code(7).filter { !$0.isEmpty }.count == 2)
  }

  @Test(arguments: [1, 5, 14, 18])
  func `a line outside code has no source text`(_ line: Int) throws {
    #expect(try code(line) == [])
  }

  @Test(arguments: ["Badge()", "Bad"])
  func `shared code is added if the scene contains a prefix of its name`(_ code: String) throws {
    let shared = try ["Badge", "Other"].map { name in
      let text = "import Foundation\nstruct \(name) {}\n"
      return try #require(SharedCode(file: "Specs/\(name).swift", text: text))
    }
    let markdown = try MarkdownDocument(bytes: Array("# T\n\n```swift\n\(code)\n```\n".utf8))
    let source = EditorSource(of: markdown, around: 4, shared: shared, file: "Specs/t.md")
    let text = try #require(source?.text)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found[3] == code[...])
    #expect(found.firstIndex(of: "struct Badge {}").map { $0 > 4 } == true)
    #expect(!text.contains("struct Other") && !text.contains("\nimport Foundation"))
  }
}
