import Testing

@MainActor
struct ConditionsPartTests {
  private static let spec = """
    # Texts

    ```checks 320x480
    fits
    ```

    ## A word

    ```swift
    Text("Reset")
    ```

    ```checks 320x480 40x480 device="iPhone 16" type=large,accessibility5
    no truncation
    fits
    ```

    """

  private func page() throws -> String {
    try #require(SiteFixture.files(Self.spec, text: "Reset all")["views/a.html"])
  }

  @Test func `the table has a row per size or device and a column per text size`() throws {
    let page = try page()
    for title in ["320x480", "40x480", "iPhone 16"] {
      #expect(page.contains("<th scope=\"row\">\(title)</th>"))
    }
    for title in ["large", "accessibility5"] {
      #expect(page.contains("<th scope=\"col\">\(title)</th>"))
    }
  }

  @Test func `each check mark or cross links to the picture of its condition`() throws {
    let page = try page()
    let mark = /<td class="(ok|no)"><a href="#(x13-\d-\d)"[^>]*>(✓|✗)</
    let cells = page.matches(of: mark)
    #expect(cells.count == 6)
    for cell in cells {
      #expect((cell.output.1 == "ok") == (cell.output.3 == "✓"))
      #expect(page.contains("<li id=\"\(cell.output.2)\" class=\"\(cell.output.1)\">"))
    }
  }

  @Test func `a checks fence before the first clause shows the number of passing scenes`() throws {
    #expect(try page().contains("of every scene: 1 of 1 pass"))
  }
}
