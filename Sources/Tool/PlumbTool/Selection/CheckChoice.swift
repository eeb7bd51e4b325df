internal import Conformance
internal import SpecFormat

/// The scenarios that a check is about: those that paths and a filter name, and of these perhaps only
/// those that failed, or that have changed.
@MainActor
struct CheckChoice {
  let context: ToolContext
  let cache: CompilationCache
  /// Whether only scenarios are meant that failed when they last ran.
  var takesFailed: Bool
  /// The commit since which a spec has to have changed; `nil` where all are meant.
  var reference: String?
}

extension CheckChoice {
  /// Chooses; no file is read that is not meant.
  ///
  /// - Throws: What is wrong with the chosen specs or with the choice; a choice of nothing is wrong.
  func selection(paths: [String], filter: String?) throws(ToolError) -> SpecSelection {
    let suite = try SpecSelection.suite(of: paths, in: context)
    let failed = takesFailed ? FailedScenarios(of: suite, in: cache).files : nil
    let nothing = reference.map { ToolError.nothingChanged(since: $0) } ?? .nothingFailed
    guard failed?.isEmpty != true else { throw .nothingFailed }
    var changed: ChangedSpecs?
    if let reference { changed = try ChangedSpecs(since: reference, of: suite, cache: cache) }
    guard takesFailed || changed != nil else {
      return try SpecSelection(context: context, paths: paths, filter: filter)
    }
    let failedFiles = failed.map { Set($0.values) }
    let selection: SpecSelection
    do {
      selection = try SpecSelection(context: context, paths: paths, filter: filter) { file in
        failedFiles?.contains(file) ?? true && changed?.mayContain(file) ?? true
      }
    } catch .noSpec {
      throw nothing
    }
    let chosen = selection.only { selected in
      failed.map { $0[selected.scenario.id] != nil } ?? true
        && changed?.contains(selected.document) ?? true
    }
    guard !chosen.scenarios.isEmpty else { throw nothing }
    return chosen
  }
}
