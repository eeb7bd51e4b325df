internal import Compilation
internal import SpecFormat

extension SpecSelection {
  /// Those of the scenarios that failed when they last ran.
  ///
  /// - Throws: `nothingFailed` where none did.
  func failed(by failures: FailedScenarios) throws(ToolError) -> SpecSelection {
    let ids = Set(failures.ids)
    let selection = only { ids.contains($0.scenario.id) }
    guard !selection.scenarios.isEmpty else { throw .nothingFailed }
    return selection
  }

  /// Those of the scenarios whose spec has changed, or the shared code of another file that it uses.
  ///
  /// - Parameters:
  ///   - reference: The commit to compare with.
  ///   - cache: Where shared code is remembered.
  /// - Returns: One scenario at least.
  /// - Throws: `nothingChanged`, or why git cannot tell.
  func changed(
    since reference: String,
    cache: CompilationCache
  ) throws(ToolError) -> SpecSelection {
    let changed = try GitChanges(in: suite.root).files(since: reference)
    let shared = SharedCodeIndex(cache).code(below: suite.folder, root: suite.root)
    let isSharedCodeChanged = shared.contains { changed.contains($0.file) }
    let files = documents.filter { document in
      changed.contains(document.file)
        || isSharedCodeChanged
          && SceneModule(of: document, shared: shared).shared
            .contains { changed.contains($0.file) }
    }.map(\.file)
    let selection = only { files.contains($0.document.file) }
    guard !selection.scenarios.isEmpty else { throw .nothingChanged(since: reference) }
    return selection
  }
}
