@testable import SpecAuthoring
import SpecFormat
import Testing

/// Checks that the text around a changed block is preserved.
struct EditableSpecTests {
  /// Returns a text in which the lines of the block at a fence are replaced and its evidence is
  /// stated.
  private func edited(_ text: String, at line: Int = 1, to lines: [EditedLine]) -> String {
    var spec = EditableSpec(markdown(text))
    spec.replaceLines(ofBlockAt: line, with: lines)
    spec.setOrigin(.accepted, system: nil, ofBlockAt: line)
    return String(decoding: spec.bytes, as: UTF8.self)
  }

  private let new = [EditedLine(source: 2, text: "new"), EditedLine(text: "more")]

  @Test func `an edit keeps CRLF line endings`() {
    let text = edited("```frames\r\nold\r\n```\r\nprose\n", to: new)
    #expect(text == "```frames evidence=accepted\r\nnew\r\nmore\r\n```\r\nprose\n")
  }

  @Test func `a replaced line keeps its own ending in a file with mixed line endings`() {
    let text = edited("```frames\r\nold\n```\r\n", to: new)
    #expect(text == "```frames evidence=accepted\r\nnew\nmore\r\n```\r\n")
  }

  @Test func `an edit keeps CR line endings`() {
    let text = edited("```frames\rold\r```\r", to: new)
    #expect(text == "```frames evidence=accepted\rnew\rmore\r```\r")
  }

  @Test func `an edit keeps the > markers of a block quote`() {
    let text = edited("> ```frames\n> old\n> ```\n", to: new)
    #expect(text == "> ```frames evidence=accepted\n> new\n> more\n> ```\n")
  }

  @Test func `an edit keeps the indentation of a list item`() {
    let text = edited("10. ```frames\n    old\n    ```\n", to: new)
    #expect(text == "10. ```frames evidence=accepted\n    new\n    more\n    ```\n")
  }

  @Test(arguments: [
    ("> ```frames\n> ```\n", "> ```frames evidence=accepted\n> more\n> ```\n"),
    ("- ```frames\n  ```\n", "- ```frames evidence=accepted\n  more\n  ```\n"),
    ("> 1. ```frames\n>    ```\n", "> 1. ```frames evidence=accepted\n>    more\n>    ```\n"),
    ("  ```frames\n  ```\n", "  ```frames evidence=accepted\n  more\n  ```\n"),
    ("```frames\r\n```", "```frames evidence=accepted\r\nmore\r\n```"),
  ])
  func `lines added to an empty block get the prefix of its container`(
    text: String,
    filled: String
  ) {
    #expect(edited(text, to: [EditedLine(text: "more")]) == filled)
  }

  @Test(arguments: ["```````", "~~~", "~~~~~"])
  func `an edit keeps the length and the character of a fence`(fence: String) {
    let text = edited("\(fence) frames\nold\n\(fence)\n", to: new)
    #expect(text == "\(fence) frames evidence=accepted\nnew\nmore\n\(fence)\n")
  }

  @Test(arguments: ["", "\n", "\n\n\n", "  \n", "\nprose without an end"])
  func `an edit keeps the text after a block, with or without a final newline`(end: String) {
    let text = edited("```frames\nold\n```\(end)", to: new)
    #expect(text == "```frames evidence=accepted\nnew\nmore\n```\(end)")
  }

  @Test func `an edit keeps the byte order mark`() {
    let text = edited("\u{FEFF}```frames\nold\n```\n", to: new)
    #expect(text == "\u{FEFF}```frames evidence=accepted\nnew\nmore\n```\n")
  }

  @Test func `an edit keeps trailing spaces, tabs, NUL and entities in prose`() {
    let prose = "# 제목  \n\tcode \u{0}\n&amp; \\` <b>\n\n\n"
    let text = edited("\(prose)```frames\nold\n```\n\(prose)", at: 6, to: [])
    #expect(text == "\(prose)```frames evidence=accepted\n```\n\(prose)")
  }

  @Test func `edits of two blocks in one file do not affect each other`() {
    let block = "```frames\nold\n```\n"
    var spec = EditableSpec(markdown("\(block)between\n\(block)"))
    for line in [5, 1] {
      let lines = (0...line).map { EditedLine(text: "\(line).\($0)") }
      spec.replaceLines(ofBlockAt: line, with: lines)
      spec.setOrigin(.accepted, system: nil, ofBlockAt: line)
    }
    #expect(
      String(decoding: spec.bytes, as: UTF8.self) == """
        ```frames evidence=accepted
        1.0
        1.1
        ```
        between
        ```frames evidence=accepted
        5.0
        5.1
        5.2
        5.3
        5.4
        5.5
        ```

        """
    )
  }

  @Test func `unchanged lines of an edited block keep every byte`() {
    let text = "> ```frames\n>old\n>\t \n> ```\n"
    let spec = EditableSpec(markdown(text))
    let lines = spec.lines(ofBlockAt: 1)
    #expect(lines.map(\.source) == [2, 3])
    let result = edited(text, to: lines + [EditedLine(text: "more")])
    #expect(result == "> ```frames evidence=accepted\n>old\n>\t \n>more\n> ```\n")
  }

  @Test(arguments: [
    ("frames 1x1", "frames 1x1 evidence=accepted"),
    ("frames 1x1  ", "frames 1x1 evidence=accepted  "),
    ("frames evidence=article rtl", "frames evidence=accepted rtl"),
    ("frames evidence=accepted rtl", "frames evidence=accepted rtl"),
    ("  frames evidence=\"article\"  rtl", "  frames evidence=accepted  rtl"),
    (
      "frames 원 window evidence=recorded tolerance=0.5",
      "frames 원 window evidence=accepted tolerance=0.5"
    ),
    ("calls skip=\"evidence=\\\"no\\\"\"", "calls skip=\"evidence=\\\"no\\\"\" evidence=accepted"),
  ])
  func `accepting sets evidence=accepted and keeps the rest of the info string`(
    info: String,
    marked: String
  ) {
    #expect(edited("```\(info)\n```\n", to: []) == "```\(marked)\n```\n")
  }
}
