import Foundation
import Testing

/// Tests a scene with different expectations for two systems.
struct SystemOptionTests {
  private static let spec = """
    # Title

    ## It works

    ```swift
    FixtureView()
    ```

    ```calls evidence=recorded on="iOS 13"
    never 1
    ```

    ```calls evidence=recorded on="iOS 17.0"
    never 0
    ```

    """

  @Test func `check compares with the newest system by default`() throws {
    let outcome = try FixturePackage(["a.md": Self.spec]).run("check")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        passed a#it-works (numbers of iOS 13; this run compares with iOS 17.0)

        1 scenario, 2 expectations: 1 passed, 1 skipped

        """
    )
  }

  @Test func `check --on compares with the given system`() throws {
    let outcome = try FixturePackage(["a.md": Self.spec]).run("check", "--on", "iOS 13")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "Specs/a.md:9: failed: `calls` of a#it-works (recorded, iOS 13)\n"
      )
    )
    #expect(outcome.output.contains("1 failed, 1 skipped\n"))
  }

  @Test func `check --on rejects an unknown system and suggests the nearest`() throws {
    let outcome = try FixturePackage(["a.md": Self.spec]).run("check", "--on", "ios 13")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean 'iOS 13'?"))
  }

  @Test func `accept does not change blocks of other systems`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    #expect(try package.run("accept").errors.hasSuffix("nothing to accept\n"))
    #expect(package.text(of: "Specs/a.md") == Self.spec)
  }

  @Test func `accept removes the system from a block that it updates`() throws {
    let package = try FixturePackage([
      "a.md": Self.spec.replacing("never 0", with: "never 2")
    ])
    #expect(try package.run("accept").status == 0)
    let text = package.text(of: "Specs/a.md")
    #expect(text?.contains("```calls evidence=accepted\n") == true)
    #expect(text?.contains("on=\"iOS 13\"") == true)
  }
}
