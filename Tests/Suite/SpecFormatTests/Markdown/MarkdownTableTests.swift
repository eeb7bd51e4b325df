import Testing

@testable import SpecFormat

struct MarkdownTableTests {
  private func tables(_ text: String) -> [MarkdownTable] {
    markdown(text).blocks.compactMap { block in
      if case .table(let table) = block.content { table } else { nil }
    }
  }

  @Test func `a table has a header, rows and an alignment for each column`() throws {
    let table = try #require(tables("| A | B | C |\n| --- | :-: | --: |\n| 1 | 2 | 3 |\n").first)
    #expect(table.header.map(\.plainText) == ["A", "B", "C"])
    #expect(table.rows.map { $0.map(\.plainText) } == [["1", "2", "3"]])
    #expect(table.alignments == [.leading, .center, .trailing])
  }

  @Test func `a table cell contains inline Markdown and resolved reference links`() throws {
    let text = "| A | B |\n|---|---|\n| *a* `b` | [c][x] and [d](e.md) |\n\n[x]: y.md#z\n"
    let row = try #require(tables(text).first?.rows.first)
    #expect(row.first == [.emphasis([.text("a")]), .text(" "), .code("b")])
    #expect(row.map { $0.links.map(\.address) } == [[], ["y.md#z", "e.md"]])
  }

  @Test func `an escaped pipe does not split a table cell, even in code`() throws {
    let row = try #require(tables("| A |\n|---|\n| a \\| `b\\|c` |\n").first?.rows.first)
    #expect(row.map(\.plainText) == ["a | b|c"])
  }

  @Test func `table rows are padded or cut to the number of header columns`() throws {
    let table = try #require(tables("| A | B |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n").first)
    #expect(table.rows.map { $0.map(\.plainText) } == [["1", ""], ["1", "2"]])
  }

  @Test(arguments: [
    "| A | B |\nno table\n", "a | b\n--- | ---\n", "```\n| A |\n|---|\n```\n", "| A |\n| b |\n",
  ])
  func `pipes in code, or without a leading pipe or a delimiter row, form no table`(text: String) {
    #expect(tables(text) == [])
  }

  @Test func `a paragraph after a table keeps its line number`() {
    let document = markdown("| A |\n|---|\n| 1 |\n\nText\n")
    #expect(document.blocks.map(\.line) == [1, 5])
  }

  @Test func `a table row may omit its last pipe`() throws {
    let table = try #require(tables("| A | B\n|---|---|\n| 1 | 2\n").first)
    #expect(table.rows.map { $0.map(\.plainText) } == [["1", "2"]])
  }

  @Test(arguments: ["```\n| A \\| |\n|---|\n```\n", "    | A \\| |\n    |---|\n"])
  func `a code block that looks like a table stays verbatim`(text: String) {
    let code = markdown(text).blocks.map { block in
      switch block.content {
      case .fence(let fence): fence.code
      case .indentedCode(let code): code
      default: ""
      }
    }
    #expect(code == ["| A \\| |\n|---|\n"])
  }

  @Test func `a table in a list item is a paragraph`() {
    let text = markdown("- a\n\n  | A |\n  |---|\n").blocks.flatMap(\.children).last
    #expect(text?.content == .paragraph([.text("| A |"), .softBreak, .text("|---|")]))
  }
}
