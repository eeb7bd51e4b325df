import Testing

@testable import SpecFormat

struct MarkdownTableTests {
  private func tables(_ text: String) -> [MarkdownTable] {
    markdown(text).blocks.compactMap { block in
      if case .table(let table) = block.content { table } else { nil }
    }
  }

  @Test func `has a head, rows, and a way of aligning for each column`() throws {
    let table = try #require(tables("| A | B | C |\n| --- | :-: | --: |\n| 1 | 2 | 3 |\n").first)
    #expect(table.header.map(\.plainText) == ["A", "B", "C"])
    #expect(table.rows.map { $0.map(\.plainText) } == [["1", "2", "3"]])
    #expect(table.alignments == [.leading, .center, .trailing])
  }

  @Test func `a cell holds Markdown, and its links by their names`() throws {
    let text = "| A | B |\n|---|---|\n| *a* `b` | [c][x] and [d](e.md) |\n\n[x]: y.md#z\n"
    let row = try #require(tables(text).first?.rows.first)
    #expect(row.first == [.emphasis([.text("a")]), .text(" "), .code("b")])
    #expect(row.map { $0.links.map(\.address) } == [[], ["y.md#z", "e.md"]])
  }

  @Test func `an escaped bar parts nothing, in code neither`() throws {
    let row = try #require(tables("| A |\n|---|\n| a \\| `b\\|c` |\n").first?.rows.first)
    #expect(row.map(\.plainText) == ["a | b|c"])
  }

  @Test func `short rows are filled and long ones cut`() throws {
    let table = try #require(tables("| A | B |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n").first)
    #expect(table.rows.map { $0.map(\.plainText) } == [["1", ""], ["1", "2"]])
  }

  @Test(arguments: [
    "| A | B |\nno table\n", "a | b\n--- | ---\n", "```\n| A |\n|---|\n```\n", "| A |\n| b |\n",
  ])
  func `other text with bars is no table`(text: String) {
    #expect(tables(text) == [])
  }

  @Test func `what follows keeps its line`() {
    let document = markdown("| A |\n|---|\n| 1 |\n\nText\n")
    #expect(document.blocks.map(\.line) == [1, 5])
  }

  @Test func `the last bar of a row may be left out`() throws {
    let table = try #require(tables("| A | B\n|---|---|\n| 1 | 2\n").first)
    #expect(table.rows.map { $0.map(\.plainText) } == [["1", "2"]])
  }

  @Test(arguments: ["```\n| A \\| |\n|---|\n```\n", "    | A \\| |\n    |---|\n"])
  func `code that looks like a table is as it is written`(text: String) {
    let code = markdown(text).blocks.map { block in
      switch block.content {
      case .fence(let fence): fence.code
      case .indentedCode(let code): code
      default: ""
      }
    }
    #expect(code == ["| A \\| |\n|---|\n"])
  }

  @Test func `in a list it is a paragraph`() {
    let text = markdown("- a\n\n  | A |\n  |---|\n").blocks.flatMap(\.children).last
    #expect(text?.content == .paragraph([.text("| A |"), .softBreak, .text("|---|")]))
  }
}
