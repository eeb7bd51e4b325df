import SpecFormat
import Testing

struct CallsLineTests {
  @Test func `a calls line states an exact count, a minimum or a maximum`() {
    let lines = "FlowLayout.sizeThatFits <= 3\nmade >= 0\n\"two words\" 1"
    let expected: [CallLine] = [
      CallLine(line: 4, name: "FlowLayout.sizeThatFits", relation: .atMost, count: 3),
      CallLine(line: 5, name: "made", relation: .atLeast, count: 0),
      CallLine(line: 6, name: "two words", relation: .exactly, count: 1),
    ]
    #expect(expectation("calls", lines)?.content as? CallsFence == CallsFence(expected))
  }
}
