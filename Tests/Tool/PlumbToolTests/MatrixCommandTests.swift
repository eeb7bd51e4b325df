import Testing

struct MatrixCommandTests {
  /// Returns a package with two reports, of which one passes and one fails.
  private func package() throws -> FixturePackage {
    let package = try FixturePackage(["a.md": FixturePackage.spec(["One works"])])
    _ = try package.run("check", "--format=json", "--output=good.json")
    try package.write(FixturePackage.spec(["One works!"]), to: "Specs/a.md")
    _ = try package.run("check", "--format=json", "--output=bad.json")
    // Engines without a name are named after the report files.
    for file in ["good.json", "bad.json"] {
      let text = try #require(package.text(of: file))
      try package.write(text.replacing(/"engine" : \{[^}]*\},/, with: ""), to: file)
    }
    return package
  }

  @Test func `writes the page, a page for what is disputed, and badges`() throws {
    let package = try package()
    let outcome = try package.run("matrix", "good.json", "bad.json", "--output=out/m")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        good: 1 of 1 answered agree, of 1 asked
        bad: 0 of 1 answered agree, of 1 asked
        Both engines agree on 0 of 1 clause.
        Answered expectations are those whose scene compiles and that the engine does not report as \
        unsupported; a crash is an answer that does not agree. Asked are all that are not skipped. \
        Deviations that the engine's authors state are counted apart.

        """
    )
    let index = try #require(package.text(of: "out/m/index.html"))
    #expect(index.contains("href=\"scenarios/a/one-works.html#bad\""))
    let page = try #require(package.text(of: "out/m/scenarios/a/one-works.html"))
    #expect(page.contains("bad disagrees on 1 of 1 answered expectation"))
    #expect(package.text(of: "out/m/badges/good.svg")?.contains("1 of 1 answered agree") == true)
    #expect(package.text(of: "out/m/badges/bad.svg")?.contains("0 of 1 answered agree") == true)
    for asset in ["site.css", "matrix.js"] {
      #expect(package.text(of: "out/m/\(asset)")?.isEmpty == false)
    }
  }

  @Test func `engines are called as their reports say, and numbered`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec(["One works"])])
    _ = try package.run("check", "--format=json", "--output=a.json")
    let outcome = try package.run("matrix", "a.json", "a.json", "--output=m")
    let titles = outcome.output.split(separator: "\n").prefix(2).map { $0.prefix { $0 != ":" } }
    #expect(titles.first?.isEmpty == false && titles.first != "a")
    #expect(titles.last == "\(titles.first ?? "") (2)")
  }

  @Test func `reads the specs of another folder, and tells what they do not have`() throws {
    let package = try package()
    try package.write(FixturePackage.spec(["Two works"]), to: "Other/b.md")
    let unread = "1 scenario is not in the specs:"
    let words = ["matrix", "good.json", "--output=m"]
    #expect(try !package.run(words).errors.contains(unread))
    #expect(try package.run(words + ["--specs=Other"]).errors.contains(unread))
  }

  @Test func `tells every file that is no report`() throws {
    let package = try package()
    try package.write("{}", to: "x.json")
    let words = ["matrix", "x.json", "good.json", "Specs/a.md", "--output=m"]
    let outcome = try package.run(words)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("'x.json' cannot be read"))
    #expect(outcome.errors.contains("'Specs/a.md' cannot be read"))
    #expect(package.text(of: "m/index.html") == nil)
    let missing = try package.run("matrix", "no.json", "good.json", "none.json", "--output=m")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("'no.json'") && missing.errors.contains("'none.json'"))
  }

  @Test func `needs a report and a folder`() throws {
    let package = try package()
    #expect(try package.run("matrix", "--output=m").errors.contains("FILE"))
    let outcome = try package.run("matrix", "good.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--output DIR"))
    #expect(
      try package.run("check", "--shard=1/2", "--format=json", "--output=part.json").status < 2
    )
    let part = try package.run("matrix", "part.json", "--output=m")
    #expect(part.status == 2)
    #expect(part.errors.contains("'part.json' is a report of one part of a suite"))
  }
}
