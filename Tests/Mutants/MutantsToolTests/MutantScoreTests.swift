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

  private static func score(_ list: String = "") throws -> MutantScore {
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
    return MutantScore(outcome, without: try EquivalentMutants(text: list))
  }

  @Test func `counts who was noticed, by recordings too`() throws {
    let score = try Self.score()
    let total = MutantScore.Count(made: 4, killed: 2, killedByRecording: 1, unreached: 1)
    #expect(score.total == total)
    #expect(score.kinds["constant"] == MutantScore.Count(made: 1, unreached: 1))
    #expect(score.withdrawn == 9)
  }

  @Test func `rules have a count of their own`() throws {
    let rules = try Self.score().rules
    #expect(rules == [MutantScore.RuleCount(rule: "R-STK-4", places: 2, detected: 1)])
  }

  @Test func `a clause counts what it alone kills`() throws {
    #expect(try Self.score().clauses == ["a.md#a": 1, "a.md#b": 1])
  }

  @Test func `what is listed as equivalent counts nowhere else`() throws {
    let score = try Self.score("- `3`: Why.\n- `1`: It is killed.")
    #expect(score.total.made == 3)
    #expect(score.survivors.map(\.mutant.id) == ["4", "6"])
    #expect(score.equivalents == ["`3`": 1])
    let list = try EquivalentMutants(text: "- `3`: Why.\n- `1`: It is killed.")
    #expect(list.stale(in: score).map(\.name) == ["`1`"])
  }
}

/// The file of a score has the shape that its schema and its readers know.
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
    score.equivalents = ["`3`": 1]
    return score
  }

  /// The text that is written for a score with everything in it.
  private func written() -> String {
    ScoreFile(Self.score).json
  }

  @Test func `a site reads what is written`() throws {
    let read = try MutationScore(written(), file: ScoreFile.path)
    #expect(read.total == MutationScore.Total(made: 9, killed: 7, killedByRecording: 4))
    let clauses = Dictionary(uniqueKeysWithValues: read.clauses.map { ($0.name, $0.count) })
    #expect(clauses == Self.score.clauses)
  }

  @Test func `the schema names every member, and demands all`() throws {
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
    # Survivors that no expectation could see

    - `0123456789`: Both sides are equal there.
    - `Row.count`: It is only told.
    - `Row.width(of:)` `constant`: Any large number does.
    """

  @Test(
    arguments: [
      ("0123456789", "Other.f()", .condition, "`0123456789`"),
      ("a", "Row.count", .condition, "`Row.count`"),
      ("a", "Row.width(of:)", .constant, "`Row.width(of:)` `constant`"),
      ("a", "Row.width(of:)", .condition, nil),
      ("a", "Row", .constant, nil),
    ] as [(String, String, MutantKind, String?)]
  )
  func `finds the entry that lists a mutant`(
    id: String,
    declaration: String,
    kind: MutantKind,
    entry: String?
  ) throws {
    let list = try EquivalentMutants(text: Self.text)
    let mutant = Mutant.sample(id: id, declaration: declaration, kind: kind)
    #expect(list.entry(of: mutant)?.name == entry)
  }

  @Test func `all entries that say nothing are told at once`() {
    let text = "- `a`: \n- `b` `condtion`: Why.\n- `c`"
    let mistake = #expect(throws: EquivalentMutants.Mistake.self) {
      try EquivalentMutants(text: text)
    }
    #expect(
      mistake?.descriptions == [
        "Docs/Internals/EquivalentMutants.md:1:1: error: the entry gives no reason",
        "Docs/Internals/EquivalentMutants.md:2:1: error: there is no kind of mutants `condtion`",
        "Docs/Internals/EquivalentMutants.md:3:1: error: the entry gives no reason",
      ]
    )
  }
}
