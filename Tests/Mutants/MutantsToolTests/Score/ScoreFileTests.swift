import Foundation
@testable import MutantsTool
import Reporting
import Testing


/// The file of a score has the shape that its schema and its readers know.
struct ScoreFileTests {
  private static var score: MutantScore {
    var score = MutantScore()
    score.total = MutantScore.Count(made: 9, killed: 7, killedByRecording: 4, unreached: 1)
    score.rules = [MutantScore.RuleCount(rule: "R-STK-4", places: 2, noticed: 1)]
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
    let read = try KillScore(written(), file: ScoreFile.path)
    #expect(read.total == KillScore.Total(made: 9, killed: 7, killedByRecording: 4))
    let clauses = Dictionary(uniqueKeysWithValues: read.clauses.map { ($0.name, $0.count) })
    #expect(clauses == Self.score.clauses)
  }

  @Test func `the schema names every member, and demands all`() throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../../Docs/Schemas/mutants.schema.json").standardized
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
