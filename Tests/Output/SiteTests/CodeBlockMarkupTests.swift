import ElementTree
import Testing
@testable import Site

struct AnnotatedCodeTests {
  private func source(_ code: String, _ remarks: [Int: [String]]) -> String {
    Markup.joined(AnnotatedCode(SwiftHighlighter.markup(code), remarks: remarks).markup).source
  }

  @Test func `a remark stands under its line`() {
    let source = source("a()\nb()\nc()\n", [1: ["no b"]])
    #expect(
      source == """
        a()
        <span class="l w">b()
        </span><span class="l err">no b
        </span>c()

        """
    )
  }

  @Test func `a piece of several lines is in each of them`() {
    let source = source("/* one\ntwo */ x\n", [0: ["first"], 1: ["second", "third"]])
    #expect(
      source == """
        <span class="l w"><b class="c">/* one</b>
        </span><span class="l err">first
        </span><span class="l w"><b class="c">two */</b> x
        </span><span class="l err">second
        </span><span class="l err">third
        </span>
        """
    )
  }
}

@MainActor
struct SharedCodeMarkupTests {
  private static let long = """
    struct First: View {
      struct Inner {}
    }
    @MainActor
    private final class Second {}
    // struct Third
    extension First { }
    func fourth() {}

    """

  @Test func `a long block is known by what it declares`() {
    let lines = String(repeating: "let x = 1\n", count: 24)
    #expect(SharedCodeMarkup.names(in: Self.long + lines) == ["First", "Second", "fourth"])
    #expect(SharedCodeMarkup.names(in: Self.long) == nil)
  }

  @Test func `it is folded on a page, with some of its names`() throws {
    let types = (1...8).map { "struct T\($0) {\n  let a = 1\n  let b = 2\n}\n" }.joined()
    let spec =
      SiteFixture.spec() + "```swift shared\n\(types)```\n\n```swift shared\nlet a = 1\n```\n"
    let page = try #require(try SiteFixture.files(spec)["views/a.html"])
    let words = "Declarations: <code>T1, T2, T3, T4, T5, T6 and 2 more</code>"
    #expect(page.contains("<details class=\"shared\"><summary>\(words)</summary>"))
    #expect(page.matches(of: /<details class="shared">/).count == 1)
  }
}

struct ScriptTableTests {
  @Test func `has a row for each call with its outcome and the state after it`() {
    let code = """
      A: a b | B: c
      moveSection E before B      refused unknown-section
      deleteItems d zz            ok      A: a b | B: c

      """
    let source = ScriptTable(info: "script snapshot", code: code).markup.source
    #expect(source.contains("Initial state: <code>A: a b | B: c</code>"))
    #expect(source.contains("<tr class=\"refused\"><td><code>moveSection E before B</code></td>"))
    #expect(source.contains("<td><code>ok</code></td><td><code>A: a b | B: c</code></td>"))
  }
}

struct SwiftHighlighterTests {
  private func highlighted(_ code: String) -> String {
    Markup.joined(SwiftHighlighter.markup(code)).source
  }

  @Test(arguments: [
    ("let a = 12.5", "<em>let</em> a = <i>12.5</i>"),
    ("Text(a) // <b>", "<b>Text</b>(a) <b class=\"c\">// &lt;b&gt;</b>"),
    ("\"a \\\" b\" x", "<u>\"a \\\" b\"</u> x"),
    ("@State var é", "<em>@State</em> <em>var</em> é"),
    ("/* a\nb */c", "<b class=\"c\">/* a\nb */</b>c"),
    ("\"open", "<u>\"open</u>"), ("", ""), ("#", "#"),
  ])
  func `tells words apart`(code: String, expected: String) {
    #expect(highlighted(code) == expected)
  }
}
