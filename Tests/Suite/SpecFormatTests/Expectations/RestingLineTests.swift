import SpecFormat
import Testing

struct RestingLineTests {
  @Test func `a resting block has a section and pairs of proposed and resting offsets`() throws {
    let (document, diagnostics) = parse(
      "```swift\n```\n```frames 1x1\ncell 0.0 0 0 1 1\n```\n```resting 2\n130 -> 108\n0 -> -5.5\n```\n"
    )
    #expect(diagnostics == [])
    let expectation = document.scenes.first?.phases.first?.expectations.last
    let lines = [
      RestingFence.Line(
        line: 7,
        proposed: NumberLiteral(value: 130),
        resting: NumberLiteral(value: 108)
      ),
      RestingFence.Line(
        line: 8,
        proposed: NumberLiteral(value: 0),
        resting: NumberLiteral(value: -5.5, decimals: 1)
      ),
    ]
    #expect(expectation?.content as? RestingFence == RestingFence(section: 2, lines: lines))
  }
}
