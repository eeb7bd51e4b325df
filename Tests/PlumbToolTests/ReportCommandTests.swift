import Testing

struct ReportCommandTests {
  private static let file = "Docs/Conformance.md"

  @Test func `writes the report, and finds it fresh then`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("report")
    #expect(outcome.status == 0)
    #expect(outcome.output == "1 scenario, 1 expectation: 1 passed\n")
    #expect(package.text(of: Self.file)?.contains("[It works](../Specs/a.md#it-works)") == true)
    #expect(try package.run("report", "--check").status == 0)
  }

  @Test func `finds a stale report and leaves it as it is`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    try package.write("stale\n", to: Self.file)
    let outcome = try package.run("report", "--check")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Docs/Conformance.md is stale"))
    #expect(package.text(of: Self.file) == "stale\n")
  }

  @Test func `writes a report of what fails, and fails`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works!")])
    #expect(try package.run("report").status == 1)
    #expect(package.text(of: Self.file)?.contains("## Failures\n\n- [a\\#it-works]") == true)
    #expect(try package.run("report", "--check").status == 1)
  }
}
