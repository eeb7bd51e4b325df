import SpecFormat
import Testing

struct FenceMistakeTests {
  private let checked = "```swift\n```\n\n```calls\na 1\n```\n"

  @Test func `a misspelled fence name is an error with the nearest name`() {
    #expect(
      mistakes(in: "```swfit\nCircle()\n```\n\n```frame 10x10\nCircle 0 0 10 10\n```\n") == [
        "Specs/x.md:1:4: error: unknown fence `swfit`; did you mean `swift`?",
        "Specs/x.md:5:4: error: unknown fence `frame`; did you mean `frames`?",
      ]
    )
  }

  @Test func `a fence that is unclosed at the end of the file is an error`() {
    #expect(
      mistakes(in: checked + "```calls\na 1\n") == [
        "Specs/x.md:7:1: error: the `calls` fence is never closed"
      ]
    )
  }

  @Test func `a fence that is unclosed at the end of a block quote is an error`() {
    #expect(
      mistakes(in: checked + "> ```calls\n> a 1\n") == [
        "Specs/x.md:7:3: error: the `calls` fence is never closed"
      ]
    )
  }

  @Test func `an unclosed swift fence reports the line of the fence inside it`() {
    let found = mistakes(in: "```swift\nCircle()\n\n```frames 1x1\nCircle 0 0 1 1\n```\n")
    #expect(
      found.first == """
        Specs/x.md:1:1: error: the `swift` fence is not closed before the next fence: its content \
        looks like a fence at line 4
        """
    )
  }

  @Test func `an unclosed text fence reports the lines of the fences inside it`() {
    let found = mistakes(in: checked + "````text\n```swift\n```\n```calls\n```\n")
    #expect(
      found == [
        """
        Specs/x.md:7:1: error: the `text` fence is not closed before the next fence: its content \
        looks like a fence at line 8, 10
        """
      ]
    )
  }

  @Test func `a fence inside an HTML block is an error; parsing continues after it`() {
    let text = "<details>\n```swift\nCircle()\n\n```\n\n```frames 1x1\nCircle 0 0 1 x\n```\n"
    #expect(
      mistakes(in: text) == [
        """
        Specs/x.md:2:1: error: the `swift` fence is lost: it is part of the HTML block before it; \
        add a blank line before it
        """,
        "Specs/x.md:8:14: error: `x` is not a number",
      ]
    )
  }

  @Test func `a fence inside an HTML comment is an error`() {
    #expect(
      mistakes(in: checked + "<!--\n```calls\n```\n-->\n") == [
        """
        Specs/x.md:8:1: error: the `calls` fence is lost: it is in an HTML comment; use \
        `skip="reason"` to keep it listed
        """
      ]
    )
  }

  @Test(arguments: ["", "A paragraph.\n"])
  func `a fence indented by four spaces is an error; its role is still checked`(before: String) {
    let line = before.isEmpty ? 2 : 3
    let text = before + "\n    ```swift bogus\n    Circle()\n    ```\n\n```calls\na 1\n```\n"
    #expect(
      mistakes(in: text) == [
        """
        Specs/x.md:\(line):5: error: the `swift` fence is lost: it is indented by four spaces or \
        more, so it is plain code
        """,
        """
        Specs/x.md:\(line):14: error: unknown role `bogus`; there are setup, step, shared, \
        rejected, sketch, and a scene has no role
        """,
      ]
    )
  }

  @Test func `an indented fence that continues a paragraph is an error`() {
    let found = mistakes(in: checked + "Prose\n     ```calls\n")
    #expect(
      found == [
        """
        Specs/x.md:8:6: error: the `calls` fence is lost: it is indented by four spaces or more, \
        so it is plain code
        """
      ]
    )
  }

  @Test func `a fence after a list number inside a paragraph is an error`() {
    #expect(
      mistakes(in: checked + "Prose\n2. ```calls\n   ```\n").first == """
        Specs/x.md:8:4: error: the `calls` fence is lost: it is part of a paragraph; add a blank \
        line before it
        """
    )
  }

  @Test func `a backtick in an info string is an error; the content is still checked`() {
    let text = "```swift\n```\n\n```calls skip=\"`x`\"\na\n```\n"
    #expect(
      mistakes(in: text) == [
        """
        Specs/x.md:4:1: error: the `calls` fence is lost: its info string contains a backtick; \
        remove it, or use a fence of tildes
        """,
        """
        Specs/x.md:5:1: error: this is not a line of the form: name count, name <= count or name \
        >= count
        """,
      ]
    )
  }

  @Test func `a tilde fence may have a backtick in its info string`() {
    #expect(mistakes(in: "```swift\n```\n\n~~~calls skip=\"`x`\"\na 1\n~~~\n") == [])
  }
}
