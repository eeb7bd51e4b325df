import SpecFormat
import Testing

/// Tests mistakes in blocks of collection views.
struct CollectionMistakeTests {
  @Test(arguments: [
    ("content 0 0 1", "content 0 0 width height"),
    ("cell 0 0 1 1", "cell section.item  x y width height"),
    ("cell 0.0 0 0 1 1 1", "cell section.item  x y width height"),
    ("supplementary 0.0 0 0 1 1", "supplementary \"kind\" section.item  x y width height"),
    ("decoration \"a\" 0 0 1 1", "decoration \"kind\" section  x y width height"),
  ])
  func `a malformed line of an element is an error with the element's form`(
    line: String,
    form: String
  ) {
    #expect(
      mistakes(inBlock: "frames 1x1", line) == [
        "Specs/x.md:4:1: error: this is not a line of the form: \(form)"
      ]
    )
  }

  @Test func `an unknown element of a collection view is an error with the nearest name`() {
    let found = mistakes(inBlock: "frames 1x1", "cell 0.0 0 0 1 1\ncel 0.1 0 0 1 1\nText 0 0 1 1")
    #expect(
      found == [
        "Specs/x.md:5:1: error: `cel` is not an element of a collection view; did you mean `cell`?",
        """
        Specs/x.md:6:1: error: `Text` is not an element of a collection view, which has content, \
        cell, supplementary, decoration, row, header, footer; the frames of other views are in a \
        block without them, as `#id`
        """,
      ]
    )
  }

  @Test(arguments: ["0", "0.x", "x.0", "0.0.0", "-1.0", "layout", "\"0.0\""])
  func `an invalid index path of a cell is an error`(place: String) {
    #expect(
      mistakes(inBlock: "frames 1x1", "cell \(place) 0 0 1 1") == [
        """
        Specs/x.md:4:6: error: `\(place)` is not a valid index path: expected section.item, each from 0, as in 0.3
        """
      ]
    )
  }

  @Test(arguments: ["0.0", "a", "-1"])
  func `an invalid section index of a decoration is an error`(section: String) {
    #expect(
      mistakes(inBlock: "frames 1x1", "decoration \"a\" \(section) 0 0 1 1") == [
        "Specs/x.md:4:16: error: `\(section)` is not a section: expected a whole number from 0"
      ]
    )
  }

  @Test(arguments: ["z=", "z=1.5", "z=\"1\""])
  func `an invalid z-index of a cell is an error`(order: String) {
    #expect(
      mistakes(inBlock: "frames 1x1", "cell 0.0 0 0 1 1 \(order)") == [
        "Specs/x.md:4:18: error: `\(order)` is not a z-index: expected a whole number, as in z=1"
      ]
    )
  }

  @Test func `an invalid number, an indented line or a repeated element is an error`() {
    let lines = "cell 0.0 0 1O 1 1\n  cell 0.1 0 0 1 1\ncell 0.1 0 0 2 2"
    #expect(
      mistakes(inBlock: "frames 1x1", lines) == [
        "Specs/x.md:4:12: error: `1O` is not a number",
        "Specs/x.md:5:3: error: elements of a collection view are not nested: do not indent the line",
        "Specs/x.md:6:1: error: line 5 already has this element",
      ]
    )
  }

  @Test func `a resting block without a section or a known size is an error`() {
    #expect(
      mistakes(inBlock: "resting Q", "0 -> 0") == [
        """
        Specs/x.md:3:1: error: the size of the collection view is unknown before this `resting` \
        block: add a `frames` block with a proposal, or `stage.resize(width:height:)`
        """,
        "Specs/x.md:3:1: error: a `resting` block needs a section: `resting 0`",
        "Specs/x.md:3:12: error: unexpected word `Q` on a `resting` fence",
      ]
    )
  }

  @Test(arguments: ["0", "0 0", "0 -> 0 0", "0 => 0"])
  func `a malformed line of a resting block is an error`(line: String) {
    let text = "```swift setup\nstage.resize(width: 1, height: 1)\n```\n```swift\n```\n"
    #expect(
      mistakes(in: text + "```resting 0\n\(line)\n```\n") == [
        "Specs/x.md:7:1: error: this is not a line of the form: proposed -> resting"
      ]
    )
  }
}
