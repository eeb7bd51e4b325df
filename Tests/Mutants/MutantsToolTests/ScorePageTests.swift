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
    score.rules = [MutantScore.RuleCount(rule: "R-STK-4", places: 2, detected: 1)]
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

  private static func lines(of score: MutantScore) -> [String] {
    ScorePage(score: score).markdown
      .split(separator: "\n").map(String.init)
  }

  @Test func `the score page has the score and the counts that it is computed from`() {
    let lines = Self.lines(of: Self.score)
    #expect(lines[1] == "# Mutation score: 66.6 %")
    #expect(lines.contains("| faults that compile | 3 |  |"))
    #expect(lines.contains("| detected by a recorded expectation | 1 | 33.3 % |"))
    #expect(lines.contains("| rules whose every switch is detected | 0 | 0.0 % |"))
    #expect(lines.contains("| `ViewLayout` | 3 | 2 | 66.6 % | 0.0 % | 0 |"))
  }

  @Test func `the score page has at most 60 lines`() {
    var score = Self.score
    score.kinds = Dictionary(
      uniqueKeysWithValues: MutantKind.allCases.map { ($0.rawValue, score.total) }
    )
    score.files = Dictionary(
      uniqueKeysWithValues: EngineSources.modules.map {
        ("Sources/Engine/\($0)/Views/Row.swift", score.total)
      }
    )
    let page = ScorePage(score: score).markdown
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
  }

  @Test func `the score details list rules with undetected mutants`() {
    let details = ScoreDetails(score: Self.score).markdown
    #expect(details.contains("\n| R-STK-4 | 2 | 1 |\n"))
    #expect(details.contains("\n| `ViewLayout/Views` | 3 | 2 | 66.6 % | 0.0 % | 0 |\n"))
    #expect(details.contains("\n| [ViewLayout](ViewLayout.md) | 2 |\n"))
  }

  @Test func `a survivor page lists surviving mutants by line and counts unreached ones`() throws {
    let pages = SurvivorPage.pages(of: Self.score)
    #expect(pages.map(\.name) == ["ViewLayout.md"])
    let lines = try #require(pages.first).markdown.split(separator: "\n").map(String.init)
    let fault = "condition `a \\|\\| b` → `a`"
    #expect(lines[0] == "# 2 faults of ViewLayout survive")
    #expect(lines.contains("| 7 | `Row.width(of:)` | \(fault) | `views/rows#a-row` |"))
    #expect(lines.contains("| 9 | `Row.width(of:)` | 1, not reached |  |"))
  }

  @Test func `the score details state that no mutant survives if the list is empty`() {
    var score = Self.score
    score.survivors = []
    score.rules[0].detected = 2
    let details = ScoreDetails(score: score).markdown
    #expect(details.contains("## Nothing survives\n"))
    #expect(details.contains("## Every switch of a rule is detected\n"))
  }
}

struct HostileTableTests {
  @Test(arguments: HostileText.all)
  func `hostile text in a Markdown table stays one cell of code`(hostile: HostileText) throws {
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
