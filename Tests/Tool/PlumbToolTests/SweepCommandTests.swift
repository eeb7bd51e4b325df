import Testing

struct SweepCommandTests {
  private func package() throws -> FixturePackage {
    try FixturePackage(["a.md": FixturePackage.spec("It shows", "Again it shows")])
  }

  @Test func `sweep reports that every check passes in 816 layouts`() throws {
    let outcome = try package().run("sweep", "a#it-shows")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("a#it-shows: 816 layouts, on 17 devices in portrait and "))
    #expect(outcome.output.contains("in both directions; every check passes\n"))
  }

  @Test func `sweep without an id checks all scenes, or those of given files`() throws {
    let spec = FixturePackage.spec("It shows")
    let package = try FixturePackage(["a.md": spec, "b.md": spec])
    let all = try package.run("sweep")
    #expect(all.status == 0, "\(all.errors)")
    #expect(all.output.hasPrefix("✓ every check passes in 2 screens: Specs/a.md:"))
    let one = try package.run("sweep", "Specs/b.md", "--output", "Page")
    #expect(one.output.hasPrefix("✓ every check passes in 1 screen: Specs/b.md:"))
    #expect(package.text(of: "Page/index.html")?.contains("b#it-shows") == true)
    #expect(try package.run("sweep", "--write").status == 2)
  }

  @Test func `sweep reports the width below which a check first fails`() throws {
    let outcome = try Self.narrow(width: 100).run("sweep", "a#it-shows")
    #expect(outcome.output.contains("\nbelow 30 the scene is larger than its proposal by 1\n"))
  }

  @Test func `sweep does not shrink a screen below the narrowest window`() throws {
    let outcome = try Self.narrow(width: 375).run("sweep", "a#it-shows")
    #expect(outcome.output.contains("every check passes\n"))
    #expect(!outcome.output.contains("\nbelow "))
  }

  /// A package with a scene whose size is 30 by 10, in a window of a width.
  private static func narrow(width: Int) throws -> FixturePackage {
    let spec = """
      # Title

      ## It shows

      ```swift
      Color.red.frame(width: 30, height: 10)
      ```

      ```frames \(width)x100 evidence=derived
      root  0 0 30 10
      ```

      """
    return try FixturePackage(["a.md": spec])
  }

  @Test func `sweep --write adds a variants and a checks block that pass check`() throws {
    let package = try package()
    let outcome = try package.run("sweep", "a#it-shows", "--write")
    #expect(outcome.status == 0)
    let text = try #require(package.text(of: "Specs/a.md"))
    let blocks = """
      never 0
      ```

      ```variants 320x852 evidence=accepted
      width      type                           | truncated  clipped  overlapping  outside
      320...440  large,xxxLarge,accessibility5  | -          -        -            -
      ```

      ```checks device="iPhone SE" device="iPhone 16" device="iPhone 16 Pro Max" \
      device="iPhone 16 landscape" device="iPad mini" type=large,xxxLarge,accessibility5 \
      direction=ltr,rtl
      no truncation
      no clipping
      no overlap
      inside parent
      fits
      targets >= 44
      words
      ```

      ## Again it shows
      """
    #expect(text.contains(blocks))
    #expect(try package.run("check", "--filter", "a#it-shows").status == 0)
  }

  @Test func `sweep --output writes a page with the result`() throws {
    let package = try package()
    #expect(try package.run("sweep", "a#it-shows", "--output", "Page").status == 0)
    #expect(package.text(of: "Page/index.html")?.contains("every check passes") == true)
  }

  @Test func `sweep --metrics measures text like a system and writes metrics= to blocks`() throws {
    let package = try package()
    let outcome = try package.run("sweep", "a#it-shows", "--metrics", "iOS 26", "--write")
    #expect(outcome.output.contains("in both directions; measured by iOS 26; every check passes\n"))
    let text = try #require(package.text(of: "Specs/a.md"))
    #expect(text.contains("```variants 320x852 metrics=\"iOS 26\" evidence=accepted\n"))
    #expect(text.contains("direction=ltr,rtl metrics=\"iOS 26\"\n"))
    #expect(try package.run("check", "--filter", "a#it-shows").status == 0)
    // The last block of the scene has these metrics now.
    let again = try package.run("sweep", "a#it-shows", "--format", "json")
    #expect(again.output.contains("\"measuredBy\" : \"iOS 26\""))
  }

  @Test func `sweep --metrics rejects an unknown system and suggests the nearest`() throws {
    let outcome = try package().run("sweep", "a#it-shows", "--metrics", "ios 26")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "'ios 26' is not a valid value for '--metrics': expected test, iOS 26, macOS 26, "
          + "iOS 14, iOS 17, iOS 18, iOS 26.0, iOS 27, macOS 26.6; did you mean 'iOS 26'?"
      )
    )
  }

  @Test func `sweep --timeout ends a scene that never finishes`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It never ends")])
    let outcome = try package.run("sweep", "a#it-never-ends", "--timeout", "1")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("the scenario did not end within 1 s"))
    let help = try package.run("help", "sweep").output
    #expect(help.contains("the time limit of one scenario; default: 60"))
  }

  @Test func `sweep checks a scene without a block, and --write does not change its spec`() throws {
    let text = """
      # Title

      ## It shows

      ```swift
      Text("Hello")
      ```

      """
    let package = try FixturePackage(["a.md": text])
    for id in ["a#it-shows", "a"] {
      let outcome = try package.run(["sweep", id], tool: "plumb")
      #expect(outcome.output.hasPrefix("a#it-shows: 816 layouts, "), "\(outcome.errors)")
    }
    let written = try package.run("sweep", "a", "--write")
    #expect(written.errors.contains("the scene has no block"))
    #expect(package.text(of: "Specs/a.md") == text)
  }

  @Test func `sweep --format json has the id and the number of layouts`() throws {
    let outcome = try package().run("sweep", "again", "--format", "json")
    #expect(outcome.output.contains("\"id\" : \"a#again-it-shows\""))
    #expect(outcome.output.contains("\"layouts\" : 816"))
  }

  @Test(
    arguments: [
      (["a", "b"], 2, "'sweep' takes no argument 'b'"),
      (["nothing"], 5, "no scenario's id contains 'nothing'"),
      (["shows"], 5, "the ids of several scenarios contain 'shows'"),
    ] as [([String], Int32, String)]
  )
  func `sweep rejects unknown, ambiguous and surplus ids`(
    words: [String],
    status: Int32,
    message: String
  ) throws {
    let outcome = try package().run(["sweep"] + words)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message))
  }

  @Test func `devices prints devices with their size, scale and safe area insets`() throws {
    let outcome = try package().run("devices")
    #expect(outcome.status == 0)
    let rows = outcome.output.split(separator: "\n").map { row in
      row.split(separator: " ").joined(separator: " ")
    }
    #expect(rows.contains("iPhone 16 393x852 @3 59,0,34,0 0,59,21,59"))
    #expect(rows.contains("snapshot iPhone 13 390x844 @3 47,0,34,0 0,47,21,47 medium"))
  }
}
