import Testing

@testable import Site

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
