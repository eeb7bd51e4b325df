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

  @Test func `the indentation of frames lines determines their parents`() {
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

  @Test func `a frames block whose lines begin with #id has the form .selection`() {
    let frames = frames("#root 0 0 1 1\n#\"an id\" 0 0 1 1\n")
    #expect(frames?.form == .selection)
    #expect(frames?.lines.count == 2)
    #expect(node("#\"an id\" 0 0 1 1")?.id == "an id")
    #expect(node("#root 0 0 1 1")?.name == nil)
  }

  @Test func `a frames line has a name, a label, an id and a frame`() {
    let node = node("Text \"마카's PICK\" #badge  1 -2 3.5 inf")
    #expect(node?.name == "Text")
    #expect(node?.label == "마카's PICK")
    #expect(node?.id == "badge")
    #expect(node?.x == NumberLiteral(value: 1))
    #expect(node?.y == NumberLiteral(value: -2))
    #expect(node?.width == NumberLiteral(value: 3.5, decimals: 1))
    #expect(node?.height == NumberLiteral(value: .infinity))
  }

  @Test func `a # inside a quoted label starts no id`() {
    let node = node("Text \"#5\" #six 0 0 1 1")
    #expect(node?.label == "#5")
    #expect(node?.id == "six")
  }

  @Test func `a label of one word needs no quotes`() {
    #expect(node("Text Reset 0 0 1 1")?.label == "Reset")
    #expect(node("Text 0 0 1 1")?.label == nil)
    #expect(node("Text \"\" 0 0 1 1")?.label?.isEmpty == true)
  }

  @Test func `the strings after -> are the rendered lines of a text`() {
    let node = node("Text \"Hello world\" -> \"Hello\" \"wor…\"  0 0 50 40")
    #expect(node?.textLines == ["Hello", "wor…"])
    #expect(self.node("Text -> \"a\" 0 0 1 1")?.textLines == ["a"])
    #expect(self.node("#a -> \"a\" 0 0 1 1")?.textLines == ["a"])
  }
}
