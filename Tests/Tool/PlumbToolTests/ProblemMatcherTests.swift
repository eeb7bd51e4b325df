import Foundation
import Testing

/// Tests the regular expression in the guide with which VS Code finds places in the tool's output.
struct ProblemMatcherTests {
  private struct Settings: Decodable {
    struct Task: Decodable {
      var args: [String]
      var problemMatcher: Matcher
    }

    struct Matcher: Decodable, Equatable {
      var severity: String
      var pattern: Pattern
    }

    struct Pattern: Decodable, Equatable {
      var regexp: String
      var file: Int
      var line: Int
      var column: Int
      var severity: Int
      var message: Int
    }

    var tasks: [Task]
  }

  /// A place that the expression finds, with its severity.
  private struct Problem: Hashable {
    var file: String
    var line: Int
    var severity: String
  }

  private static func settings() throws -> Settings {
    let guide = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Guide/Editor.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /\n```json\n((?s).*?)\n```\n/))
    return try JSONDecoder().decode(Settings.self, from: Data(block.output.1.utf8))
  }

  private static func problems(in output: String) throws -> Set<Problem> {
    let matcher = try #require(settings().tasks.first).problemMatcher
    let pattern = matcher.pattern
    let expression = try Regex(pattern.regexp)
    return Set(
      output.split(separator: "\n").compactMap { line in
        guard let match = line.wholeMatch(of: expression),
          let file = match[pattern.file].substring,
          let number = match[pattern.line].substring.flatMap({ Int($0) }),
          match[pattern.message].substring?.isEmpty == false
        else { return nil }
        let severity = match[pattern.severity].substring.map(String.init)
        return Problem(file: String(file), line: number, severity: severity ?? matcher.severity)
      }
    )
  }

  /// Returns the places in the tool's JSON output.
  private static func places(_ json: String) throws -> [(code: String, problem: Problem)] {
    let answer = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let messages = try #require(answer?["messages"] as? [[String: Any]])
    return try messages.map { message in
      let problem = Problem(
        file: try #require(message["file"] as? String),
        line: try #require(message["line"] as? Int),
        severity: try #require(message["severity"] as? String)
      )
      return (try #require(message["code"] as? String), problem)
    }
  }

  /// Runs a command in both formats, and expects the expression to find every message, with a code
  /// of each.
  private func expectFound(
    _ words: [String],
    in specs: [String: String],
    codes: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let package = try FixturePackage(specs)
    let (run, runForPrograms) = try (
      package.start(words), package.start(words + ["--format", "json"])
    )
    let outcome = run.outcome()
    let found = try Self.problems(in: outcome.output + "\n" + outcome.errors)
    let places = try Self.places(runForPrograms.outcome().output)
    #expect(Set(places.map(\.code)) == Set(codes), sourceLocation: sourceLocation)
    for (code, problem) in places {
      #expect(found.contains(problem), "\(code) \(problem)", sourceLocation: sourceLocation)
    }
    let known = Set(places.map(\.problem.file))
    #expect(found.allSatisfy { known.contains($0.file) }, sourceLocation: sourceLocation)
  }

  @Test func `all VS Code tasks run check or lint with the same problem matcher`() throws {
    let tasks = try Self.settings().tasks
    #expect(tasks.map { $0.args[0] } == ["check", "check", "lint"])
    for task in tasks { #expect(task.problemMatcher == tasks[0].problemMatcher) }
  }

  @Test func `the problem matcher finds each kind of failing verdict`() throws {
    let names = ["It fails!", "It traps", "It is changed", "It never ends", "It works"]
    let marked = "```calls known-failure=\"why\"\nnever 0\n```"
    let issue = "```issues\ninvalid-dimension\n```\n\n```frames 1x1\n#no 0 0 1 1\n```"
    let spec = FixturePackage.spec(names + ["It complains"])
      .replacing("```calls\nnever 0\n```\n\n## It complains", with: "\(marked)\n\n## It complains")
    try expectFound(
      ["check", "--timeout", "1"],
      in: [
        "a b.md": spec,
        "folder/issue.md": FixturePackage.spec("It complains")
          .replacing("```calls\nnever 0\n```", with: issue),
        "traps.md": FixturePackage.spec("It traps")
          .replacing("```calls\nnever 0\n```", with: "```calls\n```\n\n```calls\nnever 0\n```"),
      ],
      codes: [
        "failed", "crashed", "compiler-error", "timed-out", "unexpected-pass", "invalid-dimension",
        "position-not-a-number", "error", "not-run",
      ]
    )
  }

  @Test(arguments: [["check"], ["lint"]])
  func `the problem matcher finds errors in specs`(words: [String]) throws {
    try expectFound(
      words,
      in: [
        "a.md": FixturePackage.spec("It works").replacing("```calls", with: "```calls nonsense=1")
      ],
      codes: ["attribute-unknown"]
    )
  }

  @Test func `the problem matcher finds lint warnings`() throws {
    let spec = FixturePackage.spec("It works") + "\n## Nothing\n\n[dead](nowhere.md)\n"
    try expectFound(
      ["lint"],
      in: ["a.md": spec],
      codes: ["evidence-unstated", "clause-uncovered", "link-dead"]
    )
  }
}
