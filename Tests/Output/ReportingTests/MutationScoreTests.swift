import SpecFormat
import Testing

@testable import Reporting

struct MutationScoreTests {
  private static let text = """
    {
      "clauses" : {
        "Specs/a.md#one" : 12,
        "Specs/a.md#too" : 1,
        "Specs/gone.md#one" : 2,
        "Specs/gone.md#other" : 3,
        "Specs/unread.md#one" : 4
      },
      "survivors" : [{"nearest" : ["Specs/a.md#too"]}],
      "total" : {"killed" : 7, "killedByRecording" : 4, "made" : 9, "unreached" : 1}
    }
    """

  private func mistakes(in text: String) -> [String] {
    do throws(MutationScoreError) {
      _ = try MutationScore(text, file: "m.json")
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @Test func `parses the totals and the mutants that each clause alone detects`() throws {
    let score = try MutationScore(Self.text, file: "m.json")
    #expect(score.total == MutationScore.Total(made: 9, killed: 7, killedByRecording: 4))
    #expect(score.clauses.map(\.count) == [12, 1, 2, 3, 4])
    #expect(score.count(of: "one", in: "Specs/a.md") == 12)
    #expect(score.count(of: "two", in: "Specs/a.md") == 0)
  }

  @Test func `invalid fields are reported with their line and column`() {
    let text = """
      {"total": {"made": 3, "kiled": 1, "killedByRecording": 4},
       "clauses": {"Specs/a.md": 1, "Specs/a.md#b": -1, "Specs/a.md#c": 1,
       "Specs/a.md#c": "two"}}
      """
    #expect(
      mistakes(in: text) == [
        "m.json:1:11: error: 'killed' is missing; 'kiled' is there",
        "m.json:1:56: error: 'killedByRecording' is 4, but 'made' is only 3",
        "m.json:2:14: error: 'Specs/a.md' is not a clause: expected a path and a slug, as in 'Specs/a.md#slug'",
        "m.json:2:47: error: 'Specs/a.md#b' must be a whole number from 0",
        "m.json:3:2: error: 'Specs/a.md#c' is given twice",
        "m.json:3:18: error: 'Specs/a.md#c' must be a whole number from 0",
      ]
    )
  }

  @Test(
    arguments: [
      ("{", "m.json:1:2: error: expected '\"', not the end"),
      ("[]", "m.json:1:1: error: the file must be an object: {\"…\": …}"),
      ("{\"clauses\": {}}", "m.json:1:1: error: 'total' is missing"),
      (
        "{\"clauses\": 1, \"total\": {\"made\": 0, \"killed\": 0, \"killedByRecording\": 0}}",
        "m.json:1:13: error: 'clauses' must be an object: {\"…\": …}"
      ),
    ]
  )
  func `a file that is not a mutation score gives an error with its position`(
    text: String,
    mistake: String
  ) {
    #expect(mistakes(in: text) == [mistake])
  }

  @Test func `unknown clauses are reported with a suggestion of a similar clause`() throws {
    let spec = "# A\n\n## One\n\nProse.\n\n## Two\n\nProse.\n"
    let document = SpecParser.parse(bytes: Array(spec.utf8), file: "Specs/a.md", name: "a").document
    let unknown = UnknownClauses(of: try MutationScore(Self.text, file: "m.json"), in: [document])
    #expect(
      unknown.notes(of: "m.json") { $0 == "Specs/unread.md" } == [
        "m.json:4:5: note: there is no spec with the clause 'Specs/a.md#too'; did you mean 'Specs/a.md#two'?",
        "m.json:5:5: note: there is no spec with the clause 'Specs/gone.md#one'; did you mean 'Specs/a.md#one'?",
        "m.json:6:5: note: there is no spec with the clause 'Specs/gone.md#other'",
      ]
    )
  }

  @Test func `mutants.schema.json requires each count that is read, as an integer from 0`() throws {
    let schema = try #require(JSONSchema().files["mutants.schema.json"])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(schema["required"] as? [String] ?? []).isSuperset(of: ["total", "clauses"]))
    #expect(properties["total"]?["$ref"] as? String == "#/$defs/count")
    let values = try #require(properties["clauses"]?["additionalProperties"] as? [String: String])
    #expect(values == ["$ref": "#/$defs/number"])
    let count = try #require(definitions["count"])
    let counts = try #require(count["properties"] as? [String: [String: String]])
    let required = try #require(count["required"] as? [String])
    #expect(!MutationScoreReader.totals.isEmpty)
    for name in MutationScoreReader.totals {
      #expect(required.contains(name))
      #expect(counts[name]?["$ref"] == "#/$defs/number")
    }
    #expect(definitions["number"]?["type"] as? String == "integer")
    #expect(definitions["number"]?["minimum"] as? Int == 0)
  }
}
