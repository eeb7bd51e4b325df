import SpecFormat
import Testing

struct NegotiationReaderTests {
  @Test func `a negotiation block parses into a tree of proposals and sizes`() {
    let lines = """
      background 320x480 -> 50x20
        Text "Reset" #a 320x480 -> 50x20
        Circle nilxinf -> 10x-2.5
        ...
      """
    let content = expectation("negotiation 1x1", lines)?.content
    guard let found = (content as? NegotiationFence)?.lines else {
      Issue.record("no negotiation")
      return
    }
    #expect(found.map(\.name) == ["background"])
    #expect(found.first?.children.map(\.label) == ["Reset", nil, nil])
    #expect(found.first?.children.map(\.id) == ["a", nil, nil])
    #expect(found.first?.children.map(\.isEllipsis) == [false, false, true])
    let circle = found.first?.children[1]
    #expect(circle?.proposedWidth == nil)
    #expect(circle?.proposedHeight == NumberLiteral(value: .infinity))
    #expect(circle?.answeredHeight == NumberLiteral(value: -2.5, decimals: 1))
  }
}
