import Testing

@testable import SpecFormat

struct ScriptReaderTests {
  /// Returns the script of a spec without other content.
  private func script(_ info: String, _ lines: String) throws -> ScriptSpec {
    let (document, diagnostics) = parse("```script \(info)\n\(lines)\n```\n")
    try #require(diagnostics.map(\.description) == [])
    guard case .script(let script) = try #require(document.scenarios.first).body else {
      throw ScriptMissing()
    }
    return script
  }

  private struct ScriptMissing: Error {}

  @Test func `reads the initial state, calls, outcomes and resulting states`() throws {
    let script = try script(
      "snapshot evidence=recorded",
      """
      A: a b | B: c d e | C:
      moveSection E before B      refused unknown-section

      deleteItems d zz            ok      A: a b | B: c e | C:
      """
    )
    #expect(script.form == .snapshot)
    #expect("\(script.start)" == "A: a b | B: c d e | C:")
    #expect(script.startLine == 2)
    #expect(script.conditions.evidence == .recorded)
    #expect(script.lines.map(\.line) == [3, 5])
    #expect(script.lines.map(\.callText) == ["moveSection E before B", "deleteItems d zz"])
    #expect(script.lines.map(\.outcome) == [.refused("unknown-section"), .done])
    #expect(script.lines.map { $0.state.map { "\($0)" } } == [nil, "A: a b | B: c e | C:"])
    #expect(
      script.lines[0].call
        == ScriptCall(
          verb: .moveSection,
          subject: [SnapshotItem(name: "E")],
          relation: .before,
          object: [SnapshotItem(name: "B")]
        )
    )
  }

  @Test(arguments: [
    "appendItems to B  ok", "appendItems  to B  ok", "appendItems - to B  ok",
    "appendItems to B\tok",
  ])
  func `appendItems may have an empty list of items`(line: String) throws {
    let call = try #require(try script("snapshot", "A:\n\(line)").lines.first).call
    #expect(call.names == [])
    #expect(call.target == "B")
  }

  @Test(arguments: ["append a to nil  ok", "append a to -  ok", "append a  ok"])
  func `append to nil, to a dash or without a parent has a nil target`(line: String) throws {
    let call = try #require(try script("section-snapshot", "-\n\(line)").lines.first).call
    #expect(call.names == ["a"])
    #expect(call.target == nil)
  }

  @Test func `quoted names may contain spaces, punctuation or keywords`() throws {
    let lines = """
      "마카's PICK": a b | 원:
      appendItems "to" "a b" "-" to "마카's PICK"  ok  "마카's PICK": a b to "a b" "-" | 원:
      """
    let script = try script("snapshot", lines)
    #expect(script.lines[0].call.names == ["to", "a b", "-"])
    #expect(script.lines[0].call.target == "마카's PICK")
    #expect(script.lines[0].state.map { "\($0)" } == "\"마카's PICK\": a b to \"a b\" \"-\" | 원:")
  }

  @Test(arguments: [
    "-", "a", "a b c", "a+(d(f) e) b c(g)", "a(b(c(d)))", "a+ b+(c)", "\"a(\"+(\"b c\")",
  ])
  func `a tree of a section snapshot prints as it was written`(tree: String) throws {
    let script = try script("section-snapshot", "\(tree)\nexpand  ok  \(tree)")
    #expect("\(script.start)" == tree)
    #expect(script.lines[0].state == script.start)
  }

  @Test func `extra spaces in a tree are ignored`() throws {
    let script = try script("section-snapshot", "a + ( d ( f )e ) b\nexpand  ok")
    #expect("\(script.start)" == "a+(d(f) e) b")
  }

  @Test(arguments: [
    ("level a -> 1", ScriptValue.count(1)), ("level a  -> 1", .count(1)),
    ("snapshotOf a -> -", .tree([])),
    (
      "snapshotOf a -> a+(b)",
      .tree([SnapshotItem(name: "a", isExpanded: true), SnapshotItem(name: "b", level: 1)])
    ),
    ("insertSnapshot x after a -> b", .name("b")), ("insertSnapshot x after a -> nil", .name(nil)),
    ("insertSnapshot x after a -> \"nil\"", .name("nil")),
  ])
  func `reads the return value after the arrow in a section-snapshot script`(
    call: String,
    value: ScriptValue
  ) throws {
    let line = try #require(try script("section-snapshot", "a\n\(call)    ok").lines.first)
    #expect(line.value == value)
    #expect(line.outcome == .done)
  }

  @Test(arguments: [
    ("numberOfItems S -> 3", ScriptValue.count(3)),
    ("itemIdentifiers S -> a b", .names(["a", "b"])),
    ("itemIdentifiers S ->", .names([])), ("itemIdentifiers S -> -", .names([])),
  ])
  func `reads the return value after the arrow in a snapshot script`(
    call: String,
    value: ScriptValue
  ) throws {
    #expect(try script("snapshot", "-\n\(call)    ok").lines.first?.value == value)
  }

  @Test func `the snapshot argument of replaceChildren may be a tree`() throws {
    let call = try #require(
      try script("section-snapshot", "p\nreplaceChildren p with a+(b) c  ok").lines.first
    ).call
    #expect(call.name == "p")
    #expect(call.object.map(\.level) == [0, 1, 0])
    #expect(call.object.map(\.isExpanded) == [true, false, false])
  }

  @Test func `a call without an outcome is valid, and its outcome is nil`() throws {
    let script = try script("snapshot", "-\nappendSections A")
    #expect(script.lines.map(\.outcome) == [nil])
  }

  @Test func `a script is a scenario with the id of its clause or its id attribute`() {
    let (document, diagnostics) = parse(
      """
      # T
      ## A clause
      ```script snapshot
      -
      deleteAllItems  ok
      ```
      ```script section-snapshot id=mine skip="later"
      -
      expand a  ok
      ```
      """
    )
    #expect(diagnostics.map(\.description) == [])
    #expect(document.scenarios.map(\.id) == ["x#a-clause", "x#mine"])
    #expect(document.scenarios.map(\.line) == [3, 7])
  }

  @Test func `the usage text of every ScriptVerb parses as a call of that verb`() throws {
    for verb in ScriptVerb.allCases {
      let sample = String(verb.usage.prefix { $0 != "," })
      let script = try script(verb.form.rawValue, "-\n\(sample)  ok")
      #expect(script.lines.first?.call.verb == verb)
    }
  }
}
