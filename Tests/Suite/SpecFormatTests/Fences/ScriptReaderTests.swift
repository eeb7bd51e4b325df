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

  @Test func `reads the start, calls, outcomes and states`() throws {
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
  func `a list of names may be empty`(line: String) throws {
    let call = try #require(try script("snapshot", "A:\n\(line)").lines.first).call
    #expect(call.names == [])
    #expect(call.target == "B")
  }

  @Test(arguments: ["append a to nil  ok", "append a to -  ok", "append a  ok"])
  func `nobody can be named as a parent`(line: String) throws {
    let call = try #require(try script("section-snapshot", "-\n\(line)").lines.first).call
    #expect(call.names == ["a"])
    #expect(call.target == nil)
  }

  @Test func `names are quoted where they are no plain words`() throws {
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
  func `writes a tree as it is read`(tree: String) throws {
    let script = try script("section-snapshot", "\(tree)\nexpand  ok  \(tree)")
    #expect("\(script.start)" == tree)
    #expect(script.lines[0].state == script.start)
  }

  @Test func `blanks do not matter in a tree`() throws {
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
  func `reads values`(call: String, value: ScriptValue) throws {
    let line = try #require(try script("section-snapshot", "a\n\(call)    ok").lines.first)
    #expect(line.value == value)
    #expect(line.outcome == .done)
  }

  @Test(arguments: [
    ("numberOfItems S -> 3", ScriptValue.count(3)),
    ("itemIdentifiers S -> a b", .names(["a", "b"])),
    ("itemIdentifiers S ->", .names([])), ("itemIdentifiers S -> -", .names([])),
  ])
  func `reads values of a snapshot`(call: String, value: ScriptValue) throws {
    #expect(try script("snapshot", "-\n\(call)    ok").lines.first?.value == value)
  }

  @Test func `a snapshot in a call may be a tree`() throws {
    let call = try #require(
      try script("section-snapshot", "p\nreplaceChildren p with a+(b) c  ok").lines.first
    ).call
    #expect(call.name == "p")
    #expect(call.object.map(\.level) == [0, 1, 0])
    #expect(call.object.map(\.isExpanded) == [true, false, false])
  }

  @Test func `a call without an outcome is to be filled, and no mistake`() throws {
    let script = try script("snapshot", "-\nappendSections A")
    #expect(script.lines.map(\.outcome) == [nil])
  }

  @Test func `a script is a scenario of its clause`() {
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

  @Test func `every call has a sample that it can be read from`() throws {
    for verb in ScriptVerb.allCases {
      let sample = String(verb.usage.prefix { $0 != "," })
      let script = try script(verb.form.rawValue, "-\n\(sample)  ok")
      #expect(script.lines.first?.call.verb == verb)
    }
  }
}
