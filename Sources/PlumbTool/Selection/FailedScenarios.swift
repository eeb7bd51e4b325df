internal import Compilation
internal import Conformance

/// The scenarios of a suite that failed when they last ran, kept with what was compiled.
struct FailedScenarios {
  private let cache: CompilationCache
  private let key: String

  /// - Parameters:
  ///   - suite: The suite, told from others by where it is.
  ///   - cache: Where ids are kept.
  init(of suite: SuiteFolder, in cache: CompilationCache) {
    self.cache = cache
    key = "failed scenarios of \(suite.path)"
  }
}

extension FailedScenarios {
  /// Their ids; none where nobody ran the suite.
  var ids: [String] { cache.value(of: key) ?? [] }

  /// Takes up what came of some scenarios; what is known of others stays.
  func take(_ report: ConformanceReport) {
    let scenarios = report.scenarios
    let now = Set(scenarios.map(\.id))
    let known = ids
    let failed =
      known.filter { !now.contains($0) }
      + scenarios.filter(\.verdict.failsTheRun).map(\.id)
    if failed != known { cache.keep(failed, for: key) }
  }
}
