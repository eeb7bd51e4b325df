internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The scenarios that a check is about: those that paths and a filter name, and of these perhaps
/// only those that failed, or that have changed.
@MainActor
struct CheckSelection {
  let context: ToolContext
  let cache: CompilationCache
  /// Whether only scenarios are meant that failed when they last ran.
  var takesFailed: Bool
  /// The commit since which a spec has to have changed; `nil` where all are meant.
  var reference: String?
}

extension CheckSelection {
  /// Chooses; no file is read that is not meant.
  ///
  /// - Returns: The selection, with the mistakes of malformed specs.
  /// - Throws: What is wrong with the choice; a choice of nothing is wrong, unless a chosen spec is
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

/// The specs of a suite that git says have changed, and those that use the shared code of changed
/// files.
struct ChangedSpecs {
  private let files: Set<String>
  private let shared: [SharedCode]
  private let isSharedCodeChanged: Bool

  /// - Parameters:
  ///   - reference: The commit to compare with.
  ///   - suite: The folder of specs.
  ///   - cache: Where shared code is remembered.
  /// - Throws: Why git cannot tell.
  init(since reference: String, of suite: SuiteFolder, cache: CompilationCache) throws(ToolError) {
    let files = try GitChanges(in: suite.root).files(since: reference)
    self.files = files
    shared = SharedCodeIndex(cache).code(below: suite.folder, root: suite.root)
    isSharedCodeChanged = shared.contains { files.contains($0.file) }
  }
}

extension ChangedSpecs {
  /// Whether a file has to be read to know.
  func mayContain(_ file: String) -> Bool { isSharedCodeChanged || files.contains(file) }

  func contains(_ document: SpecDocument) -> Bool {
    guard !files.contains(document.file) else { return true }
    return isSharedCodeChanged
      && SceneModule(of: document, shared: shared).shared.contains { files.contains($0.file) }
  }
}

/// The changes that git knows of in a folder.
struct GitChanges {
  private let root: String

  /// - Parameter root: A folder in a working tree.
  init(in root: String) {
    self.root = root
  }
}

extension GitChanges {
  /// The files below the folder that are not what they were, and those that git does not know.
  ///
  /// - Parameter reference: The commit to compare with; of a branch that went on since, the commit
  ///   where this one left it.
  /// - Returns: Paths relative to the folder.
  /// - Throws: What git says where it cannot tell.
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
