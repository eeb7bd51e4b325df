import Testing

struct ReviewCommandTests {
  @Test func `says what to use without a terminal`() throws {
    let text = FixturePackage.spec("It works!")
    let package = try FixturePackage(["a.md": text])
    let outcome = try package.run("review")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("FixtureTool accept --dry-run"))
    #expect(package.text(of: "Specs/a.md") == text)
  }
}
