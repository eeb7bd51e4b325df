package import EngineKit
package import SpecFormat

/// Runs compiled scenarios in this process and compares them with their Markdown.
///
/// A scenario that traps ends the process. To avoid that, use an engine in a separate process and a
/// ``ScenarioJudge``.
@MainActor
package struct ConformanceRunner {
  private let engine: any ServedEngine
  private let rejectionCheck: RejectionCheck

  /// - Parameters:
  ///   - engine: The engine, with compiled scenarios.
  ///   - rejectionCheck: The check for code that must not compile.
  package init(engine: any ServedEngine, rejectionCheck: RejectionCheck = RejectionCheck()) {
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
    onEvent: @escaping (RunEvent) -> Void = { _ in }
  ) -> [ExpectationResult] {
    onEvent(.started(id: scenario.id))
    defer { onEvent(.finished) }
    if case .rejected(let rejected) = scenario.body {
      let result = rejectionCheck.check(rejected, outline: scenario.outlines[0], in: document)
      onEvent(.decided(index: 0, result: result))
      return [result]
    }
    let judge = ScenarioJudge(link: InProcessConnection(to: engine), digests: digests)
    return judge.results(of: scenario, in: document) { index, result in
      onEvent(.decided(index: index, result: result))
    }.results
  }

  /// Plays scenes for their pictures, reasons and layouts under other conditions.
  package var inspector: LayoutInspector {
    LayoutInspector(over: InProcessConnection(to: engine), digests: digests)
  }

  private var digests: [String: String?] {
    let scenarios = (try? engine.scenarios(loading: [])) ?? []
    return Dictionary(scenarios.map { ($0.id, $0.digest) }) { first, _ in first }
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
