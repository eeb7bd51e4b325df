import Conformance
import SpecFormat
import Testing

/// A spec with one scenario, written as Markdown.
enum SpecText {
  /// Returns the parsed expectation of a fence, which is at line 7.
  static func expectation(_ info: String, _ lines: String) throws -> SpecFormat.Expectation {
    let text = """
      # Title
      ## Clause
      ```swift
      Scene()
      ```

      ```\(info)
      \(lines)
      ```

      """
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    try #require(parsed.diagnostics == [])
    let scenario = try #require(parsed.document.scenarios.first)
    guard case .scene(let scene) = scenario.body else { throw SceneMissing() }
    return try #require(scene.phases.first?.expectations.first)
  }

  private struct SceneMissing: Error {}
}
