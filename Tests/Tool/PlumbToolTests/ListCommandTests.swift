import Testing

struct ListCommandTests {
  @Test func `lists ids with their places`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("One works", "Two works")])
    let outcome = try package.run("list")
    #expect(outcome.status == 0)
    #expect(outcome.output == "a#one-works  Specs/a.md:5\na#two-works  Specs/a.md:15\n")
    #expect(try package.run("list", "--filter", "two").output == "a#two-works  Specs/a.md:15\n")
  }
}
