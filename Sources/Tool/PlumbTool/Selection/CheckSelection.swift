internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The scenarios of a check: those that paths and a filter select, optionally only failed or
/// changed ones.
@MainActor
struct CheckSelection {
  let context: ToolContext
  let cache: CompilationCache
  /// Whether only scenarios that failed in their last run are selected.
  var takesFailed: Bool
  /// The commit since which a spec must have changed; `nil` if changes are irrelevant.
  var reference: String?
}

extension CheckSelection {
  /// Selects scenarios, and reads only files that may contain them.
  ///
  /// - Returns: The selection, with the mistakes of malformed specs.
  /// - Throws: An error if the selection is invalid, or if it is empty and no selected spec is
  ///   malformed.
  func selection(paths: [String], filter: String?) throws(ToolError) -> SpecSelection {
    let suite = try SpecSelection.suite(of: paths, in: context)
    let failed = takesFailed ? FailedScenarios(of: suite, in: cache).files : nil
    let nothing = reference.map { ToolError.nothingChanged(since: $0) } ?? .nothingFailed
    guard failed?.isEmpty != true else { throw .nothingFailed }
    var changed: ChangedSpecs?
    if let reference { changed = try ChangedSpecs(since: reference, of: suite, cache: cache) }
    guard takesFailed || changed != nil else {
      return try SpecSelection(
        context: context,
        paths: paths,
        filter: filter,
        mistakes: .reported
      )
    }
    let failedFiles = failed.map { Set($0.values) }
    let selection: SpecSelection
    do {
      selection = try SpecSelection(
        context: context,
        paths: paths,
        filter: filter,
        where: { file in
          failedFiles?.contains(file) ?? true && changed?.mayContain(file) ?? true
        },
        mistakes: .reported
      )
    } catch .noSpec {
      throw nothing
    }
    let chosen = selection.only { selected in
      failed.map { $0[selected.scenario.id] != nil } ?? true
        && changed?.contains(selected.document) ?? true
    }
    guard !chosen.scenarios.isEmpty || !chosen.mistakes.isEmpty else { throw nothing }
    return chosen
  }
}

/// The scenarios of a suite that failed in their last run, stored in the cache of compiled scenes.
struct FailedScenarios {
  private let cache: CompilationCache
  private let key: String

  /// - Parameters:
  ///   - suite: The suite, identified by its path.
  ///   - cache: The cache that stores the list.
  init(of suite: SuiteFolder, in cache: CompilationCache) {
    self.cache = cache
    key = "failed scenarios of \(suite.path)"
  }
}

extension FailedScenarios {
  /// The files of the failed scenarios, by their ids; empty if the suite did not run yet.
  var files: [String: String] { cache.value(of: key) ?? [:] }

  /// Updates the list with the results of a run; scenarios that did not run keep their state.
  func record(_ report: ConformanceReport) {
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

/// The specs of a suite that changed according to git, or that use shared code of changed files.
struct ChangedSpecs {
  private let files: Set<String>
  private let shared: [SharedCode]
  private let isSharedCodeChanged: Bool

  /// - Parameters:
  ///   - reference: The commit to compare with.
  ///   - suite: The folder of specs.
  ///   - cache: The cache of the index of shared code.
  /// - Throws: An error if git fails.
  init(since reference: String, of suite: SuiteFolder, cache: CompilationCache) throws(ToolError) {
    let files = try GitChanges(in: suite.root).files(since: reference)
    self.files = files
    shared = SharedCodeIndex(cache).code(below: suite.folder, root: suite.root)
    isSharedCodeChanged = shared.contains { files.contains($0.file) }
  }
}

extension ChangedSpecs {
  /// Returns whether a file has to be read to determine whether it is selected.
  func mayContain(_ file: String) -> Bool { isSharedCodeChanged || files.contains(file) }

  func contains(_ document: SpecDocument) -> Bool {
    guard !files.contains(document.file) else { return true }
    return isSharedCodeChanged
      && SceneModule(of: document, shared: shared).shared.contains { files.contains($0.file) }
  }
}

/// The changes in a folder according to git.
struct GitChanges {
  private let root: String

  /// - Parameter root: A folder in a working tree.
  init(in root: String) {
    self.root = root
  }
}

extension GitChanges {
  /// Returns the changed and untracked files below the folder.
  ///
  /// - Parameter reference: The commit to compare with; for a branch with newer commits, its merge
  ///   base with `HEAD` is used.
  /// - Returns: Paths relative to the folder.
  /// - Throws: The message of git if it fails.
  func files(since reference: String) throws(ToolError) -> Set<String> {
    let changed = try git([
      "diff", "--name-only", "--no-renames", "--relative", "-z", "--merge-base",
      "--end-of-options", reference, "--",
    ])
    let unknown = try git(["ls-files", "--others", "--exclude-standard", "-z"])
    return Set((changed + unknown).split(separator: "\0").map(String.init))
  }

  private func git(_ arguments: [String]) throws(ToolError) -> String {
    let outcome: ExternalCommand.Outcome
    do {
      outcome = try ExternalCommand(words: ["git", "-C", root] + arguments).run()
    } catch {
      throw .changesUnknown(error.localizedDescription)
    }
    guard outcome.status == 0 else {
      throw .changesUnknown(outcome.errors.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return outcome.output
  }
}
