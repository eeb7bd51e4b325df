import MutantSwitch
@testable import MutantsTool
import Testing


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
      (.sample(id: "1"), MutantResult(id: "1", fate: .killed, killers: [killer("a.md#a")])),
      (
        .sample(id: "2"),
        MutantResult(
          id: "2",
          fate: .killed,
          killers: [killer("a.md#a", isRecorded: true), killer("a.md#b")]
        )
      ),
      (.sample(id: "3"), MutantResult(id: "3", fate: .survived, nearest: ["a.md#b"])),
      (.sample(id: "4", kind: .constant), MutantResult(id: "4", fate: .unreached)),
      (
        .sample(id: "5", kind: .rule, rule: "R-STK-4"),
        MutantResult(id: "5", fate: .killed, killers: [killer("a.md#b")])
      ),
      (.sample(id: "6", kind: .rule, rule: "R-STK-4"), MutantResult(id: "6", fate: .survived)),
    ]
    let outcome = RunOutcome(
      results: results.map { RunOutcome.Entry(mutant: $0, result: $1) },
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
    #expect(rules == [MutantScore.RuleCount(rule: "R-STK-4", places: 2, noticed: 1)])
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
