import Testing

struct DocsEnginesTests {
  private let words = ["docs", "--output=out", "--engines=reports"]

  /// Returns a package with two reports, of which one passes and one fails.
  private func package() throws -> FixturePackage {
    let package = try FixturePackage(["a.md": FixturePackage.spec(["One works"])])
    _ = try package.run("check", "--format=json", "--output=reports/good.json")
    try package.write(FixturePackage.spec(["One works!"]), to: "Specs/a.md")
    _ = try package.run("check", "--format=json", "--output=reports/bad.json")
    // Engines without a name are named after the report files.
    for file in ["reports/good.json", "reports/bad.json"] {
      let text = try #require(package.text(of: file))
      try package.write(text.replacing(/"engine" : \{[^}]*\},/, with: ""), to: file)
    }
    return package
  }

  @Test func `docs --engines writes a matrix, a page per disputed clause and badges`() throws {
    let package = try package()
    let outcome = try package.run(words)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        bad: 0 of 1 answered agree, of 1 asked
        good: 1 of 1 answered agree, of 1 asked
        Both engines agree on 0 of 1 clause.
        Answered expectations are those whose scene compiles and that the engine does not report as \
        unsupported; a crash is an answer that does not agree. Asked are all that are not skipped. \
        Deviations that the engine's authors state are counted apart.

        """
    )
    let index = try #require(package.text(of: "out/engines.html"))
    #expect(index.contains("href=\"engines/a/one-works.html#bad\""))
    let page = try #require(package.text(of: "out/engines/a/one-works.html"))
    #expect(page.contains("bad disagrees on 1 of 1 answered expectation"))
    let badges = "out/engines/badges"
    #expect(package.text(of: "\(badges)/good.svg")?.contains("1 of 1 answered agree") == true)
    #expect(package.text(of: "\(badges)/bad.svg")?.contains("0 of 1 answered agree") == true)
    for asset in ["site.css", "matrix.js", "engines.json"] {
      #expect(package.text(of: "out/\(asset)")?.isEmpty == false)
    }
  }

  @Test func `docs --engines appends a number to a repeated engine name`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec(["One works"])])
    for name in ["a", "b"] {
      _ = try package.run("check", "--format=json", "--output=reports/\(name).json")
    }
    let outcome = try package.run(words)
    let titles = outcome.output.split(separator: "\n").prefix(2).map { $0.prefix { $0 != ":" } }
    #expect(titles.first?.isEmpty == false && titles.first != "a")
    #expect(titles.last == "\(titles.first ?? "") (2)")
  }

  @Test func `docs --engines prints a note of scenarios that are not in the specs`() throws {
    let package = try package()
    try package.write(FixturePackage.spec(["Two works"]), to: "Other/b.md")
    let unread = "1 scenario is not in the specs:"
    #expect(try !package.run(words).errors.contains(unread))
    #expect(try package.run(words + ["Other"]).errors.contains(unread))
  }

  @Test func `docs --engines names each unreadable report and writes no page`() throws {
    let package = try package()
    try package.write("{}", to: "reports/x.json")
    try package.write("no JSON", to: "reports/y.json")
    let outcome = try package.run(words)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("x.json' cannot be read"))
    #expect(outcome.errors.contains("y.json' cannot be read"))
    #expect(package.text(of: "out/engines.html") == nil)
  }

  @Test func `docs --engines rejects a report of one part of a suite`() throws {
    let package = try package()
    let part = ["check", "--shard=1/2", "--format=json", "--output=reports/part.json"]
    #expect(try package.run(part).status < 2)
    let outcome = try package.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("part.json' is a report of one part of a suite"))
  }
}
