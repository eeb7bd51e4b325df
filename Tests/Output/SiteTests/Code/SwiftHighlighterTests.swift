import ElementTree
import Testing

@testable import Site

struct SwiftHighlighterTests {
  private func highlighted(_ code: String) -> String {
    Markup.joined(SwiftHighlighter.markup(code)).source
  }

  @Test(arguments: [
    ("let a = 12.5", "<span class=\"k\">let</span> a = <span class=\"n\">12.5</span>"),
    ("Text(a) // <b>", "<span class=\"t\">Text</span>(a) <span class=\"c\">// &lt;b&gt;</span>"),
    ("\"a \\\" b\" x", "<span class=\"s\">\"a \\\" b\"</span> x"),
    ("@State var é", "<span class=\"k\">@State</span> <span class=\"k\">var</span> é"),
    ("/* a\nb */c", "<span class=\"c\">/* a\nb */</span>c"),
    ("\"open", "<span class=\"s\">\"open</span>"), ("", ""), ("#", "#"),
  ])
  func `tells words apart`(code: String, expected: String) {
    #expect(highlighted(code) == expected)
  }
}
