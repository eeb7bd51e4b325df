internal import EngineKit
package import Scenarios
package import SpecFormat

/// Runs compiled scenarios in this process and compares them with their Markdown.
///
/// A scenario that traps ends the process. To avoid that, use an engine in a separate process and a
/// ``ScenarioJudge``.
@MainActor
package struct ConformanceRunner {
  private let engine: CompiledEngine
  private let rejectionCheck: RejectionCheck

  /// - Parameters:
  ///   - scenarios: Compiled scenarios; if several have the same id, the first one is used.
  ///   - rejectionCheck: The check for code that must not compile.
  package init(scenarios: [Scenario], rejectionCheck: RejectionCheck = RejectionCheck()) {
    self.init(engine: CompiledEngine(scenarios), rejectionCheck: rejectionCheck)
  }

  package init(engine: CompiledEngine, rejectionCheck: RejectionCheck = RejectionCheck()) {
    self.engine = engine
    self.rejectionCheck = rejectionCheck
  }
}

extension ConformanceRunner {
  /// Runs one scenario and judges its expectations.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - document: The document that contains the scenario.
  ///   - onEvent: Called immediately for each event.
  /// - Returns: One result for each of the scenario's outlines, in their order.
  @discardableResult
  package func run(
    _ scenario: ScenarioSpec,
    in document: SpecDocument,
    onEvent: @escaping @MainActor (RunEvent) -> Void = { _ in }
  ) -> [ExpectationResult] {
    let outlines = scenario.outlines
    var results: [ExpectationResult?] = Array(repeating: nil, count: outlines.count)
    onEvent(.started(id: scenario.id))
    let decide = { @MainActor (index: Int, result: ExpectationResult) in
      results[index] = result
      onEvent(.decided(index: index, result: result))
    }
    switch scenario.body {
    case .rejected(let rejected):
      decide(0, rejectionCheck.check(rejected, outline: outlines[0], in: document))
    case .script(let script):
      let check = ScriptCheck(of: document.file, over: InProcessConnection(to: engine))
      do {
        decide(0, try check.check(script, of: scenario.id, outline: outlines[0]))
      } catch {
        decide(0, .error(outlines[0], note: error.note))
      }
    case .scene(let scene):
      engine.use(resources: document.resources?.folder, language: scene.firstLanguage)
      withLargeStack { run(scene, of: scenario, in: document, outlines: outlines, decide: decide) }
    }
    onEvent(.finished)
    return results.ended(outlines, verdict: .error, note: "the scenario ended before this")
  }

  private func run(
    _ scene: SceneSpec,
    of scenario: ScenarioSpec,
    in document: SpecDocument,
    outlines: [ExpectationOutline],
    decide: @escaping @MainActor (Int, ExpectationResult) -> Void
  ) {
    if let obstacle = obstacle(to: scenario) {
      for (index, outline) in outlines.enumerated() {
        decide(index, .error(outline, note: obstacle))
      }
      return
    }
    let link = InProcessConnection(to: engine)
    let played = ConnectedScene(scenario.id, over: link)
    let run = SceneRun(scene, of: document, on: played) { index, result in
      MainActor.assumeIsolated { decide(index, result) }
    }
    link.play(scenario.id) { phase, number in
      played.enter(phase)
      if phase.hasEnded { run.end() } else { run.run(phase: number) }
    }
  }

  /// Returns the compiled code of a scenario; `nil` if it cannot be run.
  func runnableBody(of scenario: ScenarioSpec) -> (@MainActor @Sendable (Stage) -> Void)? {
    guard case .scene = scenario.body, obstacle(to: scenario) == nil else { return nil }
    return engine.scenario(scenario.id)?.body
  }

  /// Returns a sentence that states why the scenario cannot be run; `nil` if it can.
  private func obstacle(to scenario: ScenarioSpec) -> String? {
    scenario.obstacle(compiledAs: engine.scenario(scenario.id).map { .some($0.digest) })
  }
}

/// An event during the run of a scenario.
package enum RunEvent: Sendable, Equatable {
  /// The scenario with this id begins.
  case started(id: String)
  /// The expectation at an index of the scenario's outlines has a result.
  case decided(index: Int, result: ExpectationResult)
  /// The scenario has ended; no further expectation will be decided.
  case finished
}
