import SpecFormat
import Testing

/// Tests mistakes in states of snapshots, and in `snapshot`, `updates` and `cells` blocks.
struct StateMistakeTests {
  /// Returns the mistakes of a state, which starts at line 2, column 1.
  private func mistakes(_ form: String, _ state: String) -> [String] {
    let call = form == "snapshot" ? "deleteAllItems" : "expand"
    return SpecFormatTests.mistakes(in: "```script \(form)\n\(state)\n\(call)  ok\n```\n")
  }

  @Test(arguments: [
    ("A", 1), ("A a b", 1), ("A: a | b", 8), ("A: a |", 6), ("| A: a", 1), ("A: a || B:", 6),
    (": a", 1),
  ])
  func `a malformed section of a snapshot state is an error`(state: String, column: Int) {
    #expect(
      mistakes("snapshot", state) == [
        """
        Specs/x.md:2:\(column): error: a section must be written `A: a b`, or `A:` without items, \
        with `|` between sections
        """
      ]
    )
  }

  @Test(arguments: [
    ("A: a:b", 5, ":"), ("A: a(b)", 5, "("), ("A: a+", 5, "+"),
  ])
  func `a colon, parenthesis or plus in an unquoted item name is an error`(
    state: String,
    column: Int,
    mark: String
  ) {
    #expect(
      mistakes("snapshot", state).first
        == """
        Specs/x.md:2:\(column): error: `\(mark)` has no meaning here; quote a name that contains \
        it
        """
    )
  }

  @Test func `a repeated item or section identifier is an error`() {
    #expect(
      mistakes("snapshot", "A: a b | B: a | A:") == [
        "Specs/x.md:2:13: error: the item `a` already exists",
        "Specs/x.md:2:17: error: the section `A` already exists",
      ]
    )
    #expect(
      mistakes("section-snapshot", "a(b) b") == [
        "Specs/x.md:2:6: error: the item `b` already exists"
      ]
    )
  }

  @Test(arguments: [
    ("a(b", 2, "`(` is never closed"), ("a(b(c)", 2, "`(` is never closed"),
    ("a)", 2, "`)` has no matching `(`"),
    ("(a)", 1, "`(` must follow the parent item: `a(b c)`"),
    ("a((b))", 3, "`(` must follow the parent item: `a(b c)`"),
    ("+a", 1, "`+` must follow an expanded item: `a+(b c)`"),
    ("a++", 3, "`+` must follow an expanded item: `a+(b c)`"),
    ("a(b)+", 5, "`+` must follow an expanded item: `a+(b c)`"),
    ("a | b", 3, "`|` has no meaning here; quote a name that contains it"),
    ("a: b", 2, "`:` has no meaning here; quote a name that contains it"),
  ])
  func `a malformed tree of a section snapshot is an error`(
    tree: String,
    column: Int,
    message: String
  ) {
    #expect(mistakes("section-snapshot", tree) == ["Specs/x.md:2:\(column): error: \(message)"])
  }

  @Test func `a snapshot block reports each malformed section and repeated item`() {
    #expect(
      SpecFormatTests.mistakes(inBlock: "snapshot", "A: a\nB b\nC: a\n-") == [
        """
        Specs/x.md:5:1: error: a section must be written `A: a b`, or `A:` without items, with `|` \
        between sections
        """,
        "Specs/x.md:6:4: error: the item `a` already exists",
        "Specs/x.md:7:1: error: `-` is the empty state: the block must have no other content",
      ]
    )
  }

  @Test(arguments: [
    (
      "remove item 0.1",
      "unknown update `remove`; there are delete, insert, move, reload, reconfigure"
    ),
    ("delet item 0.1", "unknown update `delet`; did you mean `delete`?"),
    ("delete 0.1", "this is not an update of the form: delete section 2, or delete item 0.3"),
    ("delete items 0.1", "this is not an update of the form: delete section 2, or delete item 0.3"),
    (
      "move item 0.1 0.2",
      "this is not an update of the form: move section 0 -> 2, or move item 0.1 -> 0.4"
    ),
    (
      "move item 0.1 to 0.2",
      "this is not an update of the form: move section 0 -> 2, or move item 0.1 -> 0.4"
    ),
    ("reconfigure section 1", "this is not an update of the form: reconfigure item 1.0"),
  ])
  func `a malformed line of an updates block is an error`(line: String, message: String) {
    #expect(
      SpecFormatTests.mistakes(inBlock: "updates", line) == ["Specs/x.md:4:1: error: \(message)"]
    )
  }

  @Test func `an invalid index path or section in an updates block is an error`() {
    #expect(
      SpecFormatTests.mistakes(inBlock: "updates", "delete item 1\nmove section 0 -> 0.1\n-") == [
        "Specs/x.md:4:13: error: `1` is not a valid index path: expected section.item, each from 0, as in 0.3",
        "Specs/x.md:5:19: error: `0.1` is not a section: expected a whole number from 0",
        "Specs/x.md:6:1: error: `-` is the empty state: the block must have no other content",
      ]
    )
  }

  @Test func `an unknown name or a malformed count in a cells block is an error`() {
    #expect(
      SpecFormatTests.mistakes(inBlock: "cells", "cells <= 3\nlives 3\nlive < 3\nmade few") == [
        "Specs/x.md:4:1: error: unknown count of cells `cells`; there are live, made, reused, bytes",
        "Specs/x.md:5:1: error: unknown count of cells `lives`; did you mean `live`?",
        """
        Specs/x.md:6:1: error: this is not a line of the form: live count, live <= count or live \
        >= count
        """,
        "Specs/x.md:7:6: error: `few` is not a count: expected a whole number from 0",
      ]
    )
  }
}
