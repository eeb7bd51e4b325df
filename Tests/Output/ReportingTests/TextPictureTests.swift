import Reporting
import SpecFormat
import Testing

struct TextPictureTests {
  private func picture(_ text: String, columns: Int = 21, rows: Int = 5) -> String {
    TextPicture(StatedText.lines(text)).text(columns: columns, rows: rows)
  }

  @Test func `draws nested frames as boxes with their names`() {
    let text = """
      HStack            0  0  80  30
        Text "a" #one   0  0  40  30
        Color          40  0  40  15
      """
    #expect(
      picture(text)
        == """
        ┌HStack───┬Color────┐
        │Text "a" │         │
        │         ├─────────┤
        │         │         │
        └─────────┴─────────┘
        """
    )
  }

  @Test func `draws the cells of a collection view inside its content`() {
    #expect(
      picture("content   0 0 80 30\ncell 0.0  0 0 40 30\n...")
        == """
        ┌content──┬─────────┐
        │cell 0.0 │         │
        │         │         │
        │         │         │
        └─────────┴─────────┘
        """
    )
  }

  @Test func `draws expected frames over the actual ones only if they differ`() {
    let actual = "HStack  0 0 80 30\n  Text \"a\"  0 0 40 30"
    let expected = "HStack  0 0 80 30\n  Text \"a\"  0 0 60 30"
    let picture = TextPicture(StatedText.lines(actual), expected: StatedText.lines(expected))
    #expect(picture.showsExpected)
    #expect(
      picture.text(columns: 21, rows: 5) == """
        ┏HStack╍╍╍╍╍╍╍╍┓────┐
        ╏Text "a" │    ╏    │
        ╏         │    ╏    │
        ╏         │    ╏    │
        ┗╍╍╍╍╍╍╍╍╍╍╍╍╍╍┛────┘
        """
    )
    let same = TextPicture(StatedText.lines(actual), expected: StatedText.lines(actual))
    #expect(!same.showsExpected)
    #expect(same.text(columns: 21, rows: 5) == self.picture(actual))
  }

  @Test func `the picture has the largest size that fits the columns and rows`() {
    let square = "Color  0 0 10 10"
    #expect(picture(square, columns: 100, rows: 3) == "┌Col┐\n│   │\n└───┘")
    #expect(picture(square, columns: 7, rows: 100) == "┌Color┐\n│     │\n│     │\n└─────┘")
  }

  @Test(arguments: ["", "...", "Color  0 0 inf 10", "Color  0 0 -10 10", "Color  0 0 1 \(Int.max)"])
  func `the picture is empty for missing, infinite, negative or huge frames`(text: String) {
    #expect(picture(text) == "")
  }

  @Test func `a frame without height is a line, and one without size is not drawn`() {
    #expect(picture("Color  0 0 10 0") == "╶Color──────────────╴")
    #expect(picture("Color  5 5 0 0") == "")
  }

  @Test func `a frame selected by id is drawn, also at a negative origin`() {
    #expect(picture("#a  -5 -5 10 10", rows: 3) == "┌#a─┐\n│   │\n└───┘")
  }
}
