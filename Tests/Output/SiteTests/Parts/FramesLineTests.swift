import ElementTree
import Testing

@testable import Site

struct FramesLineTests {
  private func source(_ line: String) -> String {
    Markup.joined(FramesLine(Substring(line)).markup).source
  }

  @Test(
    arguments: [
      ("  Text \"a  1 2\"   0 0 50 20", "  Text \"a  1 2\"", "   ", "0 0 50 20"),
      ("#root  0.33 -1 nil inf", "#root", "  ", "0.33 -1 nil inf"),
      ("cell 0.3   8 116 304  44  z=1", "cell 0.3", "   ", "8 116 304  44  z=1"),
    ]
  )
  func `a line is a name, blanks and numbers`(
    line: String,
    name: String,
    blanks: String,
    numbers: String
  ) {
    #expect(
      source(line) == "\(name)\(blanks)<span class=\"nu\">\(numbers)</span>\n"
    )
  }

  @Test(arguments: ["...", "", "Text \"a\"", "a 1 2 3", "320x480 -> 50x20"])
  func `any other line is all name`(line: String) {
    #expect(
      source(line).replacing("&quot;", with: "\"").replacing("&gt;", with: ">") == "\(line)\n"
    )
  }
}
