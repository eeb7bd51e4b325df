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

  @Test func `check without --on skips blocks whose attribute on= has an older system`() throws {
    let outcome = try FixturePackage(["a.md": Self.spec]).run("check")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        passed a#it-works (numbers of iOS 13; this run compares with iOS 17.0)

        1 scenario, 2 expectations: 1 passed, 1 skipped

        """
    )
  }

  @Test func `check --on compares blocks with that system in on=, and skips others`() throws {
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

  @Test func `accept does not change blocks whose attribute on= has an older system`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    #expect(try package.run("accept").errors.hasSuffix("nothing to accept\n"))
    #expect(package.text(of: "Specs/a.md") == Self.spec)
  }

  @Test func `accept removes on= from a block that it updates, and keeps it in others`() throws {
    let package = try FixturePackage([
      "a.md": Self.spec.replacing("never 0", with: "never 2")
    ])
    #expect(try package.run("accept").status == 0)
    let text = package.text(of: "Specs/a.md")
    #expect(text?.contains("```calls evidence=accepted\n") == true)
    #expect(text?.contains("on=\"iOS 13\"") == true)
  }
}
