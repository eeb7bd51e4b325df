internal import SceneBuilding
internal import EngineKit

extension ConformanceReport {
  /// Whether an engine other than this project's own was tested.
  package var isOfOtherEngine: Bool { engine.map { $0.name != EngineHello.ownName } ?? false }

  /// The report for formats that have failures and skipped tests, but no gaps of an engine.
  ///
  /// Code that does not compile is no fault of another engine, so the expectations of such a scene
  /// are unsupported, with the compiler's first error as the reason. A report of this project's own
  /// engine is unchanged.
  package var withGapsAsUnsupported: ConformanceReport {
    guard isOfOtherEngine else { return self }
    var report = self
    for spec in specs.indices {
      for clause in specs[spec].clauses.indices {
        for scenario in specs[spec].clauses[clause].scenarios.indices {
          report.specs[spec].clauses[clause].scenarios[scenario].setGapsAsUnsupported()
        }
      }
    }
    return report
  }

  /// Whether a failing scenario only causes a warning, as it reaches the engine's floor.
  ///
  /// `false` without a floor.
  package func isTolerated(_ scenario: ScenarioReport) -> Bool {
    breaches.map { !$0.contains(scenario.id) } ?? false
  }
}

extension ScenarioReport {
  fileprivate mutating func setGapsAsUnsupported() {
    guard let gap = results.first(where: { $0.verdict == .doesNotCompile }) else { return }
    let error = gap.compilerMessages.first { $0.severity == .error }?.message
    for index in results.indices where [.doesNotCompile, .notRun].contains(results[index].verdict) {
      results[index].verdict = .unsupported
      results[index].reason = "the scene does not compile" + (error.map { ": \($0)" } ?? "")
      results[index].compilerMessages = []
      results[index].mismatches = []
    }
  }
}
