import Testing

/// Checks the app's folder of a page and of the command line.
struct ResourceOptionTests {
  private static func spec(_ comment: String) -> String {
    """
    # T

    \(comment)

    ```swift
    Text("title")
    ```

    ```frames 200x40 evidence=derived
    Text  0  0  50  20
    ```
    """
  }

  /// A title of five characters in a folder beside the specs.
  private func package(
    _ comment: String,
    strings: String = "\"title\" = \"Title\";"
  ) throws -> FixturePackage {
    try FixturePackage([
      "a.md": Self.spec(comment), "../App/en.lproj/Localizable.strings": strings,
    ])
  }

  @Test func `the path in a comment <!-- resources: PATH --> is relative to the spec`() throws {
    let package = try package("<!-- resources: ../App -->", strings: "\"title\" = \"Hello\";")
    #expect(try package.run(["check", "Specs/a.md"], tool: "plumb").status == 0)
  }

  @Test func `--resources sets the app's folder for specs without a comment`() throws {
    let package = try package("", strings: "\"title\" = \"Long title\";")
    #expect(try package.run(["check", "Specs/a.md"], tool: "plumb").status == 0)
    let outcome = try package.run(["check", "Specs/a.md", "--resources", "App"], tool: "plumb")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("actual 0 0 100 20"))
  }

  @Test func `a text key that is missing in the app's strings fails check and sweep`() throws {
    let package = try package("<!-- resources: ../App -->", strings: "\"titel\" = \"Title\";")
    let check = try package.run(["check", "Specs/a.md"], tool: "plumb")
    #expect(check.status == 1)
    #expect(check.output.contains("the app's folder has no text 'title'"))
    let sweep = try package.run(["sweep", "a#t"], tool: "plumb")
    #expect(sweep.status == 1)
    #expect(sweep.output.contains("every check passes; 1 resource is missing\n"))
    #expect(sweep.output.contains("\nmissing-resource: the app's folder has no text 'title'"))
  }

  @Test func `errors in strings files and in the comment have their file and line`() throws {
    let broken = try package("<!-- resources: ../App -->", strings: "\n\"title\" \"Title\";")
    let outcome = try broken.run(["check", "Specs/a.md"], tool: "plumb")
    #expect(outcome.status == 3)
    #expect(
      outcome.output.contains("App/en.lproj/Localizable.strings:2:1: error: ';' is missing after")
    )
    let missing = try package("<!-- resources: Ap -->")
      .run(["check", "Specs/a.md"], tool: "plumb")
    #expect(missing.status == 3)
    #expect(missing.output.contains("Specs/a.md:3:1: error: there is no folder of resources at"))
  }
}
