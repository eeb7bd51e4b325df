@testable import SuiteRunning
import Conformance
import Foundation
import SpecFormat
import Testing

@testable import PlumbTool

struct AcceptanceTests {
  private let package: FixturePackage
  private let document: SpecDocument
  private static let text =
    "# T\n## C\n```swift\nA()\n```\n"
    + [1, 2].map { _ in
      "```frames 1x1\nA  0 0 1 1\n```\n"
    }.joined()

  init() throws {
    package = try FixturePackage(["a.md": Self.text])
    document =
      SpecParser.parse(bytes: Array(Self.text.utf8), file: "Specs/a.md", name: "a").document
  }

  /// Returns a block at a line, whose own line gets new numbers.
  private func block(at line: Int, cells: [String]) -> AcceptableBlock {
    AcceptableBlock(
      id: "a#c",
      document: document,
      result: ExpectationResult(
        outline: ExpectationOutline(line: line, block: "frames"),
        verdict: .failed,
        actual: [ReportedLine("A  \(cells.joined(separator: "  "))")]
      ),
      lines: [.changed(line: line + 1, name: nil, cells: cells)]
    )
  }

  @Test func `a block with a NaN result is refused, and other blocks are written`() throws {
    let blocks = [
      block(at: 6, cells: ["nan", "0", "1", "1"]), block(at: 9, cells: ["0", "0", "1", "2"]),
    ]
    let acceptance = try Acceptance(of: blocks, root: package.path(of: ""))
    #expect(
      acceptance.refusals.map(\.description) == [
        "Specs/a.md:6: `frames` of a#c does not change: a block cannot state the result:\nA  nan  0  1  1"
      ]
    )
    try acceptance.write()
    let text = try #require(package.text(of: "Specs/a.md"))
    #expect(text.hasPrefix(Self.text.prefix(60)))
    #expect(text.hasSuffix("```frames 1x1 evidence=accepted\nA  0 0 1 2\n```\n"))
  }

  @Test func `write throws specChanged for a spec that changed after it was read`() throws {
    let acceptance = try Acceptance(
      of: [block(at: 6, cells: ["0", "0", "1", "2"])],
      root: package.path(of: "")
    )
    try package.write(Self.text + "more\n", to: "Specs/a.md")
    #expect(throws: ToolError.specChanged("Specs/a.md")) { try acceptance.write() }
    #expect(package.text(of: "Specs/a.md") == Self.text + "more\n")
  }
}
