import SpecFormat
import Testing

struct FramesReaderTests {
  private func frames(_ lines: String) -> FramesFence? {
    let content = expectation("frames 1x1", lines)?.content
    guard let frames = content as? FramesFence else { return nil }
    return frames
  }

  private func node(_ line: String) -> FrameLine.Node? {
    guard case .node(let node) = frames(line)?.lines.first?.content else { return nil }
    return node
  }

  @Test func `reads a tree by its indentation`() {
    let frames = frames(
      """
      VStack  0 0 1 1

        HStack  0 0 1 1
          Text "a"  0 0 1 1
        ...
        Circle  0 0 1 1
      Color  0 0 1 1
      """
    )
    #expect(frames?.form == .tree)
    #expect(frames?.lines.map(\.children.count) == [3, 0])
    #expect(frames?.lines.first?.children.map(\.line) == [6, 8, 9])
    #expect(frames?.lines.first?.children.map(\.content)[1] == .anySiblings)
    #expect(frames?.lines.first?.children.first?.children.first?.column == 5)
  }

  @Test func `reads a selection`() {
    let frames = frames("#root 0 0 1 1\n#\"an id\" 0 0 1 1\n")
    #expect(frames?.form == .selection)
    #expect(frames?.lines.count == 2)
    #expect(node("#\"an id\" 0 0 1 1")?.id == "an id")
    #expect(node("#root 0 0 1 1")?.name == nil)
  }

  @Test func `reads a name, a label and an id`() {
    let node = node("Text \"마카's PICK\" #badge  1 -2 3.5 inf")
    #expect(node?.name == "Text")
    #expect(node?.label == "마카's PICK")
    #expect(node?.id == "badge")
    #expect(node?.x == NumberLiteral(value: 1))
    #expect(node?.y == NumberLiteral(value: -2))
    #expect(node?.width == NumberLiteral(value: 3.5, decimals: 1))
    #expect(node?.height == NumberLiteral(value: .infinity))
  }

  @Test func `takes a hash for an id only at the place of one`() {
    let node = node("Text \"#5\" #six 0 0 1 1")
    #expect(node?.label == "#5")
    #expect(node?.id == "six")
  }

  @Test func `takes a label without quotes where it is one word`() {
    #expect(node("Text Reset 0 0 1 1")?.label == "Reset")
    #expect(node("Text 0 0 1 1")?.label == nil)
    #expect(node("Text \"\" 0 0 1 1")?.label?.isEmpty == true)
  }

  @Test func `reads what a text shows`() {
    let node = node("Text \"Hello world\" -> \"Hello\" \"wor…\"  0 0 50 40")
    #expect(node?.textLines == ["Hello", "wor…"])
    #expect(self.node("Text -> \"a\" 0 0 1 1")?.textLines == ["a"])
    #expect(self.node("#a -> \"a\" 0 0 1 1")?.textLines == ["a"])
  }
}
