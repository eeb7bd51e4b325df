import Conformance
import Reporting
import SpecFormat
import Testing

@testable import Site

struct MatrixPagesTests {
  private static let specText = """
    # A

    ## One

    The row is as wide as its *text*.

    ```swift
    HStack { Text("a") }
    ```

    ```frames 100x100 evidence=recorded
    HStack  0 0 9 9
    ```

    Another row has no text.

    ```swift
    HStack {}
    ```

    ```frames 100x100 evidence=recorded
    HStack  0 0 0 0
    ```

    """

  private static let document = SpecParser.parse(
    bytes: Array(specText.utf8),
    file: "Specs/a.md",
    name: "a"
  ).document

  private static func report(_ verdict: Verdict, engine: String, width: Double) -> ConformanceReport
  {
    let result = ExpectationResult(
      outline: ExpectationOutline(
        line: 11,
        block: "frames",
        conditions: Conditions(evidence: .recorded)
      ),
      verdict: verdict,
      expected: [ReportedLine("HStack", [.frame([0, 0, 9, 9])])],
      actual: [ReportedLine("HStack", [.frame([0, 0, width, 9])])]
    )
    let scenario = ScenarioReport(id: "a#one", line: 7, results: [result])
    var report = ConformanceReport(documents: [document], scenarios: [scenario])
    report.engine = EngineIdentity(name: engine, version: "", platform: "")
    return report
  }

  /// Returns the files of a comparison of an agreeing engine with one that has a given verdict.
  private func files(_ verdict: Verdict, engine: String = "other") -> [String: String] {
    let engines = MatrixEngine.engines(of: [
      ("a.json", Self.report(.passed, engine: "plumb", width: 9)),
      ("b.json", Self.report(verdict, engine: engine, width: 12)),
    ])
    let content = SiteContent(
      report: Self.report(.passed, engine: "plumb", width: 9),
      documents: [Self.document],
      runs: [],
      sourceLinks: SourceLinks(relativePath: ".."),
      engines: EngineMatrix(engines, documents: [Self.document])
    )
    var files: [String: String] = [:]
    SiteWriter(content).forEachFile { files[$0.path] = $0.text }
    return files
  }

  @Test func `a clause that engines disagree on links to a page with overlaid frames`() throws {
    let files = files(.failed)
    let index = try #require(files["engines.html"])
    #expect(index.contains("<details class=\"em-spec\" open"))
    #expect(index.contains("<a href=\"engines/a/one.html#other\">"))
    #expect(index.contains("data-api=\"HStack Text\""))
    #expect(index.contains("data-evidence=\"recorded\""))
    #expect(index.contains("<header class=\"shell\" data-search=\"scenarios.html\">"))
    #expect(files["index.html"]?.contains("<a href=\"engines.html\"") == true)
    #expect(files["site.css"]?.contains(".em{--engines:2}") == true)
    let page = try #require(files["engines/a/one.html"])
    #expect(page.contains("<section id=\"other\""))
    #expect(page.contains("<em>text</em>"))
    #expect(!page.contains("Another row"))
    #expect(page.contains("Proposal: 100x100. Dashed: expected, as plumb has it. Filled: other."))
    #expect(page.contains("class=\"x\""))
    #expect(page.contains("href=\"../../../Specs/a.md#L7\""))
    #expect(page.contains("<a href=\"../../a.html#one\""))
    #expect(page.contains("### other: One"))
    #expect(page.contains("plumb check --engine path/to/engine.json "))
    let filed = try #require(files["engines/a/one.other.md"])
    #expect(filed.hasPrefix("### other: One\n\nThe scenario `a#one` of Plumb's suite, "))
    #expect(filed.contains("**differs**: `frames 100x100 evidence=recorded` at line 11, "))
  }

  @Test func `if all engines agree, the spec is collapsed and has no scenario page`() throws {
    let files = files(.passed)
    let names: Set<String> = [
      "engines.html", "engines.json", "engines/badges/plumb.svg", "engines/badges/other.svg",
    ]
    #expect(Set(files.keys.filter { $0.hasPrefix("engines") }) == names)
    #expect(files["engines.json"]?.contains("\"index\" : \"engines.html\"") == true)
    let index = try #require(files["engines.html"])
    #expect(index.contains("<details class=\"em-spec\"><summary"))
    #expect(index.contains("Both engines agree on 1 of 1 clause"))
  }

  @Test func `an engine name with markup is escaped on every page`() throws {
    let files = files(.failed, engine: "<script>\"x")
    for (path, text) in files where path.hasSuffix(".html") {
      #expect(!text.contains("<script>\""), "\(path)")
      #expect(!text.contains("title=\"<"), "\(path)")
    }
  }

  @Test func `each outcome has a distinct sign, and each disagreement a CSS class`() {
    let signs = MatrixOutcome.allCases.map { OutcomeMark.sign(of: $0) }
    #expect(Set(signs).count == MatrixOutcome.allCases.count)
    for outcome in MatrixOutcome.allCases where outcome.isDisagreement || outcome == .agrees {
      #expect(MatrixAssets.sheet.contains(".oc-\(outcome.rawValue) {"))
    }
  }
}
