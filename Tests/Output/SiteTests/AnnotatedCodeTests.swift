import ElementTree
import Testing
@testable import Site

struct AnnotatedCodeTests {
  private func source(_ code: String, _ remarks: [Int: [String]]) -> String {
    Markup.joined(AnnotatedCode(code, remarks: remarks).markup).source
  }

  @Test func `a remark is inserted below its line of code`() {
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

  @Test func `a line of code can have several remarks`() {
    let source = source("a(<T>)\nb()\n", [0: ["first", "second"]])
    #expect(
      source == """
        <span class="l w">a(&lt;T&gt;)
        </span><span class="l err">first
        </span><span class="l err">second
        </span>b()

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

  @Test func `a long shared block is named after its top-level declarations`() {
    let lines = String(repeating: "let x = 1\n", count: 24)
    #expect(SharedCodeMarkup.names(in: Self.long + lines) == ["First", "Second", "fourth"])
    #expect(SharedCodeMarkup.names(in: Self.long) == nil)
  }

  @Test func `a long shared block is collapsed, with its first 6 names in the summary`() throws {
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
  @Test func `a script table has a row for each call with its outcome and resulting state`() {
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
