import Testing

@testable import SpecFormat

struct VariantMistakeTests {
  /// Returns the mistakes of a table, whose first line is line 4 of the file.
  private func mistakes(_ lines: String) -> [String] {
    SpecFormatTests.mistakes(inBlock: "variants 375x812", lines).map {
      $0.replacing("Specs/x.md:", with: "").replacing(" error:", with: "")
    }
  }

  @Test(arguments: ["width root.x", "width | root.x | root.y", "width |", "320  large"])
  func `a head without one bar and something behind it`(head: String) {
    #expect(
      mistakes(head) == [
        "4:1: the first line of the table names conditions, and behind one `|` what is observed: "
          + "`width type | root.height truncated`"
      ]
    )
  }

  @Test func `every wrong column of a head`() {
    #expect(
      mistakes("widht depth | truncate depth #a.hieght bio.x #a.z root.x root.x") == [
        "4:1: no condition is called `widht`; did you mean `width`?",
        "4:7: no condition is called `depth`; there are width, height, type, direction, scale, device",
        "4:15: `truncate` is nothing that can be observed; did you mean `truncated`?",
        "4:24: `depth` is nothing that can be observed: a column is NODE.x|y|width|height|lines, "
          + "or one of truncated, clipped, overlapping, outside",
        "4:30: a node has no `hieght`; did you mean `#a.height`?",
        "4:40: `bio` is no node: it is `#id`, or `root` for the whole scene",
        "4:46: a node has no `z`; did you mean `#a.x`?",
      ]
    )
    #expect(mistakes("| root.x  root.x") == ["4:11: the column `root.x` is there already"])
    #expect(mistakes("width type width | #a.x") == ["4:12: the column `width` is there already"])
  }

  @Test func `a row without one bar`() {
    #expect(
      mistakes("width | root.x\n320 5\n320 | 4 | 5") == [
        "5:1: a row has one `|`, between its conditions and what is observed",
        "6:1: a row has one `|`, between its conditions and what is observed",
      ]
    )
  }

  @Test func `too many cells, and too few`() {
    #expect(
      mistakes("width type | root.x  root.y\n320  |  1  2  3\n  320  large  x | 1") == [
        "5:1: the row has 1 cell before `|` where the head has 2; two blanks or more part them",
        "5:9: the row has 3 cells behind `|` where the head has 2; two blanks or more part them",
        "6:3: the row has 3 cells before `|` where the head has 2; two blanks or more part them",
        "6:19: the row has 1 cell behind `|` where the head has 2; two blanks or more part them",
      ]
    )
  }

  @Test func `values that conditions do not take`() {
    #expect(
      mistakes("width type direction scale | root.x\n3 2,1o  lrage  lrt  0 | 1") == [
        "5:1: `3 2` is no width: it is a number, nil, inf, or a range as in 320...430",
        "5:5: `1o` is no width: it is a number, nil, inf, or a range as in 320...430",
        "5:9: `lrage` is no type; did you mean `large`?",
        "5:16: `lrt` is no direction; did you mean `ltr`?",
        "5:21: `0` is no scale: it is a number above 0",
      ]
    )
    #expect(
      mistakes("device | root.x\niPhone16 landscape | 1\nWatch | 1").map { $0.prefix(70) } == [
        "5:1: `iPhone16 landscape` is no device; did you mean `iPhone 16 landsc",
        "6:1: `Watch` is no device; there are iPhone SE, iPhone 8 Plus, iPhone ",
      ]
    )
  }

  @Test(arguments: ["430...320", "1.5...3", "1...", "...3", "a...b", "1...2...3"])
  func `what is no range`(range: String) {
    #expect(
      mistakes("width | root.x\n\(range) | 1") == [
        "5:1: `\(range)` is no range: it leads from a whole number up to another, as 320...430 does"
      ]
    )
  }

  @Test func `values that are none`() {
    #expect(
      mistakes("| root.x  truncated\n| twenty  #\n| < 3  - #a\n| 3  4") == [
        "5:3: `twenty` is no number, and none behind `<=` or `>=`; `*` is whatever it is",
        "5:11: `#` names no nodes: they are `#id` or as in `frames`, `-` is none, `*` any",
        "6:3: `< 3` is no number, and none behind `<=` or `>=`; `*` is whatever it is",
        "6:8: `- #a` names no nodes: they are `#id` or as in `frames`, `-` is none, `*` any",
        "7:6: `4` names no nodes: they are `#id` or as in `frames`, `-` is none, `*` any",
      ]
    )
  }

  @Test func `a quote that is never closed`() {
    #expect(mistakes("| truncated\n| Text \"a") == ["5:8: the quote is never closed"])
  }

  @Test func `more combinations than a block may have`() {
    let message = "the rows have more than 10000 combinations of conditions, which is the most"
    #expect(mistakes("width height | root.x\n1...100  1...100 | 1") == [])
    #expect(mistakes("width | root.x\n1...9999 | 1\n1,2 | 1") == ["6:1: \(message)"])
    #expect(mistakes("width | root.x\n1...9000000000000000000 | 1") == ["5:1: \(message)"])
  }

  @Test func `the first block needs a proposal`() {
    let found = SpecFormatTests.mistakes(inBlock: "variants", "| root.x\n| 1")
    #expect(
      found == [
        "Specs/x.md:3:1: error: the first `variants` block of a scenario needs a proposal: "
          + "`variants 320x480`"
      ]
    )
  }
}
