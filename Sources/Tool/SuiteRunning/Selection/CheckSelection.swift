package import SceneBuilding
internal import Platform
package import Conformance
internal import Foundation
internal import SpecFormat

/// The scenarios of a check: those that paths and a filter select, optionally only failed or
/// changed ones.
@MainActor
package struct CheckSelection {
  let context: ToolContext
  let cache: CompilationCache
  /// Whether only scenarios that failed in their last run are selected.
  var takesFailed: Bool
  /// The commit since which a spec must have changed; `nil` if changes are irrelevant.
  var reference: String?
  /// The engine whose last run decides what failed; `nil` for this tool's own engine.
  var engine: EngineSelection?

  package init(
    context: ToolContext,
    cache: CompilationCache,
    takesFailed: Bool,
    reference: String? = nil,
    engine: EngineSelection? = nil
  ) {
    self.context = context
    self.cache = cache
    self.takesFailed = takesFailed
    self.reference = reference
    self.engine = engine
  }
}

extension CheckSelection {
  /// Selects scenarios, and reads only files that may contain them unless a name is not that of a
  /// file.
  ///
  /// - Parameters:
  ///   - arguments: Paths, and names that verdicts show; all specs if there are none.
  ///   - filter: A text that an id must contain, ignoring case; `nil` for any id.
  /// - Returns: The selection, with the mistakes of malformed specs.
  /// - Throws: An error if the selection is invalid, or if it is empty and no selected spec is
  ///   malformed.
  func selection(arguments: [String], filter: String?) throws(ToolError) -> SpecSelection {
    let targets = arguments.map { CheckTarget($0) }
    let paths = targets.compactMap(\.path)
    let suite = try SpecSelection.suite(of: paths, in: context)
    let failed = takesFailed ? FailedScenarios(of: suite, by: engine, in: cache).files : nil
    let nothing = reference.map { ToolError.nothingChanged(since: $0) } ?? .nothingFailed
    guard failed?.isEmpty != true else { throw .nothingFailed }
    var changed: ChangedSpecs?
    if let reference { changed = try ChangedSpecs(since: reference, of: suite, cache: cache) }
    let includesFile = fileCondition(failed, changed)
    let candidates = try named(targets, of: suite, filter: filter, where: includesFile)
    guard takesFailed || changed != nil else { return candidates }
    let matching = candidates.only { selected in
      failed.map { $0[selected.scenario.id] != nil } ?? true
        && changed?.contains(selected.document) ?? true
    }
    guard !matching.scenarios.isEmpty || !matching.mistakes.isEmpty else { throw nothing }
    return matching
  }

  /// Selects scenarios; `nil` if only failed ones are wanted and there are none.
  package func selectionUnlessNothingFailed(
    arguments: [String],
    filter: String?
  ) throws(ToolError) -> SpecSelection? {
    do {
      return try selection(arguments: arguments, filter: filter)
    } catch {
      if error == .nothingFailed { return nil }
      throw error
    }
  }

  /// Returns the condition for files to be read; `nil` if all selected files are read.
  private func fileCondition(
    _ failed: [String: String]?,
    _ changed: ChangedSpecs?
  ) -> ((String) -> Bool)? {
    guard failed != nil || changed != nil else { return nil }
    let failedFiles = failed.map { Set($0.values) }
    return { file in
      failedFiles?.contains(file) ?? true && changed?.mayContain(file) ?? true
    }
  }

  /// Selects the scenarios that the arguments name.
  private func named(
    _ targets: [CheckTarget],
    of suite: SuiteFolder,
    filter: String?,
    where includesFile: ((String) -> Bool)?
  ) throws(ToolError) -> SpecSelection {
    let isOfPathsOnly = targets.allSatisfy { $0.path != nil }
    let selection: SpecSelection
    do {
      selection = try SpecSelection(
        context: context,
        paths: isOfPathsOnly ? targets.compactMap(\.path) : [],
        filter: filter,
        of: suite,
        where: includesFile,
        mistakes: .reported
      )
    } catch .noSpec where includesFile != nil {
      throw reference.map { .nothingChanged(since: $0) } ?? .nothingFailed
    } catch .noSpec where !isOfPathsOnly {
      throw .several(missing(targets.filter { $0.path == nil }, among: []))
    }
    let isSelective = targets.contains { if case .path = $0 { false } else { true } }
    guard isSelective else { return selection }
    let documents = selection.documents
    var ids: Set<String> = []
    var unknown: [CheckTarget] = []
    for target in targets {
      let found = documents.flatMap { target.scenarios(in: $0, root: suite.root) }
      if found.isEmpty, target.path == nil { unknown.append(target) }
      ids.formUnion(found)
    }
    guard unknown.isEmpty || includesFile != nil else {
      throw .several(missing(unknown, among: documents))
    }
    let mistakes = selection.mistakes.filter { mistake in
      targets.contains { target in
        guard let path = target.path else { return false }
        return PathSelection.path(path, contains: mistake.file, root: suite.root)
      }
    }
    let result = selection.only(mistakes: mistakes) { ids.contains($0.scenario.id) }
    guard !result.scenarios.isEmpty || !mistakes.isEmpty || includesFile != nil else {
      throw .noSpec(in: targets.compactMap(\.path).first ?? suite.path)
    }
    return result
  }

  /// Returns an error for each name without a scenario.
  private func missing(_ targets: [CheckTarget], among documents: [SpecDocument]) -> [ToolError] {
    targets.map { target in
      switch target {
      case .rule(let rule): .scenarioMissing(rule.text, nearest: nearestRule(to: rule, documents))
      case .name(let name): missing(name, among: documents)
      case .path(let path), .line(let path, _): .pathsMissing([path])
      }
    }
  }

  private func missing(_ name: String, among documents: [SpecDocument]) -> ToolError {
    let ids = documents.flatMap(\.scenarios).map(\.id)
    if name.contains("#") {
      return .scenarioMissing(name, nearest: NearestName.of(name, among: ids))
    }
    guard NearestPath.of(name) == nil,
      let nearest = NearestPath.nearest(
        to: name,
        among: documents.map(\.name) + documents.flatMap(\.clauses).map(\.slug)
      )
    else { return .pathsMissing([name]) }
    return .scenarioMissing(name, nearest: nearest)
  }

  private func nearestRule(to rule: RuleName, _ documents: [SpecDocument]) -> String? {
    let rules = Set(documents.flatMap(\.clauses).flatMap(\.rules))
    return NearestName.of(rule.text, among: rules.sorted().map(\.text))
  }
}

/// The scenarios of a suite that failed in their last run, stored in the cache of compiled scenes.
package struct FailedScenarios {
  private let cache: CompilationCache
  private let key: String
  private let isOfOtherEngine: Bool

  /// - Parameters:
  ///   - suite: The suite, identified by its path.
  ///   - engine: The engine, identified by its program; `nil` for this tool's own engine.
  ///   - cache: The cache that stores the list.
  package init(
    of suite: SuiteFolder,
    by engine: EngineSelection? = nil,
    in cache: CompilationCache
  ) {
    self.cache = cache
    let program = engine.map { [$0.program.executable] + $0.program.arguments } ?? []
    key = (["failed scenarios of \(suite.path)"] + program).joined(separator: "\n")
    isOfOtherEngine = engine.map { !$0.program.isOwn } ?? false
  }
}

extension FailedScenarios {
  /// The files of the failed scenarios, by their ids; empty if the suite did not run yet.
  var files: [String: String] { cache.value(of: key) ?? [:] }

  /// Updates the list with the results of a run; scenarios that did not run keep their state.
  package func record(_ report: ConformanceReport) {
    let known = files
    var failed = known
    for spec in report.specs {
      for scenario in spec.scenarios {
        let fails =
          isOfOtherEngine ? scenario.failsForEngine : scenario.verdict.failsTheRun
        failed[scenario.id] = fails ? spec.file : nil
      }
    }
    if failed != known { cache.keep(failed, for: key) }
  }
}

/// The specs of a suite that changed according to git, or that use shared code of changed files.
///
/// Shared code that was deleted or renamed counts too: its users no longer compile.
struct ChangedSpecs {
  private let files: Set<String>
  private let shared: [SharedCode]
  private let isSharedCodeChanged: Bool
  /// The names that shared code of changed files declared at the reference and no longer declares.
  private let removedNames: Set<String>

  /// - Parameters:
  ///   - reference: The commit to compare with.
  ///   - suite: The folder of specs.
  ///   - cache: The cache of the index of shared code.
  /// - Throws: An error if git fails.
  init(since reference: String, of suite: SuiteFolder, cache: CompilationCache) throws(ToolError) {
    let changes = GitChanges(in: suite.root)
    let files = try changes.files(since: reference)
    self.files = files
    let shared = SharedCodeIndex(cache).code(below: suite.folder, root: suite.root)
    self.shared = shared
    let ofSuite = files.filter { file in
      suite.folder == SuiteFolder.wholeRoot || file.hasPrefix("\(suite.folder)/")
    }
    let former = try changes.sharedCode(of: ofSuite, at: reference)
    removedNames = Set(former.flatMap(\.declared)).subtracting(shared.flatMap(\.declared))
    isSharedCodeChanged = !removedNames.isEmpty || shared.contains { files.contains($0.file) }
  }
}

extension ChangedSpecs {
  /// Returns whether a file has to be read to determine whether it is selected.
  func mayContain(_ file: String) -> Bool { isSharedCodeChanged || files.contains(file) }

  func contains(_ document: SpecDocument) -> Bool {
    guard !files.contains(document.file) else { return true }
    guard isSharedCodeChanged else { return false }
    let module = SceneModule(of: document, shared: shared)
    return module.shared.contains { files.contains($0.file) }
      || !module.mentions.isDisjoint(with: removedNames)
  }
}

/// The changes in a folder according to git.
package struct GitChanges {
  private let root: String

  /// - Parameter root: A folder in a working tree.
  package init(in root: String) {
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
  package func files(since reference: String) throws(ToolError) -> Set<String> {
    let changed = try git([
      "diff", "--name-only", "--no-renames", "--relative", "-z", "--merge-base",
      "--end-of-options", reference, "--",
    ])
    let unknown = try git(["ls-files", "--others", "--exclude-standard", "-z"])
    return Set((changed + unknown).split(separator: "\0").map(String.init))
  }

  /// Returns the time of the last commit that changed any of some files, in seconds.
  ///
  /// - Parameter files: Absolute paths, or paths relative to the folder.
  /// - Returns: The time; `nil` if git does not know the files.
  package func lastChange(of files: [String]) -> Int? {
    let arguments = ["log", "-1", "--format=%ct", "--"] + files
    return files.isEmpty ? nil : (try? git(arguments)).flatMap { Int($0.trimmed) }
  }

  /// Returns the shared code that some files had.
  ///
  /// - Parameters:
  ///   - files: Paths relative to the folder; other files than Markdown and Swift are ignored.
  ///   - reference: The commit, or the branch whose merge base is used.
  /// - Returns: One value for each file that existed and had shared code.
  /// - Throws: The message of git if it fails.
  func sharedCode(
    of files: some Sequence<String>,
    at reference: String
  ) throws(ToolError) -> [SharedCode] {
    let files = files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
    guard !files.isEmpty else { return [] }
    let base = try git(["merge-base", "--end-of-options", reference, "HEAD"]).trimmed
    return files.sorted().compactMap { file in
      guard let text = try? git(["show", "\(base):./\(file)"]) else { return nil }
      if file.hasSuffix(".swift") { return SharedCode(file: file, text: text) }
      let bytes = Array(text.utf8)
      return SharedCode(of: SpecParser.parse(bytes: bytes, file: file, name: file).document)
    }
  }

  private func git(_ arguments: [String]) throws(ToolError) -> String {
    let outcome: ExternalCommand.Outcome
    do {
      outcome = try ExternalCommand(words: ["git", "-C", root] + arguments).run()
    } catch {
      throw .changesUnknown(error.reason)
    }
    guard outcome.status == 0 else { throw .changesUnknown(cause(of: outcome)) }
    return outcome.output
  }

  /// Returns the cause of a failure of git as a sentence.
  private func cause(of outcome: ExternalCommand.Outcome) -> String {
    // The status of a shell and of `env` for a program that does not exist.
    if outcome.status == 127 { return "there is no 'git' on the path" }
    let message = outcome.errors.trimmingCharacters(in: .whitespacesAndNewlines)
    let question = ["rev-parse", "--is-shallow-repository"]
    let answer = try? ExternalCommand(words: ["git", "-C", root] + question).run()
    guard answer?.output.trimmed == "true" else { return message }
    return message + "\nthis clone is shallow and may lack the commit: fetch its history, "
      + "such as with 'git fetch --unshallow' or 'fetch-depth: 0'"
  }
}
