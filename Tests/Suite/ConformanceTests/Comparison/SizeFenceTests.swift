import Conformance
import Foundation
import SpecFormat
import Testing
import ViewLayout

@MainActor
struct SizeFenceTests {
  /// Returns the layout of a text that wraps after its first word at 50 points.
  private func observation(
    at proposal: ProposedViewSize,
    in environment: LayoutEnvironment = LayoutEnvironment()
  ) -> ConnectedScene {
    let host = ViewHost { Text(verbatim: "Hello you") }
    host.layOut(proposal: proposal, environment: HostEnvironment())
    var layout = StubLayout(frames: host.frames, proposal: proposal)
    layout.makeHost = { options in ViewHost(options: options) { Text(verbatim: "Hello you") } }
    return ConnectedScene(layout: layout, environment: environment)
  }

  private var observation: ConnectedScene {
    observation(at: ProposedViewSize(width: 320, height: 480))
  }

  @Test func `a size block passes with the root's size for each proposal`() throws {
    let lines = "320x480 -> 90x20\nnilxnil -> 90x20\n50xnil -> 50x40\ninfx100 -> 90x20"
    let block = try SpecText.expectation("size 320x480", lines)
    #expect(observation.compare(block).mismatches == [])
    #expect(SizeFence.text(observation.compare(block).actual) == lines)
  }

  @Test func `a wrong size is reported, and accepting corrects its line`() throws {
    let block = try SpecText.expectation("size 320x480", "320x480 -> 90x20\n50xnil -> 50x30")
    #expect(
      observation.compare(block).mismatches.map(\.summary) == [
        "line 9: root at 50xnil: expected 50x30, actual 50x40, difference 0 +10"
      ]
    )
    #expect(
      block.content.accepted(for: observation) == [
        .kept(line: 8), .changed(line: 9, name: "50xnil -> 50x40", cells: []),
      ]
    )
  }

  @Test func `accepting fills an empty size block with the size for its proposal`() throws {
    let empty = try SpecText.expectation("size 50x480", "")
    let observation = observation(at: ProposedViewSize(width: 50, height: 480))
    #expect(
      empty.content.accepted(for: observation) == [
        .written(depth: 0, name: "50x480 -> 50x40", cells: [])
      ]
    )
  }

  @Test func `dynamic-type=xxxLarge sets the text size of a size block`() throws {
    var environment = LayoutEnvironment()
    environment.dynamicType = "xxxLarge"
    let larger = observation(at: ProposedViewSize(width: 320, height: 480), in: environment)
    let block = try SpecText.expectation("size 320x480 dynamic-type=xxxLarge", "nilxnil -> 117x26")
    #expect(larger.compare(block).mismatches == [])
  }

  @Test(arguments: [
    ("50x20", "8:1: error: this is not a line of the form: 320x480 -> 50x20"),
    (
      "1x -> 1x1",
      "8:1: error: `1x` is not a valid proposal: expected WxH, each a number, nil or inf, as in 320x480"
    ),
    ("1x1 -> nilx1", "8:8: error: `nilx1` is not a size: expected WxH, each a number or inf"),
  ])
  func `a malformed line of a size block is reported with line and column`(
    line: String,
    mistake: String
  ) {
    let text = "# T\n## C\n```swift\nA()\n```\n\n```size 1x1\n\(line)\n```\n"
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "a.md", name: "a")
    #expect(parsed.diagnostics.map(\.description) == ["a.md:\(mistake)"])
  }
}
