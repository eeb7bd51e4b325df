import Foundation
import Testing

struct CheckCommandTests {
  @Test func `holds where all scenarios do`() throws {
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

  @Test func `tells the line of what does not hold`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works!")])
    let outcome = try package.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Specs/a.md:9: failed: `calls` of a#it-works"))
    #expect(
      outcome.output.contains("Specs/a.md:10: never: expected 1, actual 0, difference -1")
    )
  }

  @Test func `goes on behind scenarios that trap, hang and exit`() throws {
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

  @Test func `a copy of the worker tells nothing`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It forks", "It works")])
    let outcome = try package.run("check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("passed a#it-forks\npassed a#it-works\n"))
  }

  @Test func `nobody waits for a process that outlives its scenario`() throws {
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

  @Test func `a thread that an earlier scenario left is no verdict on a later one`() throws {
    let spec = FixturePackage.spec("It leaves a thread", "It rests", "It works")
    let outcome = try FixturePackage(["a.md": spec]).run("check")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.errors.contains("a scenario before a#it-rests left state behind"))
  }

  @Test func `a crash and a time limit are failures that may be known`() throws {
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

  @Test func `a known failure that holds is not green`() throws {
    let text = FixturePackage.spec("It works")
      .replacing("```calls", with: "```calls known-failure=\"not yet\"")
    let outcome = try FixturePackage(["a.md": text]).run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("unexpected-pass a#it-works\n"))
  }

  @Test func `tells what a scenario prints behind its id, and keeps it out of the verdicts`() throws
  {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It prints", "It works")])
    let outcome = try package.run("check")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("by a scenario"))
    #expect(outcome.errors == "a#it-prints: {\"printed\": \"by a scenario\"}\n")
  }

  @Test func `a run for other programs has what a scenario prints`() throws {
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

  @Test func `keeps the beginning and the end of what a scenario prints for ever`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It prints for ever")])
    let outcome = try package.run("check", "--timeout", "1", "--format", "json")
    #expect(outcome.output.contains("\"timed-out\""))
    #expect(outcome.output.contains("bytes are omitted"))
    #expect(outcome.output.utf8.count < 200_000)
    #expect(outcome.errors == "")
  }

  @Test func `shows what a scenario printed before it trapped, and not the runtime's addresses`()
    throws
  {
    let names = FixturePackage.spec("It prints", "It tells and traps", "It traps", "It works")
    let outcome = try FixturePackage(["a.md": names]).run("check")
    #expect(outcome.errors == "a#it-prints: {\"printed\": \"by a scenario\"}\n")
    #expect(!outcome.output.contains("stack trace"))
    #expect(!outcome.output.contains("libswiftCore"))
    // Printed lines that are already in the note are not repeated.
    #expect(outcome.output.components(separatedBy: "printed:").count == 2)
    #expect(outcome.output.contains("\n  printed:\n    the last words\n    of the fixture\n"))
  }

  @Test func `verdicts that cannot be written are a fault`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run(["check"], output: "/dev/full")
    #expect(outcome.status == 70)
    #expect(outcome.errors.contains("'standard output' cannot be written"))
  }

  @Test func `names every path that has nothing at it`() throws {
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

  @Test func `writes verdicts to a file`() throws {
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
  func `checks what is chosen and nothing else`(words: [String]) throws {
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
      ([], 2, "usage: FixtureTool COMMAND"),
    ] as [([String], Int32, String)]
  )
  func `nothing to check is not green`(words: [String], status: Int32, message: String) throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    try package.write("# Notes\n", to: "Docs/notes.md")
    let outcome = try package.run(words)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test func `lists every mistake of a suite without a well-formed spec`() throws {
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

  @Test func `no spec at all is not green`() throws {
    #expect(try FixturePackage([:]).run("check").status == 5)
  }

  @Test func `helps`() throws {
    let outcome = try FixturePackage([:]).run("check", "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("usage: FixtureTool check [paths ...] [--filter TEXT]"))
  }
}
