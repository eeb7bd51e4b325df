internal import Conformance

/// The scenarios of a suite that failed when they last ran, kept with what was compiled.
struct FailedScenarios {
  private let cache: CompilationCache
  private let key: String

  /// - Parameters:
  ///   - suite: The suite, told from others by where it is.
  ///   - cache: Where they are kept.
  init(of suite: SuiteFolder, in cache: CompilationCache) {
    self.cache = cache
    key = "failed scenarios of \(suite.path)"
  }
}

extension FailedScenarios {
  /// The files of their specs, by their ids; none where nobody ran the suite.
  var files: [String: String] { cache.value(of: key) ?? [:] }

  /// Takes up what came of some scenarios; what is known of others stays.
  func take(_ report: ConformanceReport) {
    let known = files
    var failed = known
    for spec in report.specs {
      for scenario in spec.scenarios {
        failed[scenario.id] = scenario.verdict.failsTheRun ? spec.file : nil
      }
    }
    if failed != known { cache.keep(failed, for: key) }
  }
}
