import Foundation
import Testing

struct CheckCommandTests {
  @Test func `check exits with 0 if all scenarios pass`() throws {
    let package = try FixturePackage(["views/a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("check")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        passed views/a#it-works

        1 scenario, 1 expectation: 1 passed

        """
    )
    #expect(outcome.errors == "")
  }

  @Test func `check prints the file and line of a mismatch`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works!")])
    let outcome = try package.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Specs/a.md:9: failed: `calls` of a#it-works"))
    #expect(
      outcome.output.contains("Specs/a.md:10: never: expected 1, actual 0, difference -1")
    )
  }

  @Test func `check continues after scenarios that trap, hang or exit`() throws {
    let names = FixturePackage.spec(
      "It traps",
      "It never ends",
      "It exits",
      "It is uncompiled",
      "It is changed",
      "It works"
    )
    let package = try FixturePackage(["a.md": names])
    let outcome = try package.run("check", "--timeout", "1")
    #expect(outcome.status == 4)
    let verdicts = outcome.output.split(separator: "\n").prefix(6).map { String($0) }
    #expect(
      verdicts == [
        "crashed a#it-traps", "timed-out a#it-never-ends", "crashed a#it-exits",
        "does-not-compile a#it-is-uncompiled", "does-not-compile a#it-is-changed",
        "passed a#it-works",
      ]
    )
    #expect(outcome.output.contains("ended by SIG"))
    #expect(outcome.output.contains("Fatal error: the fixture traps"))
    #expect(outcome.output.contains("did not end within 1 s"))
  }

  @Test func `a process forked by a scenario reports no verdicts`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It forks", "It works")])
    let outcome = try package.run("check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("passed a#it-forks\npassed a#it-works\n"))
  }

  @Test func `check ends a child process that outlives its scenario`() throws {
    let spec = FixturePackage.spec("It leaves a child", "It works", "It traps")
    let package = try FixturePackage(["a.md": spec])
    let start = ContinuousClock.now
    let outcome = try package.run("check")
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(try package.processes(named: "sleep 19").isEmpty)
    #expect(
      outcome.output.contains("passed a#it-leaves-a-child\npassed a#it-works\ncrashed a#it-traps")
    )
  }

  @Test func `a thread left by an earlier scenario does not fail a later one`() throws {
    let spec = FixturePackage.spec("It leaves a thread", "It rests", "It works")
    let outcome = try FixturePackage(["a.md": spec]).run("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.errors.contains("a scenario before a#it-rests left state behind"))
  }

  @Test func `known-failure also covers a crash and an exceeded time limit`() throws {
    let text = FixturePackage.spec("It traps", "It never ends")
      .replacing("```calls", with: "```calls known-failure=\"not yet\"")
    let outcome = try FixturePackage(["a.md": text]).run("check", "--timeout=0.5")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        "known-failure a#it-traps (not yet)\nknown-failure a#it-never-ends (not yet)\n"
      )
    )
    #expect(outcome.errors == "")
  }

  @Test func `a known failure that passes exits with 1 as unexpected-pass`() throws {
    let text = FixturePackage.spec("It works")
      .replacing("```calls", with: "```calls known-failure=\"not yet\"")
    let outcome = try FixturePackage(["a.md": text]).run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("unexpected-pass a#it-works\n"))
  }

  @Test func `check prints a scenario's output to standard error, after its id`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It prints", "It works")])
    let outcome = try package.run("check")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("by a scenario"))
    #expect(outcome.errors == "a#it-prints: {\"printed\": \"by a scenario\"}\n")
  }

  @Test func `JSON, JUnit and CTRF reports contain the output of a scenario`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It prints")])
    #expect(try package.run("check", "--format", "json", "--output", "run.json").status == 0)
    let json = try #require(package.text(of: "run.json"))
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let part = "{\\\"printed\\\": \\\"by a scenario\\\"}\\n\""
    #expect(json.contains("\"printed\" : \"\(part)"))
    for (format, part) in [
      ("junit", "<system-out>{\"printed\": \"by a scenario\"}"), ("ctrf", "\"stdout\" : ["),
    ] {
      #expect(
        try package.run("report", "--input=run.json", "--format", format).output.contains(part)
      )
    }
  }

  @Test func `check keeps the beginning and the end of endless scenario output`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It prints for ever")])
    let outcome = try package.run("check", "--timeout", "1", "--format", "json")
    #expect(outcome.output.contains("\"timed-out\""))
    #expect(outcome.output.contains("bytes are omitted"))
    #expect(outcome.output.utf8.count < 200_000)
    #expect(outcome.errors == "")
  }

  @Test func `check shows output before a trap without the runtime's stack trace`() throws {
    let names = FixturePackage.spec("It prints", "It tells and traps", "It traps", "It works")
    let outcome = try FixturePackage(["a.md": names]).run("check")
    #expect(outcome.errors == "a#it-prints: {\"printed\": \"by a scenario\"}\n")
    #expect(!outcome.output.contains("stack trace"))
    #expect(!outcome.output.contains("libswiftCore"))
    // Printed lines that are already in the note are not repeated.
    #expect(outcome.output.components(separatedBy: "printed:").count == 2)
    #expect(outcome.output.contains("\n  printed:\n    the last words\n    of the fixture\n"))
  }

  @Test func `check exits with 70 if standard output cannot be written`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run(["check"], output: "/dev/full")
    #expect(outcome.status == 70)
    #expect(outcome.errors.contains("'standard output' cannot be written"))
  }

  @Test func `check names every path that does not exist`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("check", "Specs/b.md", "Specs/a.md", "zzz")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: there is no file or folder 'Specs/b.md'
        error: there is no file or folder 'zzz'

        """
    )
  }

  @Test func `check --output writes verdicts to a file`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("check", "--format=junit", "--output=out/report.xml")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(package.text(of: "out/report.xml")?.hasPrefix("<?xml") == true)
  }

  @Test(arguments: [
    ["Specs/b"], ["Specs/b/c.md"], ["--filter", "IT-WORKS"], ["Specs/b", "Specs/b"],
    ["Specs/b", "--filter", ""],
  ])
  func `check runs only the scenarios that a path or --filter selects`(words: [String]) throws {
    let package = try FixturePackage([
      "a.md": FixturePackage.spec("It fails!"), "b/c.md": FixturePackage.spec("It works"),
    ])
    let outcome = try package.run(["check"] + words)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("passed b/c#it-works\n"))
  }

  @Test(
    arguments: [
      (["check", "--filter", "nothing"], 5, "no scenario's id contains 'nothing'"),
      (["check", "Docs"], 5, "there is no spec in 'Docs'"),
      (["check", "Specs/b.md"], 2, "there is no file or folder 'Specs/b.md'"),
      (["check", "--format", "jsn"], 2, "did you mean 'json'?"),
      (["chekc"], 2, "did you mean 'check'?"),
      (["install", ""], 2, "'install' needs PREFIX"),
      ([], 2, "usage: FixtureTool COMMAND"),
    ] as [([String], Int32, String)]
  )
  func `an empty selection exits with 5, and a command line error with 2`(
    words: [String],
    status: Int32,
    message: String
  ) throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    try package.write("# Notes\n", to: "Docs/notes.md")
    let outcome = try package.run(words)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test func `check lists the errors of all specs if no spec is well-formed`() throws {
    let package = try FixturePackage([
      "a.md": "# Title\n## One\n```frmes\n```\n",
      "b.md": "# Title\n",
    ])
    let outcome = try package.run("check")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("Specs/a.md:3:"))
    #expect(outcome.output.contains("\nSpecs/b.md:1:"))
    #expect(outcome.output.hasSuffix("0 passed; 2 malformed specs not run\n"))
    #expect(outcome.errors == "")
  }

  @Test func `check exits with 5 if the package has no spec`() throws {
    #expect(try FixturePackage([:]).run("check").status == 5)
  }

  @Test func `check --help prints the usage`() throws {
    let outcome = try FixturePackage([:]).run("check", "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("usage: FixtureTool check [paths ...] [--filter TEXT]"))
  }
}
