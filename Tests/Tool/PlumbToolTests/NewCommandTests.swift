import Testing

struct NewCommandTests {
  @Test(arguments: ["Specs/mine/badges.md", "Specs/mine/badges"])
  func `new writes a spec that has one scenario and passes lint`(path: String) throws {
    let package = try FixturePackage([:])
    let outcome = try package.run("new", path, "  Badges &\n\"more\" ")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Specs/mine/badges.md\n")
    let text = try #require(package.text(of: "Specs/mine/badges.md"))
    #expect(text.hasPrefix("# Badges & \"more\"\n\n"))
    #expect(text.contains("evidence=derived"))
    #expect(try package.run("lint").status == 0)
    let id = "mine/badges#a-background-is-proposed-the-size-of-its-primary-view"
    #expect(try package.run("list").output == "\(id)  Specs/mine/badges.md:10\n")
  }

  @Test(
    arguments: [
      (["Specs/a.md", "Title"], "already exists"),
      (["Specs/a", "Title"], "already exists"),
      (["Docs/b.md", "Title"], "is not below 'Specs'"),
      (["Specs/../b.md", "Title"], "is not below 'Specs'"),
      (["Specs/b.md", " "], "cannot be the title of a spec"),
      (["Specs/b.md"], "'new' needs \"Title\""),
      ([], "'new' needs PATH"),
      (["Specs/b.md", "A", "Title"], "'new' takes no argument 'Title'"),
    ] as [([String], String)]
  )
  func `new rejects existing files, other folders and missing arguments`(
    words: [String],
    message: String
  ) throws {
    let before = FixturePackage.spec("It works")
    let package = try FixturePackage(["a.md": before])
    let outcome = try package.run(["new"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(package.text(of: "Specs/a.md") == before)
    #expect(package.text(of: "Specs/b.md") == nil)
  }
}
