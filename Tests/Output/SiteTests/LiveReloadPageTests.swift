import Conformance
import ElementTree
import Foundation
import Pictures
import SpecFormat
import Testing

@testable import Site

@MainActor
struct LiveReloadPageTests {
  private func content(_ verdict: Verdict = .passed) throws -> SiteContent {
    let text = SiteFixture.spec()
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    let scenario = try #require(parsed.document.scenarios.first)
    let report = ScenarioReport(
      id: scenario.id,
      line: scenario.line,
      results: scenario.outlines.map { ExpectationResult(outline: $0, verdict: verdict) }
    )
    return SiteContent(
      report: ConformanceReport(documents: [parsed.document], scenarios: [report]),
      documents: [parsed.document],
      runs: [ScenarioRun(of: scenario, in: parsed.document, report: report)],
      sourceLinks: SourceLinks(address: "file:///x/{file}#L{line}")
    )
  }

  private func page(_ content: SiteContent, _ status: LiveReloadStatus) throws -> String {
    let page = LiveReloadPage(content, status: status, memory: SectionCache())
    return try #require(page.files(revision: 7).first?.text)
  }

  @Test func `revision.js is the last file of the page and contains the revision number`() throws {
    let page = LiveReloadPage(
      try content(),
      status: LiveReloadStatus(file: "Specs/a.md"),
      memory: SectionCache()
    )
    #expect(page.files(revision: 7).map(\.path) == ["page.js", "revision.js"])
    #expect(page.files(revision: 7).last?.text == "plumbRevision(7);\n")
  }

  @Test func `page.js contains the article of the edited spec and its status`() throws {
    let text = try page(content(), LiveReloadStatus(file: "Specs/a.md"))
    #expect(text.hasPrefix("plumbPage({\"article\":\"<article>"))
    #expect(text.contains("A word is as wide as its letters"))
    #expect(text.contains("Nothing fails."))
  }

  @Test func `a failing scenario shows its plumb accept command`() throws {
    let id = "a#a-word-is-as-wide-as-its-letters"
    let status = LiveReloadStatus(file: "Specs/a.md", commands: [id: "plumb accept 'it'"])
    let text = try page(content(.failed), status)
    #expect(text.contains("1 scenario failing."))
    #expect(text.contains("<code class=\\\"cmd\\\">plumb accept 'it'</code>"))
  }

  @Test func `a malformed spec marks the page as stale and links to the error's line`() throws {
    let mistake = SpecDiagnostic(file: "Specs/a.md", line: 3, column: 1, mistake: .scenarioMissing)
    let status = LiveReloadStatus(file: "Specs/a.md", mistakes: [mistake])
    let text = try page(content(), status)
    #expect(text.contains("\"isStale\":true"))
    #expect(text.contains("Specs/a.md#L3"))
  }

  @Test func `SectionCache returns the cached section until the scenario's stamp changes`() {
    let memory = SectionCache()
    memory.stamps = ["a#x": 1]
    #expect(memory.section(of: "a#x", index: 0) { .text("one") }.source == "one")
    #expect(memory.section(of: "a#x", index: 0) { .text("two") }.source == "one")
    memory.stamps = ["a#x": 2]
    #expect(memory.section(of: "a#x", index: 0) { .text("two") }.source == "two")
  }
}
