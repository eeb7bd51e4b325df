package import Scenarios
package import SpecFormat

/// Runs compiled scenarios in this process and compares them with their Markdown.
///
/// A scenario that traps takes the process with it; whoever cannot have that runs a worker.
@MainActor
package struct ConformanceRunner {
  private let compiled: [String: Scenario]
  private let rejectionCheck: RejectionCheck

  /// - Parameters:
  ///   - scenarios: Compiled scenarios; of two with one id the first counts.
  ///   - rejectionCheck: How code that must not compile is checked.
  package init(scenarios: [Scenario], rejectionCheck: RejectionCheck = RejectionCheck()) {
    compiled = Dictionary(
      scenarios.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.rejectionCheck = rejectionCheck
  }
}

extension ConformanceRunner {
  /// Runs one scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario as its Markdown has it now.
  ///   - document: The document that it stands in.
  ///   - onEvent: Called as soon as something is known.
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
      decide(0, ScriptCheck(file: document.file).check(script, outline: outlines[0]))
    case .scene(let scene):
      run(scene, of: scenario, outlines: outlines, decide: decide)
    }
    onEvent(.finished)
    return results.ended(outlines, verdict: .error, note: "the scenario ended before this")
  }

  private func run(
    _ scene: SceneSpec,
    of scenario: ScenarioSpec,
    outlines: [ExpectationOutline],
    decide: @escaping @MainActor (Int, ExpectationResult) -> Void
  ) {
    if let mistake = mistake(of: scenario, scene: scene) {
      for (index, outline) in outlines.enumerated() {
        decide(index, .error(outline, note: mistake))
      }
    } else if let body = compiled[scenario.id]?.body {
      SceneRun(scene: scene, decide: decide).run(body)
    }
  }

  /// The compiled code of a scenario that can be run.
  func runnableBody(of scenario: ScenarioSpec) -> (@MainActor @Sendable (Stage) -> Void)? {
    guard case .scene(let scene) = scenario.body, mistake(of: scenario, scene: scene) == nil else {
      return nil
    }
    return compiled[scenario.id]?.body
  }

  /// Why the scenario cannot be run at all, in a sentence; `nil` where it can.
  private func mistake(of scenario: ScenarioSpec, scene: SceneSpec) -> String? {
    guard let compiled = compiled[scenario.id] else {
      return "the scenario is not compiled"
    }
    guard compiled.digest == scenario.digest else {
      return "the spec changed since it was compiled"
    }
    guard scene.phases.contains(where: { !$0.expectations.isEmpty }) else {
      return "the scenario checks nothing: it has no expectation"
    }
    return nil
  }
}
