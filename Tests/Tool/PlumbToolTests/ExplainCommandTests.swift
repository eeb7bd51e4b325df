import Testing

struct ExplainCommandTests {
  private static let blocks =
    "```frames 100x100 evidence=derived\n#one  0 0 30 20\n```\n\n```calls evidence=derived\nnever 0\n```"

  private func package() throws -> FixturePackage {
    let text = FixturePackage.spec("It shows", "Again it shows").replacing(
      "```calls\nnever 0\n```",
      with: Self.blocks
    )
    return try FixturePackage(["a.md": text])
  }

  @Test func `explain prints proposal, size, position and rule of each node`() throws {
    let outcome = try package().run("explain", "a#it-shows")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        Specs/a.md:9: `frames` of a#it-shows; the scene is proposed 100x100

        VStack: proposed 100x100, size 30x34, at 0 0
          size (R-STK-4): 100 of height minus 4 for 1 gap of 4 leaves 96 for 2 children
        """
      )
    )
    #expect(
      outcome.output.contains("\n  Text \"One\" #one: proposed 100x48, size 30x20, at 0 0\n")
    )
  }

  @Test func `explain --metrics measures text like the given system`() throws {
    let outcome = try package().run("explain", "a#it-shows", "--metrics", "iOS 26")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("the scene is proposed 100x100, measured by iOS 26\n"))
    #expect(outcome.output.contains("system font 17 pt, recorded (R-TXT-14)\n"))
    let words = ["explain", "a#it-shows", "--metrics", "macOS 26", "--format", "json"]
    let json = try package().run(words)
    #expect(json.output.contains("\"measuredBy\" : \"macOS 26\""))
  }

  @Test func `explain --device and --type set the proposal and the text size`() throws {
    let words = ["explain", "a#it-shows", "--device", "iPhone SE", "--type", "xxLarge"]
    let outcome = try package().run(words)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("the scene is proposed 375x667"))
    // A character of the test font is 12 × 24 at this text size.
    #expect(outcome.output.contains("Text \"One\" #one: proposed"))
    #expect(outcome.output.contains("size 36x24"))
    let unknown = try package().run("explain", "a#it-shows", "--device", "iPhone SF")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'iPhone SE'?"))
    let size = try package().run("explain", "a#it-shows", "--type", "xxlarge")
    #expect(size.status == 2)
    #expect(size.errors.contains("did you mean 'xxLarge'?"))
  }

  @Test(arguments: ["#one", "one"])
  func `explain with a node id prints that node and its parent only`(node: String) throws {
    let outcome = try package().run("explain", "again", node)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("VStack: "))
    #expect(outcome.output.contains("Text \"One\" #one: "))
    #expect(!outcome.output.contains("\n  frame: "))
  }

  @Test(arguments: ["R-STK-4", "r-stk-4"])
  func `explain R-STK-4 prints the statement of the rule and its link`(name: String) throws {
    let outcome = try FixturePackage([:]).run(["explain", name])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("R-STK-4 · Leftover space "))
    #expect(outcome.output.contains("Docs/Rules/LayoutRules.md#r-stk-4"))
  }

  @Test func `explain R-STK prints the rules of that family`() throws {
    let output = try FixturePackage([:]).run(["explain", "R-STK"]).output
    #expect(output.contains("R-STK-1 · "))
    #expect(output.contains("R-STK-4 · "))
  }

  @Test func `explain --picture writes an SVG of the layout`() throws {
    let package = try package()
    let outcome = try package.run("explain", "a#it-shows", "--picture", "pictures/one.svg")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("wrote pictures/one.svg"))
    let picture = try #require(package.text(of: "pictures/one.svg"))
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.contains("Layout of it shows, proposed 100 by 100</title>"))
  }

  @Test(
    arguments: [
      (["nothing"], 5, "no scenario's id contains 'nothing'"),
      (
        ["shows"], 5,
        "the ids of several scenarios contain 'shows':\n  a#it-shows\n  a#again-it-shows"
      ),
      (["again", "#onee"], 5, "there is no node '#onee'; there are #one, #root, "),
      ([], 2, "'explain' needs ID"), (["a", "b", "c"], 2, "'explain' takes no argument 'c'"),
    ] as [([String], Int32, String)]
  )
  func `explain reports missing, ambiguous, unknown and surplus arguments`(
    words: [String],
    status: Int32,
    message: String
  ) throws {
    let outcome = try package().run(["explain"] + words)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test(arguments: ["a", "a#it-shows"])
  func `explain accepts a spec's name for its only scenario`(id: String) throws {
    let text = FixturePackage.spec("It shows")
    let package = try FixturePackage(["a.md": text, "b/a.md": text, "c/a.md": "no spec"])
    let outcome = try package.run("explain", id)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Specs/a.md:9: "))
    #expect(try package.run("explain", "b/a").output.hasPrefix("Specs/b/a.md:9: "))
  }

  @Test func `explain exits with 4 and prints the compiler errors of the scene`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It is changed")])
    let outcome = try package.run("explain", "a#it-is-changed")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("cannot be explained: the scene does not compile\n"))
    #expect(outcome.errors.contains("Specs/a.md:6:1: error: "))
  }

  @Test func `explain #root prints only the root node`() throws {
    let outcome = try package().run("explain", "again", "#root")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("VStack: proposed"))
    #expect(!outcome.output.contains("Text \"One\" #one: proposed"))
  }

  @Test func `explain reports a malformed spec only if no scenario matches`() throws {
    let package = try package()
    try package.write("# Title\n## One\n```frmes\n```\n", to: "Specs/bad.md")
    #expect(try package.run("explain", "again").status == 0)
    let outcome = try package.run("explain", "nothing")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Specs/bad.md:3:"))
  }
}
