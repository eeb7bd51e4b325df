import SpecFormat
import Testing

/// Tests mistakes in scripts.
struct ScriptMistakeTests {
  /// Returns the mistakes of a call, which is at line 3, after an initial state.
  private func mistakes(_ form: String, _ call: String) -> [String] {
    let start = form == "snapshot" ? "A: a" : "a"
    return SpecFormatTests.mistakes(in: "```script \(form)\n\(start)\n\(call)\n```\n")
  }

  @Test func `a script fence without snapshot or section-snapshot is an error`() {
    #expect(
      SpecFormatTests.mistakes(in: "```script\n-\n```\n") == [
        "Specs/x.md:1:1: error: a script needs a form: `script snapshot` and `script section-snapshot`"
      ]
    )
  }

  @Test(arguments: [
    ("snapshots", "; did you mean `snapshot`?"),
    ("sectionSnapshot", "; did you mean `section-snapshot`?"),
    ("tree", "; there are `script snapshot` and `script section-snapshot`"),
  ])
  func `an unknown word after script is an error that suggests snapshot or section-snapshot`(
    form: String,
    hint: String
  ) {
    #expect(
      SpecFormatTests.mistakes(in: "```script \(form)\n-\ndeleteAllItems  ok\n```\n").first
        == "Specs/x.md:1:11: error: unknown form of script `\(form)`\(hint)"
    )
  }

  @Test func `a proposal or rtl on a script fence is an error`() {
    #expect(
      SpecFormatTests.mistakes(in: "```script snapshot 320x480 rtl\n-\ndeleteAllItems  ok\n```\n")
        == [
          "Specs/x.md:1:20: error: unexpected word `320x480` on a `script snapshot` fence",
          "Specs/x.md:1:28: error: `rtl` does not apply to a `script snapshot` fence",
        ]
    )
  }

  @Test func `a script without an initial state or without a call is an error`() {
    let start =
      "error: the first line of a script must be the state before the first call; `-` is the empty state"
    #expect(
      SpecFormatTests.mistakes(in: "```script snapshot\n```\n") == ["Specs/x.md:1:1: \(start)"]
    )
    #expect(
      SpecFormatTests.mistakes(in: "```script section-snapshot\nappend a  ok\nexpand a  ok\n```\n")
        == ["Specs/x.md:2:1: \(start)"]
    )
    #expect(
      SpecFormatTests.mistakes(in: "```script snapshot\n-\n```\n") == [
        """
        Specs/x.md:1:1: error: the script checks nothing: no call follows the initial state
        """
      ]
    )
  }

  @Test(arguments: [
    ("deleteItem a  ok", "; did you mean `deleteItems`?"),
    ("appenditems a  ok", "; did you mean `appendItems`?"),
  ])
  func `an unknown call is an error with the nearest call`(call: String, hint: String) {
    let name = call.prefix { $0 != " " }
    #expect(
      mistakes("snapshot", call) == [
        "Specs/x.md:3:1: error: a `script snapshot` has no call `\(name)`\(hint)"
      ]
    )
  }

  @Test func `an unknown call without a similar one is an error that lists all calls`() {
    #expect(
      mistakes("section-snapshot", "frobnicate a  ok") == [
        """
        Specs/x.md:3:1: error: a `script section-snapshot` has no call `frobnicate`; there are \
        append, insert, delete, expand, collapse, replaceChildren, insertSnapshot, snapshotOf, level
        """
      ]
    )
  }

  @Test func `a section-snapshot call such as expand is an error in a script snapshot fence`() {
    #expect(
      mistakes("snapshot", "expand a  ok") == [
        """
        Specs/x.md:3:1: error: `expand` is a call of `script section-snapshot`, but this script \
        has another form
        """
      ]
    )
  }

  @Test(arguments: [
    ("moveItem a b before x  ok", "moveItem a after x, or before x"),
    ("insertItems a before  ok", "insertItems a b before x, or after x"),
    ("insertItems a before b after c  ok", "insertItems a b before x, or after x"),
    ("appendItems a to A B  ok", "appendItems a b to S"),
    ("deleteAllItems a  ok", "deleteAllItems"),
    ("numberOfItems  ok", "numberOfItems S, or numberOfItems S -> 2"),
    ("numberOfItems A 2  ok", "numberOfItems S, or numberOfItems S -> 2"),
  ])
  func `a malformed call is an error with the usage of the call`(call: String, usage: String) {
    #expect(
      mistakes("snapshot", call) == [
        "Specs/x.md:3:1: error: this is not a call of the form: \(usage)"
      ]
    )
  }

  @Test(arguments: [
    ("moveItem a x  ok", 1, ": moveItem a after x, or before x"),
    ("insertItems a b x  ok", 1, ": insertItems a b before x, or after x"),
    ("insertItems a befor x  ok", 15, "; did you mean `before`?"),
  ])
  func `a moveItem or insertItems call without before or after is an error`(
    call: String,
    column: Int,
    hint: String
  ) {
    #expect(
      mistakes("snapshot", call) == [
        "Specs/x.md:3:\(column): error: the call needs `before` or `after`\(hint)"
      ]
    )
  }

  @Test(arguments: [
    ("appendItems a before x  ok", 15, "appendItems", "before", "appendItems a b to S"),
    ("deleteItems a to A  ok", 15, "deleteItems", "to", "deleteItems a b"),
  ])
  func `an argument label that a call does not have is an error`(
    call: String,
    column: Int,
    verb: String,
    word: String,
    usage: String
  ) {
    #expect(
      mistakes("snapshot", call) == [
        """
        Specs/x.md:3:\(column): error: `\(verb)` has no argument `\(word)`; quote it if it is a \
        name: \(usage)
        """
      ]
    )
  }

  @Test(arguments: [
    (
      "deleteItems a ok", "3:15",
      "the outcome must be separated from the call by at least two spaces"
    ),
    (
      "deleteItems a refused unknown-item", "3:15",
      "the outcome must be separated from the call by at least two spaces"
    ),
    (
      "deleteItems a  ok A: a", "3:19",
      "the state must be separated from the outcome by at least two spaces"
    ),
    ("deleteItems a  refused", "3:16", "`refused` needs a kind: `refused unknown-item`"),
    (
      "deleteItems a  OK", "3:16",
      "`OK` is not an outcome: expected `ok`, or `refused` and a kind; did you mean `ok`?"
    ),
    (
      "deleteItems a  done", "3:16",
      "`done` is not an outcome: expected `ok`, or `refused` and a kind"
    ),
    (
      "deleteItems a  unknown-item", "3:16",
      """
      `unknown-item` is not an outcome: expected `ok`, or `refused` and a kind; did you mean `refused \
      unknown-item`?
      """
    ),
    (
      "deleteItems a  refused: unknown-item", "3:16",
      "`refused` needs a kind: `refused unknown-item`"
    ),
    (
      "deleteItems a  refused unknwon-item", "3:24",
      "unknown kind of refusal `unknwon-item`; did you mean `unknown-item`?"
    ),
  ])
  func `an invalid outcome of a call is an error`(call: String, place: String, message: String) {
    #expect(mistakes("snapshot", call) == ["Specs/x.md:\(place): error: \(message)"])
  }

  @Test func `an unknown refusal without a similar one is an error that lists all kinds`() {
    #expect(
      mistakes("snapshot", "deleteItems a  refused tree-too-deep") == [
        """
        Specs/x.md:3:24: error: unknown kind of refusal `tree-too-deep`; there are unknown-section, \
        unknown-item, unknown-destination, unknown-parent, no-sections, \
        duplicate-sections-in-argument, duplicate-items-in-argument, duplicate-items, \
        section-already-present, destination-is-inserted, destination-is-source
        """
      ]
    )
  }

  @Test(arguments: [
    ("expand a -> a  ok", "3:10", "`expand` returns no value"),
    ("delete a -> 1  ok", "3:10", "`delete` returns no value"),
    ("level a -> b  ok", "3:12", "`b` is not a count: expected a whole number from 0"),
    ("level a ->  ok", "3:9", "`` is not a count: expected a whole number from 0"),
    ("insertSnapshot x after a -> b c  ok", "3:26", "the value must be one name, or `nil`"),
    ("level z -> 0  refused unknown-item", "3:9", "a refused call returns no value"),
  ])
  func `an invalid return value of a call is an error`(
    call: String,
    place: String,
    message: String
  ) {
    #expect(mistakes("section-snapshot", call) == ["Specs/x.md:\(place): error: \(message)"])
  }

  @Test(arguments: [
    ("deleteItems a, b  ok", "3:13", "a,"), ("deleteItems [a]  ok", "3:13", "[a]"),
    ("deleteItems a - b  ok", "3:15", "-"),
    ("deleteItems x\"a\"  ok", "3:13", "x\"a\""), ("deleteItems ...  ok", "3:13", "..."),
  ])
  func `an unquoted name with punctuation is an error`(call: String, place: String, name: String) {
    #expect(
      mistakes("snapshot", call) == [
        """
        Specs/x.md:\(place): error: `\(name)` is not a name: separate names by spaces, and quote a \
        name with punctuation
        """
      ]
    )
  }

  @Test func `an unclosed quote in a call is an error`() {
    #expect(
      mistakes("snapshot", "deleteItems \"a  ok") == [
        "Specs/x.md:3:13: error: the quote is never closed"
      ]
    )
  }

  @Test func `all 7 mistakes of a script are reported together`() {
    let lines = "A: a a\nappendItem b\ndeleteItems b  okay  A: | B\nmoveItem a  refused nothing\n"
    #expect(SpecFormatTests.mistakes(in: "```script snapshot ids=a\n\(lines)```\n").count == 7)
  }
}
