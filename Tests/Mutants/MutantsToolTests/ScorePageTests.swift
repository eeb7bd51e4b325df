import HostileTexts
import SpecFormat
import Testing
@testable import MutantsTool

struct ScorePageTests {
  private static var score: MutantScore {
    var score = MutantScore()
    score.total = MutantScore.Count(made: 3, killed: 2, killedByRecording: 1, unreached: 1)
    score.kinds = ["condition": score.total]
    score.files = [
      "Sources/Engine/ViewLayout/Views/Row.swift": MutantScore.Count(made: 2, killed: 1),
      "Sources/Engine/ViewLayout/Views/Grid.swift": MutantScore.Count(made: 1, killed: 1),
    ]
    score.rules = [MutantScore.RuleCount(rule: "R-STK-4", places: 2, noticed: 1)]
    score.survivors = [
      MutantScore.Survivor(
        mutant: .sample(),
        isReached: true,
        nearest: ["Specs/views/rows.md#a-row"]
      ),
      MutantScore.Survivor(mutant: .sample(line: 9), isReached: false, nearest: []),
    ]
    return score
  }

  private static func lines(of score: MutantScore) throws -> [String] {
    ScorePage(score: score, list: try EquivalentMutants(text: "")).markdown
      .split(separator: "\n").map(String.init)
  }

  @Test func `says the score with what it is a share of`() throws {
    let lines = try Self.lines(of: Self.score)
    #expect(lines[1] == "# 66.6 % of the engine's faults are noticed")
    #expect(lines.contains("| faults that compile | 3 |  |"))
    #expect(lines.contains("| noticed by a recorded expectation | 1 | 33.3 % |"))
    #expect(lines.contains("| `ViewLayout/Views` | 3 | 2 | 66.6 % | 0.0 % | 0 |"))
  }

  @Test func `names rules that can be off without anybody noticing`() throws {
    let lines = try Self.lines(of: Self.score)
    #expect(lines.contains("| [R-STK-4](LayoutRules.md#r-stk-4) | 2 | 1 |"))
  }

  @Test func `shows a line with its faults, and code that nobody reaches in one row`() throws {
    let pages = SurvivorPage.pages(of: Self.score)
    #expect(pages.map(\.path) == ["Docs/Mutants/ViewLayout.md"])
    let lines = try #require(pages.first).markdown.split(separator: "\n").map(String.init)
    let fault = "condition `a \\|\\| b` → `a`"
    #expect(lines[1] == "# Nobody notices 2 faults of ViewLayout")
    #expect(lines.contains("| 7 | `Row.width(of:)` | \(fault) | `views/rows#a-row` |"))
    #expect(lines.contains("| 9 | `Row.width(of:)` | 1, not reached |  |"))
    #expect(try Self.lines(of: Self.score).contains("| [ViewLayout](Mutants/ViewLayout.md) | 2 |"))
  }

  @Test func `a score without survivors says so`() throws {
    var score = Self.score
    score.survivors = []
    score.rules[0].noticed = 2
    let lines = try Self.lines(of: score)
    #expect(lines.contains("## Nothing survives"))
    #expect(lines.contains("## Every rule is noticed wherever it is off"))
  }
}

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
