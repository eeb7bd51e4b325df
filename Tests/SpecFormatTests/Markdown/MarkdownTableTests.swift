import SpecFormat
import Testing

struct MarkdownTableTests {
  private func tables(_ text: String) -> [MarkdownTable] {
    MarkdownPage(bytes: Array(text.utf8)) { "to/\($0)" }.blocks.compactMap { block in
      if case .table(let table) = block.content { table } else { nil }
    }
  }

  @Test func `has a head, rows, and a way of aligning for each column`() throws {
    let table = try #require(tables("| A | B | C |\n| --- | :-: | --: |\n| 1 | 2 | 3 |\n").first)
    #expect(table.header.map(\.text) == ["A", "B", "C"])
    #expect(table.rows.map { $0.map(\.text) } == [["1", "2", "3"]])
    #expect(table.alignments == [.leading, .center, .trailing])
  }

  @Test func `a cell holds Markdown, and its links by their names`() throws {
    let text = "| A | B |\n|---|---|\n| *a* `b` | [c][x] and [d](e.md) |\n\n[x]: y.md#z\n"
    let row = try #require(tables(text).first?.rows.first)
    #expect(
      row.map(\.html) == [
        "<em>a</em> <code>b</code>", "<a href=\"to/y.md#z\">c</a> and <a href=\"to/e.md\">d</a>",
      ]
    )
    #expect(row.map(\.addresses) == [[], ["y.md#z", "e.md"]])
  }

  @Test func `an escaped bar parts nothing, in code neither`() throws {
    let row = try #require(tables("| A |\n|---|\n| a \\| `b\\|c` |\n").first?.rows.first)
    #expect(row.map(\.text) == ["a | b|c"])
  }

  @Test func `short rows are filled and long ones cut`() throws {
    let table = try #require(tables("| A | B |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n").first)
    #expect(table.rows.map { $0.map(\.text) } == [["1", ""], ["1", "2"]])
  }

  @Test(arguments: [
    "| A | B |\nno table\n", "a | b\n--- | ---\n", "```\n| A |\n|---|\n```\n", "| A |\n| b |\n",
  ])
  func `other text with bars is no table`(text: String) {
    #expect(tables(text) == [])
  }

  @Test func `what follows keeps its line`() {
    let page = MarkdownPage(bytes: Array("| A |\n|---|\n| 1 |\n\nText\n".utf8))
    #expect(page.blocks.map(\.line) == [1, 5])
  }
}
