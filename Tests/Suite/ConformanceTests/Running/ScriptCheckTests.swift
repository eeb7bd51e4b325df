@testable import SpecAuthoring
import Conformance
import Scenarios
import SpecFormat
import Testing
import PlumbEngine

/// Tests the results of scripts, which are not compiled.
@MainActor
struct ScriptCheckTests {
  /// Returns the result of a script, whose fence is at line 2.
  private func result(_ info: String, _ lines: String) throws -> ExpectationResult {
    let text = "# Title\n```script \(info)\n\(lines)\n```\n"
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    try #require(parsed.diagnostics.map(\.description) == [])
    let catalog = Catalog(root: "/", folder: "Specs", scenarios: [])
    let results = ConformanceRunner(engine: CompiledEngine(catalog.scenarios))
      .run(try #require(parsed.document.scenarios.first), in: parsed.document)
    return try #require(results.first)
  }

  private func accepted(_ info: String, _ lines: String) throws -> String? {
    let written = lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { EditedLine(source: 3 + $0, text: String($1)) }
    return try result(info, lines).accepted.map { accepted in
      AcceptedBlock(written: written, kind: "script").lines(accepted).map(\.text)
        .joined(separator: "\n")
    }
  }

  @Test func `a script passes if every outcome, value and state matches`() throws {
    let result = try result(
      "snapshot evidence=derived",
      """
      A: a b | B: c d e | C:
      moveSection E before B      refused unknown-section
      deleteItems d zz            ok      A: a b | B: c e | C:
      appendItems a x to B        ok      A: b | B: c e a x | C:
      itemIdentifiers B -> c e a x    ok
      numberOfItems A -> 1    ok
      """
    )
    #expect(result.mismatches == [])
    #expect(result.verdict == .passed)
    #expect(result.block == "script")
    #expect(result.evidence == .derived)
    #expect(result.line == 2)
  }

  @Test func `each difference in a script is reported at its line`() throws {
    let result = try result(
      "section-snapshot",
      """
      a+(b)
      level b -> 2   ok
      delete z       ok
      append c to a  ok                    a+(b)
      append c       refused unknown-item
      """
    )
    #expect(result.verdict == .failed)
    #expect(
      result.mismatches.map { "\($0.line): \($0.subject): \($0.expected), \($0.actual)" } == [
        "4: level b: -> 2, -> 1",
        """
        5: delete z: ok, refused unknown-item: delete in Specs/a.md:5 is refused: the section \
        snapshot has no item "z"; append the item first, or check with contains whether it exists
        """,
        "6: append c to a: a+(b), a+(b c)",
        """
        7: append c: refused unknown-item, refused duplicate-items: append in Specs/a.md:7 is \
        refused: "c" would be in the section snapshot more than once; pass each item once, and \
        delete existing items before adding them again
        """,
      ]
    )
    #expect(result.actual.contains("level b -> 1"))
  }

  @Test func `a call that succeeds instead of being refused reports outcome and state`() throws {
    let result = try result("snapshot", "-\nappendSections A  refused section-already-present")
    #expect(result.mismatches.map(\.actual) == ["ok", "A:"])
  }

  @Test(
    arguments: [
      (" known-failure=\"not yet\"", "refused unknown-item", .knownFailure),
      (" known-failure=\"not yet\"", "ok", .unexpectedPass),
      (" skip=\"later\"", "refused unknown-item", .skipped),
    ] as [(String, String, Verdict)]
  )
  func `known-failure= gives a script knownFailure or unexpectedPass, and skip= gives skipped`(
    info: String,
    outcome: String,
    verdict: Verdict
  ) throws {
    #expect(try result("snapshot\(info)", "-\ndeleteItems a  \(outcome)").verdict == verdict)
  }

  @Test func `snapshotOf accepts a tree with or without the parent as its root`() throws {
    let script = "a+(b(c)) d\nsnapshotOf a -> a+(b(c))  ok\nsnapshotOf a -> b(c)  ok"
    #expect(try result("section-snapshot", script).verdict == .passed)
    let wrong = "a+(b(c)) d\nsnapshotOf a -> a(b(c))  ok\nsnapshotOf a -> b+(c)  ok"
    #expect(
      try result("section-snapshot", wrong).mismatches.map(\.actual) == ["-> a+(b(c))", "-> b(c)"]
    )
  }

  @Test func `a call without an outcome is an error that suggests plumb accept`() throws {
    let result = try result("snapshot", "-\nappendSections A")
    #expect(result.verdict == .error)
    #expect(result.note == "a call has no outcome yet: 'plumb accept' writes it")
  }

  @Test func `accepting fills missing outcomes in aligned columns`() throws {
    let script = "A: a\nappendItems b c to A\nnumberOfItems A\n\nmoveItem z after a\nreloadItems a"
    #expect(
      try accepted("snapshot", script) == """
        A: a
        appendItems b c to A  ok  A: a b c
        numberOfItems A -> 3  ok

        moveItem z after a    refused unknown-item
        reloadItems a         ok
        """
    )
  }

  @Test func `accepting changes only wrong results and keeps the author's columns`() throws {
    let script = """
      a+(b)
      level b -> 2     ok
      delete z         ok        a+(b)
        append   c to a  ok      a+(b)
      expand b         ok        a+(b+ c)
      """
    #expect(
      try accepted("section-snapshot", script) == """
        a+(b)
        level b -> 1     ok
        delete z         refused unknown-item  a+(b)
          append   c to a  ok      a+(b c)
        expand b         ok        a+(b+ c)
        """
    )
  }

  @Test func `a script that passes has no accepted lines`() throws {
    #expect(try accepted("snapshot", "-\nappendSections A  ok") == nil)
  }
}
