import HostileTexts
import SpecFormat
import Testing

@testable import MutantsTool

struct HostileTableTests {
  @Test(arguments: HostileText.all)
  func `code in a table is one cell, whatever it says`(hostile: HostileText) throws {
    let text = MarkdownTable.text(
      ["code", "clause"],
      [[MarkdownTable.code(hostile.text), ClauseName.name(hostile.text)]]
    )
    let blocks = try MarkdownDocument(bytes: Array(text.utf8)).blocks
    guard blocks.count == 1, case .table(let table)? = blocks.first?.content else {
      Issue.record("\(text) is no table")
      return
    }
    #expect(table.rows.count == 1)
    for cell in table.rows.joined() {
      #expect(cell.count == 1)
      guard case .code? = cell.first else {
        Issue.record("\(cell) is no code")
        continue
      }
    }
    #expect(HostileText.hidden(in: text) == [])
  }
}
