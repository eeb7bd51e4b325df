import Foundation
import Testing

/// Tests spec names with a special meaning to a shell, a page, a compiler or a report.
struct SpecNameTests {
  private static let names = [
    "index", "Index_", "rules/STK", "a#b", "a/b", "with space", "single'quote", "double\"quote",
    "til~de", "~", "back\\slash", "per%cent", "per%20cent", "que?stion", "-dash", "--help", "café",
    "A", "a", "amp&er<lt>", "semi;colon", "colon:3:4", "pipe|", "star*", "brackets[x](y)", "$HOME",
    "back`tick", "smile😀", "{file}", "con.md", "dots..", String(repeating: "x", count: 200),
  ]

  private static func package() throws -> FixturePackage {
    let spec = FixturePackage.spec("It works")
    return try FixturePackage(Dictionary(names.map { ("\($0).md", spec) }) { first, _ in first })
  }

  @Test func `check and list accept special characters in spec names`() throws {
    let package = try Self.package()
    let outcome = try package.run("check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in Self.names { #expect(outcome.output.contains("passed \(name)#it-works\n")) }
    for name in Self.names {
      #expect(try package.run("list", "Specs/\(name).md").output.contains("\(name)#it-works"))
    }
    let lint = try package.run("lint")
    #expect(lint.status == 1)
    #expect(lint.output.contains("Specs/~.md:"))
  }

  @Test func `report --input accepts special characters in spec names`() throws {
    let package = try Self.package()
    #expect(try package.run("check", "--format", "json", "--output", "run.json").status == 0)
    for format in ["human", "junit", "ctrf", "github", "summary", "markdown"] {
      let outcome = try package.run("report", "--input", "run.json", "--format", format)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(format == "human" || !outcome.output.isEmpty)
      if format == "junit" {
        #expect(outcome.output.contains("file=\"Specs/amp&amp;er&lt;lt&gt;.md\""))
      }
      if format == "ctrf" { _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
    }
  }

  @Test func `docs writes a page for spec names with special characters`() throws {
    let package = try Self.package()
    let outcome = try package.run("docs", "--output", "site")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let own = ["index": "index_", "Index_": "Index__", "rules/STK": "rules/STK_"]
    for name in Self.names {
      let page = try #require(package.text(of: "site/\(own[name] ?? name).html"))
      #expect(page.contains("<h1"))
      #expect(page.contains("it-works"))
    }
    let index = try #require(package.text(of: "site/index.html"))
    #expect(index.contains("href=\"scenarios.html"))
    let scenarios = try #require(package.text(of: "site/scenarios.html"))
    #expect(scenarios.contains("href=\"index_.html"))
    #expect(scenarios.contains("href=\"a%23b.html\""))
    #expect(package.text(of: "site/rules/STK.html")?.contains("R-STK-1") == true)
  }

  @Test func `scenes of specs with special characters compile and are accepted`() throws {
    let names = ["a#b \"c\"", "back\\slash's", "per%20cent ~?", "-dash é"]
    let text = """
      # Title

      ## Fills

      ```swift
      Color.red.frame(width: 20, height: 10)
      ```

      ```size 100x100 evidence=derived
      ```

      """
    let package = try FixturePackage(
      Dictionary(names.map { ("\($0).md", text) }) { first, _ in first }
    )
    let accepted = try package.run(["accept"], tool: "plumb")
    #expect(accepted.errors.contains("4 blocks accepted"), "\(accepted.output)")
    let outcome = try package.run(["check"], tool: "plumb")
    #expect(outcome.status == 0, "\(outcome.output)")
    for name in names {
      #expect(package.text(of: "Specs/\(name).md")?.contains("100x100 -> 20x10") == true)
    }
  }

  @Test func `check reports a spec path with a control character, escaped on one line`() throws {
    let package = try FixturePackage([
      "new\nline.md": FixturePackage.spec("It works"), "a\tb/c.md": FixturePackage.spec("It works"),
      "good.md": FixturePackage.spec("It works"),
    ])
    let outcome = try package.run("check")
    #expect(outcome.status == 3)
    let words = "1:1: error: the path of a spec is part of ids and must not have control characters"
    for file in [#"Specs/new\nline.md"#, #"Specs/a\tb/c.md"#] {
      #expect(outcome.output.contains("\n\(file):\(words)"), "\(outcome.output)")
    }
    #expect(outcome.output.split(separator: "\n").count { $0.contains(": error: ") } == 2)
    #expect(try package.run("check", "Specs/good.md").status == 0)
  }

  @Test func `two spec names that differ only in Unicode form are an error`() throws {
    let package = try FixturePackage(["caf\u{E9}.md": FixturePackage.spec("It works")])
    let other = package.path(of: "Specs") + "/cafe\u{301}.md"
    let file = fopen(other, "w")
    fputs(FixturePackage.spec("It works"), file)
    fclose(file)
    let outcome = try package.run("check")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("of the same letters in another form of Unicode"))
  }

  @Test func `a folder may have a name that ends with .md`() throws {
    let package = try FixturePackage(["views.md/a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("passed views.md/a#it-works\n"))
  }
}
