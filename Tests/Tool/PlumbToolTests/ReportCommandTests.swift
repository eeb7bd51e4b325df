import Foundation
import Testing

struct ReportCommandTests {
  private static let file = "Docs/Conformance.md"

  @Test func `report writes Conformance.md, which report --check accepts`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("report")
    #expect(outcome.status == 0)
    #expect(outcome.output == "1 scenario, 1 expectation: 1 passed\n")
    #expect(package.text(of: Self.file)?.contains("](../Specs/a.md) |") == true)
    #expect(try package.run("report", "--check").status == 0)
  }

  @Test func `report --check exits with 1 for a stale report and keeps it`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    try package.write("stale\n", to: Self.file)
    let outcome = try package.run("report", "--check")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Docs/Conformance.md is stale"))
    #expect(package.text(of: Self.file) == "stale\n")
  }

  @Test func `report writes figures, and report --check finds a stale figure`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    _ = try package.run("report")
    for figure in ["evidence.svg", "clauses.svg"] {
      #expect(package.text(of: Self.file)?.contains("](Figures/\(figure))") == true)
      #expect(package.text(of: "Docs/Figures/\(figure)")?.hasPrefix("<svg ") == true)
      try package.write("stale", to: "Docs/Figures/\(figure)")
      let outcome = try package.run("report", "--check")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("Docs/Figures/\(figure) is stale"))
      _ = try package.run("report")
    }
  }

  @Test func `report writes failures to the report and exits with 1`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works!")])
    #expect(try package.run("report").status == 1)
    #expect(package.text(of: Self.file)?.contains("## Failures\n\n- [a\\#it-works]") == true)
    #expect(try package.run("report", "--check").status == 1)
  }

  @Test(
    arguments: [
      ("human", "passed a#it-works\n"), ("json", "{\n"), ("junit", "<?xml"), ("ctrf", "{\n"),
      ("github", "1 scenario,"), ("summary", "# Plumb: passed\n"),
      ("markdown", "# Conformance\n"),
    ] as [(String, String)]
  )
  func `report --format prints to standard output and writes no file`(
    format: String,
    beginning: String
  ) throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcome = try package.run("report", "--format", format)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(beginning))
    #expect(outcome.errors == "")
    #expect(package.text(of: Self.file) == nil)
  }

  @Test func `report --input prints the results and exit code of an earlier run`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works", "It fails!")])
    #expect(try package.run("check", "--format=json", "--output=run.json").status == 1)
    try package.write("# Changed since\n", to: "Specs/a.md")
    let outcome = try package.run("report", "--input=run.json", "--format=human")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("passed a#it-works\nfailed a#it-fails\n"))
    let plain = try package.run("report", "--input", "run.json")
    #expect(plain.status == 1)
    #expect(plain.output == outcome.output)
    #expect(package.text(of: Self.file) == nil)
  }

  @Test func `links in a report are relative to the path of --output`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    #expect(try package.run("report", "--output=out/deep/report.md").status == 0)
    #expect(
      package.text(of: "out/deep/report.md")?.contains("](../../Specs/a.md) |") == true
    )
  }

  @Test func `check --format github prints annotations and extends the job summary`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It fails!")])
    try package.write("before\n", to: "summary.md")
    let outcome = try package.run(
      ["check", "--format", "github"],
      environment: [
        "GITHUB_STEP_SUMMARY": package.path(of: "summary.md"),
        "GITHUB_WORKSPACE": (package.path(of: "") as NSString).deletingLastPathComponent,
      ]
    )
    #expect(outcome.status == 1)
    let folder = (package.path(of: "") as NSString).lastPathComponent
    #expect(outcome.output.hasPrefix("::error file=\(folder)/Specs/a.md,line=10,title=failed"))
    let summary = try #require(package.text(of: "summary.md"))
    #expect(summary.hasPrefix("before\n# Plumb: failed\n"))
    #expect(summary.contains("`\(folder)/Specs/a.md:9`"))
  }

  @Test(arguments: [["--shard=1/2"], ["--check", "--format=json"]])
  func `report exits with 2 for --shard, a report of one shard, and --check with --format`(
    words: [String]
  ) throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    #expect(try package.run(["report"] + words).status == 2)
    _ = try package.run("check", "--format=json", "--shard=1/1", "--output=part.json")
    let outcome = try package.run("report", "--input=part.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'part.json' is a report of one part of a suite"))
  }
}
