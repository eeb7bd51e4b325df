import SpecFormat
import Testing

struct ElementsReaderTests {
  private func frames(_ lines: String) -> FramesFence? {
    let content = expectation("frames 1x1", lines)?.content
    guard let frames = content as? FramesFence else { return nil }
    return frames
  }

  private func element(_ line: String) -> FrameLine.Element? {
    guard case .element(let element) = frames(line)?.lines.first?.content else { return nil }
    return element
  }

  @Test(arguments: [
    ("content 0 0 320 480", ElementName.content),
    ("cell 0.12 0 0 1 1", .cell(section: 0, item: 12)),
    ("supplementary \"a b\" 1.0 0 0 1 1", .supplementary(kind: "a b", section: 1, item: 0)),
    ("supplementary header 1.0 0 0 1 1", .supplementary(kind: "header", section: 1, item: 0)),
    ("supplementary \"h\" layout 0 0 1 1", .layoutSupplementary(kind: "h", item: 0)),
    ("supplementary \"h\" layout.1 0 0 1 1", .layoutSupplementary(kind: "h", item: 1)),
    ("decoration \"background\" 3 0 0 1 1", .decoration(kind: "background", section: 3)),
  ])
  func `an element line names a cell, a supplementary, a decoration or the content`(
    line: String,
    name: ElementName
  ) {
    #expect(frames(line)?.form == .collection)
    #expect(element(line)?.name == name)
  }

  @Test func `a cell line has a frame and an optional z-index`() {
    let cell = element("cell 0.0  -1 2.50 inf 4 z=-3")
    #expect(cell?.x == NumberLiteral(value: -1))
    #expect(cell?.y == NumberLiteral(value: 2.5, decimals: 2))
    #expect(cell?.width == NumberLiteral(value: .infinity))
    #expect(cell?.zIndex == -3)
    #expect(element("cell 0.0 0 0 1 1")?.zIndex == nil)
  }

  @Test func `collection view lines may have any order and an ellipsis anywhere`() {
    let frames = frames("...\ncell 0.1 0 0 1 1\ncell 0.0 0 0 1 1")
    #expect(frames?.form == .collection)
    #expect(frames?.lines.map(\.line) == [4, 5, 6])
    #expect(frames?.lines.first?.content == .anySiblings)
  }
}
