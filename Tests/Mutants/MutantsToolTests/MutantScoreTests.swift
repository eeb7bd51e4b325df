import Foundation
import MutantSwitch
import Reporting
import Testing
@testable import MutantsTool

struct MutantScoreTests {
  private static func killer(_ clause: String, isRecorded: Bool = false) -> MutantResult.Killer {
    MutantResult.Killer(
      scenario: "views/row#a",
      clause: clause,
      digest: "d",
      way: .failed,
      isRecorded: isRecorded
    )
  }

  private static func score(without list: EquivalentMutants? = nil) throws -> MutantScore {
    let results: [(Mutant, MutantResult)] = [
      (.sample(id: "1"), MutantResult(id: "1", status: .killed, killers: [killer("a.md#a")])),
      (
        .sample(id: "2"),
        MutantResult(
          id: "2",
          status: .killed,
          killers: [killer("a.md#a", isRecorded: true), killer("a.md#b")]
        )
      ),
      (.sample(id: "3"), MutantResult(id: "3", status: .survived, nearest: ["a.md#b"])),
      (.sample(id: "4", kind: .constant), MutantResult(id: "4", status: .unreached)),
      (
        .sample(id: "5", kind: .rule, rule: "R-STK-4"),
        MutantResult(id: "5", status: .killed, killers: [killer("a.md#b")])
      ),
      (.sample(id: "6", kind: .rule, rule: "R-STK-4"), MutantResult(id: "6", status: .survived)),
    ]
    let outcome = MutationResults(
      results: results.map { MutationResults.Entry(mutant: $0, result: $1) },
      withdrawn: 9,
      scenarios: 5,
      parts: []
    )
    return MutantScore(outcome, without: try list ?? EquivalentMutants())
  }

  @Test func `the score counts detected mutants, and those detected by recordings`() throws {
    let score = try Self.score()
    let total = MutantScore.Count(made: 4, killed: 2, killedByRecording: 1, unreached: 1)
    #expect(score.total == total)
    #expect(score.kinds["constant"] == MutantScore.Count(made: 1, unreached: 1))
    #expect(score.withdrawn == 9)
  }

  @Test func `rule mutants are counted by rule, and not in the total`() throws {
    let rules = try Self.score().rules
    let scenario = "views/row#a"
    #expect(
      rules == [
        MutantScore.RuleCount(rule: "R-STK-4", places: 2, detected: 1, scenario: scenario)
      ]
    )
  }

  @Test func `a rule that no recorded expectation detects is recorded first`() throws {
    var score = try Self.score()
    let lines = RecordingOrder(score: score).text.split(separator: "\n").dropFirst()
    #expect(lines == ["# R-STK-4", "views/row#a"])
    score.rules[0].recorded = 1
    #expect(RecordingOrder(score: score).text.split(separator: "\n").count == 1)
  }

  @Test func `the score of a clause counts the mutants that no other clause detects`() throws {
    #expect(try Self.score().clauses == ["a.md#a": 1, "a.md#b": 1])
  }
}

struct CostOnlyMutantTests {
  private static func score(rule: String?) throws -> MutantScore {
    let mutant = Mutant.sample(id: "1", rule: rule)
    let result = MutantResult(id: "1", status: .costOnly)
    let entry = MutationResults.Entry(mutant: mutant, result: result)
    let results = MutationResults(results: [entry], withdrawn: 0, scenarios: 1, parts: [])
    return MutantScore(results, without: try EquivalentMutants())
  }

  @Test func `a mutant that changes only cost is counted beside the score`() throws {
    let score = try Self.score(rule: nil)
    #expect(score.costOnly == 1)
    #expect(score.total == MutantScore.Count())
    #expect(score.survivors == [])
  }

  @Test func `a switch of a rule that changes only cost is a survivor`() throws {
    let score = try Self.score(rule: "R-STK-4")
    #expect(score.costOnly == 0)
    #expect(score.survivors.map(\.isReached) == [true])
    #expect(score.detectedRules == 0)
  }
}

/// Checks that the score file has the structure that its schema and its readers expect.
struct ScoreFileTests {
  private static var score: MutantScore {
    var score = MutantScore()
    score.total = MutantScore.Count(made: 9, killed: 7, killedByRecording: 4, unreached: 1)
    score.rules = [MutantScore.RuleCount(rule: "R-STK-4", places: 2, detected: 1)]
    score.kinds = ["constant": score.total]
    score.files = ["Sources/Engine/ViewLayout/Views/Row.swift": score.total]
    score.clauses = ["Specs/a.md#über-die-länge": 12, "Specs/views/b.md#one": 1]
    score.survivors = [
      MutantScore.Survivor(
        mutant: .sample(kind: .rule, rule: "R-STK-4"),
        isReached: true,
        nearest: ["Specs/a.md#one"]
      )
    ]
    return score
  }

  /// Returns the JSON text of a score with all members.
  private func written() -> String {
    ScoreFile(Self.score).json
  }

  @Test func `MutationScore reads the JSON that ScoreFile writes`() throws {
    let read = try MutationScore(written(), file: ScoreFile.path)
    #expect(read.total == MutationScore.Total(made: 9, killed: 7, killedByRecording: 4))
    let clauses = Dictionary(uniqueKeysWithValues: read.clauses.map { ($0.name, $0.count) })
    #expect(clauses == Self.score.clauses)
  }

  @Test func `mutants.schema.json lists and requires every member of a score`() throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Docs/Schemas/mutants.schema.json").standardized
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    )
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    func expect(_ object: Any?, by schema: [String: Any]?) throws {
      let members = Set(try #require(object as? [String: Any]).keys)
      #expect(Set((schema?["properties"] as? [String: Any] ?? [:]).keys) == members)
      #expect(Set(schema?["required"] as? [String] ?? []) == members)
    }
    let score = try #require(
      JSONSerialization.jsonObject(with: Data(written().utf8)) as? [String: Any]
    )
    try expect(score, by: schema)
    try expect(score["total"], by: definitions["count"])
    try expect(score["rules"], by: definitions["rules"])
  }
}

struct EquivalentMutantsTests {
  private static let text = """
    struct Row {
      static let limit = 1000

      func width(of count: Int) -> Int {
        if count > 3 { return 0 }
        return count + 4
      }
    }
    """
  private static let file = MutableFile(path: "Engine/Row.swift", text: text)
  private static let entries = """
    # Equivalent mutants
    ## Row.swift
    Row.limit (constant): any large number does, since it is compared with a count
    Row.width(of:) at `if count > 3`: both sides are equal there
    """

  private static func list(_ entries: String) throws -> EquivalentMutants {
    try EquivalentMutants([file], lists: [("Row.txt", "Engine", entries)])
  }

  @Test func `an entry covers mutants of a declaration, or of code that starts as quoted`() throws {
    let list = try Self.list(Self.entries)
    #expect(list.marks.map(\.line) == [3, 4])
    #expect(list.marks[0].reason == "any large number does, since it is compared with a count")
    let covered = Self.file.mutants.filter { list.mark(of: $0) != nil }
    #expect(Set(covered.map(\.line)) == [2, 5])
    #expect(Self.file.mutants.contains { $0.line == 6 })
  }

  @Test func `an entry with kinds covers only mutants of those kinds`() throws {
    let list = try Self.list(
      Self.entries.replacing("3`:", with: "3` (constant, condition):")
    )
    let covered = Self.file.mutants.filter { $0.line == 5 && list.mark(of: $0) != nil }
    #expect(Set(covered.map(\.kind)) == [.constant, .condition])
    #expect(Self.file.mutants.contains { $0.line == 5 && $0.kind == .comparison })
  }

  @Test func `an entry for inner code overrides the entry of the whole declaration`() throws {
    let list = try Self.list(Self.entries + "\nRow.width(of:): cost only")
    let inside = Self.file.mutants.filter { $0.line > 4 && $0.kind != .body }
    let reasons = inside.map { mutant in
      "\(mutant.line): \(list.mark(of: mutant)?.reason ?? "")"
    }
    #expect(reasons.contains("5: both sides are equal there"))
    #expect(!reasons.contains("5: cost only"))
    #expect(reasons.contains("6: cost only"))
  }

  @Test func `all errors in a list are reported together, with the nearest names`() {
    let entries = """
      Row.limit: early
      ## Rows.swift
      ## Row.swift
      Row.limit:
      Row.limits: why
      Row.limit (condtion): why
      Row.width(of:) at `if counts`: why
      Row.width(of:)
      """
    let mistake = #expect(throws: EquivalentMutants.Mistake.self) { try Self.list(entries) }
    #expect(
      mistake?.descriptions == [
        "Row.txt:1:1: error: the entry is not below the path of a file, '## PATH'",
        "Row.txt:2:1: error: there is no file 'Engine/Rows.swift' with mutants; the nearest is "
          + "'Engine/Row.swift'",
        "Row.txt:4:1: error: the entry gives no reason",
        "Row.txt:5:1: error: there is no 'Row.limits' in Engine/Row.swift; the nearest is "
          + "'Row.limit'",
        "Row.txt:6:1: error: there is no kind of mutants 'condtion'; the nearest is 'condition'",
        "Row.txt:7:1: error: no code in 'Row.width(of:)' begins with `if counts`; the nearest is "
          + "'if count '",
        "Row.txt:8:1: error: an entry has the form DECLARATION: REASON, or DECLARATION at `CODE` "
          + "(KIND, …): REASON",
      ]
    )
  }

  @Test func `the equivalent mutants listed for the engine exist in its code`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let list = try EquivalentMutants(try EngineSources(root: root).files(), root: root)
    #expect(list.marks.count > 1000)
  }

  @Test func `survivors listed as equivalent are not scored; unused entries are stale`() throws {
    let list = try Self.list(Self.entries)
    let results = Self.file.mutants.map { mutant in
      MutationResults.Entry(
        mutant: mutant,
        result: MutantResult(
          id: mutant.id,
          status: list.mark(of: mutant)?.line == 4 ? .survived : .killed
        )
      )
    }
    let outcome = MutationResults(results: results, withdrawn: 0, scenarios: 1, parts: [])
    let score = MutantScore(outcome, without: list)
    let excluded = Self.file.mutants(of: list.marks[1]).count
    #expect(excluded > 3)
    #expect(score.survivors == [])
    #expect(score.total.made == Self.file.mutants.count - excluded)
    #expect(score.equivalents == [list.marks[1]: excluded])
    #expect(list.stale(in: score) == [list.marks[0]])
  }
}
