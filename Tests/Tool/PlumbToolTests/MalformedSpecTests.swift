@testable import SuiteRunning
import Foundation
import Testing
@testable import PlumbTool

/// Tests a suite with a malformed spec: in all commands and formats, other specs have verdicts, and
/// the exit code is 3.
struct MalformedSpecTests {
  private static let malformed = FixturePackage.spec("It is lost")
    .replacing("```calls", with: "```calls evidense=derived")
  private static let mistake =
    "Specs/b.md:9:10: error: unknown attribute `evidense`; did you mean `evidence`?"

  private func package() throws -> FixturePackage {
    try FixturePackage([
      "a.md": FixturePackage.spec("It works", "It differs!"), "b.md": Self.malformed,
      "c.md": FixturePackage.spec("It works too"),
    ])
  }

  private func object(_ text: String?) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(try #require(text).utf8))
    return try #require(value as? [String: Any])
  }

  private func ids(_ answer: [String: Any]) throws -> [String] {
    try #require(answer["results"] as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  @Test(
    arguments: [
      "human", "json", "junit", "junit-strict", "ctrf", "github", "summary", "markdown",
    ]
  )
  func `check --format prints verdicts of well-formed specs and the error`(format: String) throws {
    let outcome = try package().run("check", "--format", format)
    #expect(outcome.status == 3)
    for slug in ["it-differs"] { #expect(outcome.output.contains(slug)) }
    #expect(outcome.output.contains("evidense"))
    #expect(outcome.output.contains("Specs/b.md"))
    #expect(!outcome.output.contains("it-is-lost"))
    #expect(outcome.errors == (format == "human" ? "" : "\(Self.mistake)\n"))
  }

  @Test func `check prints the error of a malformed spec on a separate line`() throws {
    let output = try package().run("check").output
    #expect(output.hasPrefix("passed a#it-works\nfailed a#it-differs\npassed c#it-works-too\n"))
    #expect(output.contains("\n\n\(Self.mistake)\n\n"))
    #expect(output.hasSuffix("2 passed, 1 failed; 1 malformed spec not run\n"))
  }

  @Test func `check --format json has results of well-formed specs and the error`() throws {
    let answer = try object(package().run("check", "--format=json").output)
    #expect(try ids(answer) == ["a#it-works", "a#it-differs", "c#it-works-too"])
    let messages = try #require(answer["messages"] as? [[String: Any]])
    #expect(messages.map { $0["code"] as? String } == ["attribute-unknown", "failed"])
    #expect(messages.map { $0["id"] as? String } == [nil, "a#it-differs"])
    #expect(messages.first?["suggestions"] as? [String] == ["evidence"])
  }

  @Test func `list prints the scenarios of well-formed specs and the error`() throws {
    let package = try package()
    let outcome = try package.run("list")
    #expect(outcome.status == 3)
    #expect(outcome.errors == "\(Self.mistake)\n")
    let lines = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(lines == ["a#it-works", "a#it-differs", "c#it-works-too"])
    let answer = try object(package.run("list", "--format", "json").output)
    #expect((answer["scenarios"] as? [Any])?.count == 3)
    let messages = try #require(answer["messages"] as? [[String: Any]])
    #expect(messages.map { $0["code"] as? String } == ["attribute-unknown"])
    let alone = try package.run("list", "Specs/b.md")
    #expect(alone.status == 3)
    #expect(alone.output == "")
  }

  @Test func `lint prints warnings for well-formed specs and the error`() throws {
    let package = try package()
    try package.write(FixturePackage.spec("It works"), to: "Specs/d.md")
    let outcome = try package.run("lint")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("\(Self.mistake)\n"))
    #expect(outcome.output.contains("Specs/d.md:9:1: warning: "))
    let answer = try object(package.run("lint", "--format", "json").output)
    let messages = try #require(answer["messages"] as? [[String: Any]])
    #expect(messages.first?["code"] as? String == "attribute-unknown")
    #expect(messages.count > 1)
  }

  @Test func `merge of shards keeps the errors of malformed specs`() throws {
    let package = try package()
    for part in 1...2 {
      let words = ["check", "--shard", "\(part)/2", "--format", "json", "--output", "\(part).json"]
      #expect(try package.run(words).status == 3)
      #expect(try object(package.text(of: "\(part).json"))["results"] is [Any])
    }
    let merged = try package.run("merge", "1.json", "2.json")
    #expect(merged.status == 3)
    #expect(merged.errors == "\(Self.mistake)\n")
    let answer = try object(merged.output)
    #expect(try ids(answer) == ["a#it-works", "a#it-differs", "c#it-works-too"])
    let text = try package.run("merge", "1.json", "2.json", "--format", "human").output
    #expect(text == (try package.run("check").output))
  }

  @Test func `merge names each unreadable report and the reason`() throws {
    let package = try package()
    _ = try package.run("check", "--shard", "1/2", "--format", "json", "--output", "1.json")
    let failed = ["check", "--engine", "/nowhere", "--format", "json", "--output", "failed.json"]
    #expect(try package.run(failed).status == 2)
    try package.write("{", to: "cut.json")
    let outcome = try package.run("merge", "1.json", "cut.json", "failed.json")
    #expect(outcome.status == 3)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("error: 'cut.json' cannot be read: it is not JSON"))
    #expect(
      lines[1]
        == "error: 'failed.json' cannot be read: its run ended with exit code 2 and without a report"
    )
    #expect(lines[2] == "  error: '/nowhere' cannot be started: it does not exist")
  }

  @Test(
    arguments: [
      (["check", "--engine", "/nowhere"], 2), (["check", "Specs/nothing.md"], 2),
      (["check", "--nothing"], 2), (["report", "--input", "nothing.json"], 2),
      (["merge", "nothing.json"], 2), (["check", "Specs/c.md", "--filter", "zebra"], 5),
    ] as [([String], Int32)]
  )
  func `JSON of a run without a report has empty results`(words: [String], status: Int32) throws {
    let outcome = try package().run(words + ["--format", "json"])
    #expect(outcome.status == status)
    let answer = try object(outcome.output)
    #expect(try ids(answer) == [])
    #expect((answer["messages"] as? [Any])?.count == 1)
    #expect(answer["exitCode"] as? Int == Int(status))
  }

  @Test func `list --format json has no results key`() throws {
    let outcome = try package().run("list", "--format", "json")
    #expect(outcome.status == 3)
    #expect(try object(outcome.output)["results"] == nil)
  }

  @Test func `check of only a malformed spec has no results and exits with 3`() throws {
    let outcome = try package().run("check", "Specs/b.md", "--format", "json")
    #expect(outcome.status == 3)
    #expect(try ids(object(outcome.output)) == [])
  }

  @Test func `check of another spec ignores the malformed spec`() throws {
    let outcome = try package().run("check", "Specs/c.md")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("passed c#it-works-too\n"))
  }

  @Test func `compare exits with 1 if a spec with scenarios became malformed`() throws {
    let package = try package()
    _ = try package.run("check", "--format=json", "--output=base.json")
    try package.write("# Title\n", to: "Specs/c.md")
    _ = try package.run("check", "--format=json", "--output=head.json")
    let outcome = try package.run("compare", "base.json", "head.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Missing because of a malformed spec:\n  Specs/c.md:9: "))
    #expect(!outcome.output.contains("Removed"))
    #expect(try package.run("compare", "head.json", "head.json").status == 0)
  }

  @Test func `report does not write Conformance.md if a spec is malformed`() throws {
    let package = try package()
    try package.write("before\n", to: "Docs/Conformance.md")
    for words in [["report"], ["report", "--check"]] {
      let outcome = try package.run(words)
      #expect(outcome.status == 3)
      #expect(outcome.output.contains(Self.mistake))
      #expect(outcome.errors == "note: Docs/Conformance.md is not written: a spec is malformed\n")
      #expect(package.text(of: "Docs/Conformance.md") == "before\n")
    }
  }

  @Test func `accept updates blocks of well-formed specs only`() throws {
    let package = try package()
    let outcome = try package.run("accept")
    #expect(outcome.status == 3)
    #expect(outcome.errors == "\(Self.mistake)\n1 block accepted\n")
    #expect(package.text(of: "Specs/a.md")?.contains("never 0\n") == true)
    #expect(package.text(of: "Specs/a.md")?.contains("never 1\n") == false)
    #expect(package.text(of: "Specs/b.md") == Self.malformed)
  }

  @Test func `docs writes pages of well-formed specs and lists the error`() throws {
    let package = try package()
    let outcome = try package.run("docs", "--output", "site")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("\(Self.mistake)\n"))
    let index = try #require(package.text(of: "site/index.html"))
    #expect(index.contains("1 mistake in malformed specs"))
    #expect(package.text(of: "site/scenarios.html")?.contains("href=\"c.html\"") == true)
    let results = try #require(package.text(of: "site/results.html"))
    let part = try #require(results.firstMatch(of: /<section id="malformed".*?<\/section>/))
    #expect(part.output.contains("<a href=\"../Specs/b.md#L9\""))
    #expect(part.output.contains("unknown attribute"))
    try package.write(FixturePackage.spec("It is found"), to: "Specs/b.md")
    #expect(try package.run("docs", "--output", "site").status == 0)
    #expect(package.text(of: "site/index.html")?.contains("id=\"malformed\"") == false)
  }

  @Test func `compare --history rejects a run with malformed specs`() throws {
    let package = try package()
    _ = try package.run("check", "--format=json", "--output=run.json")
    let outcome = try package.run("compare", "run.json", "--history", "history.jsonl")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("'run.json' cannot be read: its counts omit malformed specs"))
  }

  @Test func `SpecChecks has a mistake instead of scenarios for a malformed spec`() throws {
    let package = try package()
    let checks = SpecChecks(
      of: SuiteFolder(root: package.path(of: "."), folder: "Specs"),
      engine: "plumb-engine"
    )
    #expect(checks.scenarios.map(\.id) == ["a#it-works", "a#it-differs", "c#it-works-too"])
    #expect(checks.mistakes.map(\.line) == [9])
  }
}
