import Conformance
import Scenarios
import SpecFormat
import Testing
import PlumbEngine

/// A spec with one scenario, and a runner with its compiled code.
@MainActor
struct CompiledSpec {
  let document: SpecDocument
  let scenario: ScenarioSpec
  let runner: ConformanceRunner

  /// Parses a spec with the source text `scene` and the blocks below it; the executed code is
  /// `body`.
  ///
  /// Without a digest, the compiled code has that of the scenario.
  init(
    _ blocks: String,
    scene: String = "Scene()",
    digest: String? = nil,
    isCompiled: Bool = true,
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws {
    let text = "# Title\n## Clause\n```swift\n\(scene)\n```\n" + blocks
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    try #require(parsed.diagnostics == [])
    document = parsed.document
    scenario = try #require(document.scenarios.first)
    let compiled = Scenario(id: scenario.id, digest: digest ?? scenario.digest, body: body)
    runner = ConformanceRunner(engine: CompiledEngine(isCompiled ? [compiled] : []))
  }

  func results(
    onEvent: @escaping (RunEvent) -> Void = { _ in }
  ) -> [ExpectationResult] {
    runner.run(scenario, in: document, onEvent: onEvent)
  }
}
