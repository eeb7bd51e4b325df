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
  func `a table head needs exactly one vertical bar and a column after it`(head: String) {
    #expect(
      mistakes(head) == [
        "4:1: the first line of the table must have conditions, one `|`, and observed values: "
          + "`width type | root.height truncated`"
      ]
    )
  }

  @Test func `every unknown or repeated column of a table head is an error`() {
    #expect(
      mistakes("widht depth | truncate depth #a.hieght bio.x #a.z root.x root.x") == [
        "4:1: unknown condition `widht`; did you mean `width`?",
        "4:7: unknown condition `depth`; there are width, height, type, direction, scale, device, "
          + "language",
        "4:15: `truncate` cannot be observed; did you mean `truncated`?",
        "4:24: `depth` cannot be observed: expected NODE.x|y|width|height|lines, "
          + "or one of truncated, clipped, overlapping, outside",
        "4:30: a node has no `hieght`; did you mean `#a.height`?",
        "4:40: `bio` is not a node: expected `#id`, or `root` for the whole scene",
        "4:46: a node has no `z`; did you mean `#a.x`?",
      ]
    )
    #expect(mistakes("| root.x  root.x") == ["4:11: the column `root.x` already exists"])
    #expect(mistakes("width type width | #a.x") == ["4:12: the column `width` already exists"])
  }

  @Test func `a row needs exactly one vertical bar between conditions and values`() {
    #expect(
      mistakes("width | root.x\n320 5\n320 | 4 | 5") == [
        "5:1: a row must have one `|`, between its conditions and observed values",
        "6:1: a row must have one `|`, between its conditions and observed values",
      ]
    )
  }

  @Test func `a row with more or fewer cells than the head is an error`() {
    #expect(
      mistakes("width type | root.x  root.y\n320  |  1  2  3\n  320  large  x | 1") == [
        "5:1: the row has 1 cell before `|`, but the head has 2; separate cells by at least two spaces",
        "5:9: the row has 3 cells after `|`, but the head has 2; separate cells by at least two spaces",
        "6:3: the row has 3 cells before `|`, but the head has 2; separate cells by at least two spaces",
        "6:19: the row has 1 cell after `|`, but the head has 2; separate cells by at least two spaces",
      ]
    )
  }

  @Test func `an invalid width, type, direction, scale or device is an error`() {
    #expect(
      mistakes("width type direction scale | root.x\n3 2,1o  lrage  lrt  0 | 1") == [
        "5:1: `3 2` is not a valid width: expected a number, nil, inf, or a range as in 320...430",
        "5:5: `1o` is not a valid width: expected a number, nil, inf, or a range as in 320...430",
        "5:9: `lrage` is not a valid type; did you mean `large`?",
        "5:16: `lrt` is not a valid direction; did you mean `ltr`?",
        "5:21: `0` is not a valid scale: expected a number above 0",
      ]
    )
    #expect(
      mistakes("device | root.x\niPhone16 landscape | 1\nWatch | 1").map { $0.prefix(70) } == [
        "5:1: `iPhone16 landscape` is not a valid device; did you mean `iPhone ",
        "6:1: `Watch` is not a valid device; there are iPhone SE, iPhone 8 Plus",
      ]
    )
  }

  @Test(arguments: ["430...320", "1.5...3", "1...", "...3", "a...b", "1...2...3"])
  func `a malformed or descending range is an error`(range: String) {
    #expect(
      mistakes("width | root.x\n\(range) | 1") == [
        "5:1: `\(range)` is not a range: expected two whole numbers in ascending order, as in 320...430"
      ]
    )
  }

  @Test func `an invalid observed value or node list is an error`() {
    #expect(
      mistakes("| root.x  truncated\n| twenty  #\n| < 3  - #a\n| 3  4") == [
        "5:3: `twenty` is not valid: expected a number, `<=` or `>=` and a number, or `*` for any value",
        "5:11: `#` does not name nodes: expected `#id` or a line of `frames`, `-` for none, `*` for any",
        "6:3: `< 3` is not valid: expected a number, `<=` or `>=` and a number, or `*` for any value",
        "6:8: `- #a` does not name nodes: expected `#id` or a line of `frames`, `-` for none, `*` for any",
        "7:6: `4` does not name nodes: expected `#id` or a line of `frames`, `-` for none, `*` for any",
      ]
    )
  }

  @Test func `an unclosed quote in a row is an error`() {
    #expect(mistakes("| truncated\n| Text \"a") == ["5:8: the quote is never closed"])
  }

  @Test func `more than 10000 combinations of conditions are an error`() {
    let message = "the rows have more than 10000 combinations of conditions, which is the maximum"
    #expect(mistakes("width height | root.x\n1...100  1...100 | 1") == [])
    #expect(mistakes("width | root.x\n1...9999 | 1\n1,2 | 1") == ["6:1: \(message)"])
    #expect(mistakes("width | root.x\n1...9000000000000000000 | 1") == ["5:1: \(message)"])
  }

  @Test func `the first variants block of a scenario needs a proposal`() {
    let found = SpecFormatTests.mistakes(inBlock: "variants", "| root.x\n| 1")
    #expect(
      found == [
        "Specs/x.md:3:1: error: the first `variants` block of a scenario needs a proposal: "
          + "`variants 320x480`"
      ]
    )
  }
}
