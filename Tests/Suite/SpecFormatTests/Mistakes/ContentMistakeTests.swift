import SpecFormat
import Testing

struct ContentMistakeTests {
  @Test(arguments: ["", " setup", " step", " shared", " rejected"])
  func `an unclosed bracket in a swift block is an error with its line`(role: String) {
    let scene = "```swift\n```\n```calls\na 1\n```\n"
    let expectation = role.isEmpty ? "```calls\na 1\n```\n" : ""
    let block = "```swift\(role)\nVStack {\n  Circle(\n```\n\(expectation)"
    let isFirst = role != " step" && role != " rejected"
    let text = isFirst ? block + scene : scene + block
    let line = isFirst ? 1 : 6
    #expect(
      mistakes(in: text).first { $0.contains("parse") } == """
        Specs/x.md:\(line):1: error: the code does not parse: `(` at line \(line + 2) is never \
        closed
        """
    )
  }

  @Test func `an unmatched closing brace in a swift block is an error with its line`() {
    #expect(
      mistakes(in: "```swift\nCircle()\n}\n```\n```calls\na 1\n```\n") == [
        "Specs/x.md:1:1: error: the code does not parse: `}` at line 3 closes nothing"
      ]
    )
  }

  @Test(arguments: ["frames 1x1", "negotiation 1x1", "calls", "preferences", "laws"])
  func `an empty expectation block is valid, and isToBeFilled is true`(info: String) throws {
    #expect(try #require(expectation(info, "\n  ")).content.isToBeFilled)
  }

  @Test func `an empty issues block is complete: isToBeFilled is false`() throws {
    #expect(try !#require(expectation("issues", "")).content.isToBeFilled)
  }

  @Test(arguments: [
    "Circle", "Circle 15 0 20", "Circle 15 0 20 20 20 20", "5 0 0 1 1 1", "\"a\" 0 0 1 1",
    "Text \"a\" \"b\" 0 0 1 1", "Text -> 0 0 1 1", "Text #a \"b\" 0 0 1 1",
    "the circle is here now",
    "#a 0 0 1 1", "Text a\"b\" 0 0 1 1", "... 0 0 1 1",
  ])
  func `a malformed line of a frames block is an error`(line: String) {
    #expect(
      mistakes(inBlock: "frames 1x1", "A 0 0 1 1\n  \(line)") == [
        """
        Specs/x.md:5:3: error: this is not a line of the form: name "label" #id  x y width height
        """
      ]
    )
  }

  @Test(arguments: ["Circle 0 0 1 1", "...", "# 0 0 1 1", "#a"])
  func `in a frames block of #id lines, a line without id or frame is an error`(line: String) {
    #expect(
      mistakes(inBlock: "frames 1x1", "#b 0 0 1 1\n\(line)") == [
        "Specs/x.md:5:1: error: this is not a line of the form: #id  x y width height"
      ]
    )
  }

  @Test(arguments: ["1O", "1.", "1,5", "nil", "\"1\""])
  func `an invalid number in a frames block is an error`(number: String) {
    #expect(
      mistakes(inBlock: "frames 1x1", "Circle 0 \(number) 1 1") == [
        "Specs/x.md:4:10: error: `\(number)` is not a number"
      ]
    )
  }

  @Test(arguments: [
    ("A 0 0 1 1\n   B 0 0 1 1", "5:4", "3 spaces", 2),
    ("A 0 0 1 1\n    B 0 0 1 1", "5:5", "4 spaces", 2),
    (" A 0 0 1 1", "4:2", "1 space", 0), ("...\n  A 0 0 1 1", "5:3", "2 spaces", 0),
  ])
  func `an invalid indentation in a frames block is an error`(
    lines: String,
    place: String,
    found: String,
    maximum: Int
  ) {
    #expect(
      mistakes(inBlock: "frames 1x1", lines).first == """
        Specs/x.md:\(place): error: the line is indented by \(found): use two spaces per level, \
        and at most \(maximum) here
        """
    )
  }

  @Test func `a tab in the indentation of a negotiation line is an error`() {
    #expect(
      mistakes(inBlock: "negotiation 1x1", "A 1x1 -> 1x1\n \tB 1x1 -> 1x1") == [
        "Specs/x.md:5:2: error: the line is indented with a tab: use two spaces per level"
      ]
    )
  }

  @Test(arguments: ["Text", "Text 1x1", "Text 1x1 50x20", "Text 1x1 -> ", "#a 1x1 -> 1x1"])
  func `a malformed line of a negotiation block is an error`(line: String) {
    #expect(
      mistakes(inBlock: "negotiation 1x1", line) == [
        """
        Specs/x.md:4:1: error: this is not a line of the form: name "label" #id  320x480 -> 50x20
        """
      ]
    )
  }

  @Test func `an invalid proposal or size in a negotiation block is an error`() {
    #expect(
      mistakes(inBlock: "negotiation 1x1", "A 1xy -> 1x1\nA 1x1 -> nilx1") == [
        """
        Specs/x.md:4:3: error: `1xy` is not a valid proposal: expected WxH, each a number, nil or inf, as in \
        320x480
        """,
        "Specs/x.md:5:10: error: `nilx1` is not a size: expected WxH, each a number or inf",
      ]
    )
  }

  @Test(arguments: ["a", "a < 1", "a b 1", "a <= 1 2", "x\"a\" 1"])
  func `a malformed line of a calls block is an error`(line: String) {
    #expect(
      mistakes(inBlock: "calls", line) == [
        """
        Specs/x.md:4:1: error: this is not a line of the form: name count, name <= count or name \
        >= count
        """
      ]
    )
  }

  @Test(arguments: ["-1", "1.5", "many"])
  func `an invalid count in a calls block is an error`(count: String) {
    #expect(
      mistakes(inBlock: "calls", "a <= \(count)") == [
        "Specs/x.md:4:6: error: `\(count)` is not a count: expected a whole number from 0"
      ]
    )
  }

  @Test(arguments: ["SizeKey", "SizeKey 82", "= 82", "Size Key = 82", "SizeKey ="])
  func `a malformed line of a preferences block is an error`(line: String) {
    #expect(
      mistakes(inBlock: "preferences", line) == [
        "Specs/x.md:4:1: error: this is not a line of the form: Key = value"
      ]
    )
  }

  @Test func `an unknown kind of issue is an error with the nearest kind`() {
    #expect(
      mistakes(inBlock: "issues", "tree-to-deep\ntoo deep\nwet") == [
        "Specs/x.md:4:1: error: unknown kind of issue `tree-to-deep`; did you mean `tree-too-deep`?",
        "Specs/x.md:5:1: error: this is not a line of the form: one kind of issue, or ...",
        "Specs/x.md:6:1: error: unknown kind of issue `wet`",
      ]
    )
  }

  @Test func `an unclosed quote in a frames block is an error`() {
    #expect(
      mistakes(inBlock: "frames 1x1", "Text \"a  0 0 1 1").first
        == "Specs/x.md:4:6: error: the quote is never closed"
    )
  }

  @Test func `all 10 mistakes of a spec are reported together`() {
    let found = mistakes(in: "```swift setpu\n}\n```\n```frame 1x\nA 0 0 1 x\n   B\n```\n```calls")
    #expect(found.count == 10)
  }
}
