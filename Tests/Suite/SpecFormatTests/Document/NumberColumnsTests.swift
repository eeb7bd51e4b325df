@testable import SpecAuthoring
import SpecFormat
import Testing

struct NumberColumnsTests {
  private func realigned(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { String($0) }
    return NumberColumns(like: lines).lines(lines.map { NumberRow(of: $0) })
      .joined(separator: "\n")
  }

  @Test(arguments: [
    "background       0  0  50  20\n  Text \"Reset\"   0  0  50  20\n  Circle        15  0  20  20",
    "#root  0 0 10 20\n#a     0 9  1  2",
    "#a  100    26.75  100 60\n#b  130.5 106.75   39 26.5",
    "HStack             0 0 10 20\n  ...\n  Color \"0 0 0 0\"  0 0  1  2",
    "frame  0 0 75 75\n  Text \"a longer text\" -> \"a\" \"b\"  2.5 7.5 70 60",
    "Spacer  0 0 inf 1",
  ])
  func `numbers that are already aligned in columns stay unchanged`(text: String) {
    let lines = text.split(separator: "\n").map { String($0) }
    #expect(NumberColumns.firstOutOfColumn(lines) == nil)
    #expect(realigned(text) == text)
  }

  @Test func `unaligned numbers become right-aligned columns, 2 spaces apart`() {
    let text = "HStack 0 0 100 20\n  Color 10 0 5.5 20\n  ..."
    #expect(NumberColumns.firstOutOfColumn(text.split(separator: "\n").map { String($0) }) == 1)
    #expect(realigned(text) == "HStack    0  0  100  20\n  Color  10  0  5.5  20\n  ...")
  }

  @Test func `a wider number widens its column and keeps the author's gaps`() {
    let author = ["#a  0 0 10 20", "#b  0 9  1  2"]
    let rows = [
      NumberRow(name: "#a", cells: ["0", "0", "1000", "20"]),
      NumberRow(name: "#b", cells: ["-5", "9", "1", "2"]),
    ]
    #expect(NumberColumns(like: author).lines(rows) == ["#a   0 0 1000 20", "#b  -5 9    1  2"])
  }

  @Test func `numbers aligned at decimal points stay aligned at them`() {
    let author = ["#a  0   0 10 20", "#b  2.5 9  1  2"]
    let rows = [
      NumberRow(name: "#a", cells: ["0", "0", "10", "20"]),
      NumberRow(name: "#b", cells: ["12.25", "9", "1", "2"]),
    ]
    #expect(
      NumberColumns(like: author).lines(rows) == ["#a   0    0 10 20", "#b  12.25 9  1  2"]
    )
  }

  @Test func `a narrower number narrows its column`() {
    let rows = [NumberRow(name: "#a", cells: ["0", "0", "10", "20"])]
    #expect(NumberColumns(like: ["#a  0 0 1000 20"]).lines(rows) == ["#a  0 0 10 20"])
  }

  @Test func `an unaligned line that trusting: omits does not move the other lines' columns`() {
    let author = ["#root   0  0  10  20", "#a      0  0  1000  20", "#b      0  9   1   2"]
    let rows =
      [NumberRow(of: author[0])]
      + [NumberRow(name: "#a", cells: ["-5", "0", "1", "20"]), NumberRow(of: author[2])]
    let columns = NumberColumns(like: author, trusting: [author[0], author[2]])
    #expect(columns.lines(rows) == [author[0], "#a     -5  0   1  20", author[2]])
  }

  @Test func `a wider name or number never overlaps the next column`() {
    let rows = [
      NumberRow(name: "a longer name", cells: ["0", "0", "10", "20"]),
      NumberRow(name: "#b", cells: ["0", "1000", "1", "2"]),
    ]
    let columns = NumberColumns(like: ["#a 0 0 10 20", "#b 0 9 7 20"], trusting: ["#a 0 0 10 20"])
    #expect(
      columns.lines(rows) == ["a longer name 0    0 10 20", "#b            0 1000  1  2"]
    )
  }

  @Test func `NumberRow has the z-index of a cell line as its last cell`() {
    #expect(NumberRow(of: "cell 0.1  0 0 10 20 z=3").cells == ["0", "0", "10", "20", "z=3"])
  }
}
