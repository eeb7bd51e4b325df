import Testing

struct CompareCommandTests {
  /// Returns a package with the reports of two runs, of the scenarios before and after a change.
  private func package(base: [String], head: [String]) throws -> FixturePackage {
    let package = try FixturePackage(["a.md": FixturePackage.spec(base)])
    _ = try package.run("check", "--format=json", "--output=base.json")
    try package.write(FixturePackage.spec(head), to: "Specs/a.md")
    _ = try package.run("check", "--format=json", "--output=head.json")
    return package
  }

  @Test func `compare exits with 1 for a newly failing expectation`() throws {
    let package = try package(base: ["One works"], head: ["One works!"])
    let outcome = try package.run("compare", "base.json", "head.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Newly failing:\n"))
    #expect(outcome.output.contains("    Specs/a.md:9: `calls` of a#one-works (passed → failed)\n"))
  }

  @Test func `compare exits with 0 for fixed and for still failing expectations`() throws {
    let package = try package(
      base: ["One works!", "Two works!", "Three works"],
      head: ["One works", "Two works!", "Four works"]
    )
    let outcome = try package.run("compare", "base.json", "head.json")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Fixed:\n"))
    #expect(outcome.output.hasSuffix("Scenarios: 1 fixed, 1 renamed. There are no regressions.\n"))
  }

  @Test func `compare --renamed pairs scenarios whose ids and expectations differ`() throws {
    let package = try package(base: ["One works"], head: ["Another works!"])
    try package.write(#"{"a#one-works": "a#another-works"}"#, to: "renamed.json")
    let words = ["compare", "base.json", "head.json"]
    #expect(try package.run(words).output.contains("(passed → failed)") == false)
    let outcome = try package.run(words + ["--renamed", "renamed.json"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("`calls` of a#another-works (passed → failed)\n"))
  }

  @Test(arguments: [("[1]", 3, "it is not a JSON object of strings"), (nil, 2, "there is no file")])
  func `compare --renamed rejects a missing or malformed table`(
    text: String?,
    status: Int32,
    message: String
  ) throws {
    let package = try package(base: ["One works"], head: ["One works"])
    if let text { try package.write(text, to: "renamed.json") }
    let outcome = try package.run("compare", "base.json", "head.json", "--renamed=renamed.json")
    #expect(outcome.status == status)
    #expect(outcome.errors.contains("renamed.json"))
    #expect(outcome.errors.contains(message))
  }

  @Test func `compare --history lists runs and writes a chart and a badge`() throws {
    let package = try package(base: ["One works"], head: ["One works!", "Two works"])
    let words = ["--history", "runs/history.jsonl", "--commit", "c0ffee"]
    _ = try package.run(["compare", "base.json"] + words)
    let outcome = try package.run(["compare", "head.json", "--figures", "runs"] + words)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains(" c0ffee: ") })
    #expect(lines.last?.hasSuffix(": 1 fail, 1 more scenario, 1 more failure") == true)
    #expect(package.text(of: "runs/history.jsonl")?.contains(#""failing":["a#one-works"]"#) == true)
    #expect(package.text(of: "runs/history.svg")?.contains("2 runs from") == true)
    #expect(package.text(of: "runs/history-badge.svg")?.contains("1 fail") == true)
  }

  @Test func `compare with more than two reports lists them as runs of a history`() throws {
    let package = try package(base: ["One works"], head: ["One works", "Two works"])
    let outcome = try package.run("compare", "base.json", "base.json", "head.json")
    #expect(outcome.status == 0)
    let passed = "1 more scenario, 1 more passing expectation"
    let lines = ["base: 1 of 1 hold", "base: 1 of 1 hold", "head: 2 of 2 hold, \(passed)"]
    #expect(outcome.output == lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    (["--figures=."], "--figures without '--history'"),
    (["--history=a.jsonl", "--format=json"], "--format with a history"),
  ])
  func `compare rejects --figures without --history, and --format with --history`(
    options: [String],
    message: String
  ) throws {
    let package = try package(base: ["One works"], head: ["One works"])
    let outcome = try package.run(["compare", "base.json", "head.json"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test(arguments: [("text", "Newly"), ("markdown", "# Changes\n"), ("json", "{\n")])
  func `compare --format has text, Markdown and JSON, also with --output`(
    format: String,
    beginning: String
  ) throws {
    let package = try package(base: ["One works"], head: ["One works!"])
    let words = ["compare", "base.json", "head.json", "--format", format]
    let outcome = try package.run(words)
    #expect(outcome.output.hasPrefix(beginning))
    #expect(try package.run(words + ["--output=out/what.txt"]).output == "")
    #expect(package.text(of: "out/what.txt")?.hasPrefix(beginning) == true)
  }

  @Test func `--format comment keeps text outside <!-- plumb -->, rejects partial runs`() throws {
    let package = try package(base: ["One works"], head: ["One works!"])
    let words = ["compare", "base.json", "head.json", "--format=comment", "--output=comment.md"]
    try package.write("Hello\n", to: "comment.md")
    #expect(try package.run(words).status == 1)
    let once = try #require(package.text(of: "comment.md"))
    #expect(once.hasPrefix("Hello\n\n<!-- plumb: begin -->\n### Plumb\n"))
    #expect(try package.run(words).status == 1)
    #expect(package.text(of: "comment.md") == once)
    _ = try package.run("check", "--shard=1/2", "--format=json", "--output=head.json")
    let outcome = try package.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'head.json' is a report of one part of a suite"))
    try package.write("{\"formatVersion\": 1, \"results\": [", to: "head.json")
    #expect(try package.run(words).status == 3)
    #expect(package.text(of: "comment.md") == once)
  }

  @Test(
    arguments: [
      ("text", "There is no base to compare with. Head: 1 scenario, 1 expectation: "),
      ("markdown", "# Changes\n\nThere is no base to compare with. Head: 1 scenario, "),
      ("comment", "<!-- plumb: begin -->\n### Plumb\n\nThere is no base to compare with. Head: "),
      ("json", "{\n  \"changes\" : [\n\n  ],\n"),
    ]
  )
  func `compare --base-may-be-missing exits with 0 without a base report`(
    format: String,
    beginning: String
  ) throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec(["One works!"])])
    _ = try package.run("check", "--format=json", "--output=head.json")
    let words = ["compare", "base.json", "head.json", "--format=\(format)"]
    #expect(try package.run(words).status == 2)
    let outcome = try package.run(words + ["--base-may-be-missing"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(beginning))
    #expect(outcome.output.contains(format == "json" ? "\"failed\" : 1" : "0 passed, 1 failed."))
  }

  @Test func `compare --base-may-be-missing still rejects a malformed base`() throws {
    let package = try package(base: ["One works"], head: ["One works"])
    let words = ["compare", "base.json", "head.json", "--base-may-be-missing"]
    #expect(try package.run(words).output == "Nothing changed.\n")
    try package.write("", to: "base.json")
    let outcome = try package.run(words)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("'base.json' cannot be read"))
  }

  @Test func `compare --format comment lists the errors of a run without a report`() throws {
    let package = try package(base: ["One works"], head: ["One works"])
    let run = try package.run("check", "--filter=no-such", "--format=json", "--output=head.json")
    #expect(run.status == 5)
    let words = ["compare", "base.json", "head.json", "--format=comment", "--output=comment.md"]
    #expect(try package.run(words).status == 3)
    let comment = try #require(package.text(of: "comment.md"))
    let beginning =
      "<!-- plumb: begin -->\n### Plumb\n\n"
      + "There is no report to compare: the run ended with exit code 5.\n\n- "
    #expect(comment.hasPrefix(beginning))
    #expect(comment.contains("no-such"))
    #expect(comment.hasSuffix("\n<!-- plumb: end -->\n"))
    // Only comments can contain these errors.
    #expect(try package.run("compare", "base.json", "head.json").output == "")
  }

  @Test(
    arguments: [
      (["base.json"], 2, "'compare' needs HEAD"), ([], 2, "'compare' needs BASE"),
      (["base.json", "head.json", "more.json"], 2, "there is no file or folder 'more.json'"),
      (["base.json", "nothing.json"], 2, "there is no file or folder 'nothing.json'"),
      (["base.json", "Specs/a.md"], 3, "'Specs/a.md' cannot be read: it is not JSON"),
      (["foreign.json", "head.json"], 3, "'foreign.json' cannot be read: it is not a report"),
    ] as [([String], Int32, String)]
  )
  func `compare reports missing arguments, missing files and unreadable files`(
    words: [String],
    status: Int32,
    message: String
  ) throws {
    let package = try package(base: ["One works"], head: ["One works!"])
    try package.write("{\"tests\": []}", to: "foreign.json")
    let outcome = try package.run(["compare"] + words)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }
}
