internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import ElementTree
internal import Foundation
internal import Reporting
internal import Site
internal import SpecFormat

/// Writes the site of a suite, once or after each change of its specs.
@MainActor
final class SiteBuild: RewritableSite {
  /// The absolute path of the site's folder.
  let folder: String
  private let context: ToolContext
  private let paths: [String]
  private let filter: String?
  private let sourceURL: String?
  private let history: String?
  private let mutants: MutantsFile?
  private let engines: [MatrixEngine]
  private let timeLimit: Double
  /// The runs of specs that did not change, by their files.
  private var known: [String: Known] = [:]
  /// The code outside of a spec that its scenes use.
  private var shared: [SharedCode] = []
  var isCancelled: () -> Bool = { false }

  /// The runs of a spec.
  private struct Known {
    var digest: String
    var runs: [ScenarioRun]
  }

  /// - Parameters:
  ///   - folder: The path of the site's folder.
  ///   - context: The context with the folder of specs.
  ///   - paths: Files and folders of specs; empty for every spec.
  ///   - filter: Text that the id of a scenario must contain; `nil` for every scenario.
  ///   - sourceURL: The address of the specs' source; `nil` for the files themselves.
  ///   - mutants: The path of the score of mutants; `nil` for none.
  ///   - history: The path of the history of runs; `nil` for none.
  ///   - engines: The path of a folder with a report of each engine; `nil` for none.
  ///   - profile: The profile whose expectations of these reports count; `nil` for all.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  /// - Throws: An error if the score of mutants or a report is missing or has mistakes.
  init(
    to folder: String,
    context: ToolContext,
    paths: [String],
    filter: String?,
    sourceURL: String?,
    mutants: String?,
    history: String?,
    engines: String?,
    profile: Profile?,
    timeLimit: Double
  ) throws {
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    self.context = context
    self.paths = paths
    self.filter = filter
    self.sourceURL = sourceURL
    self.history = history
    self.timeLimit = timeLimit
    self.mutants = try mutants.map { try MutantsFile(path: $0) }
    let reports = try engines.map { try ReportFile.reports(inFolder: $0) } ?? []
    for (file, report) in reports where !report.mistakes.isEmpty {
      context.console.note("note: the run of '\(file)' had malformed specs: \(report.sentence)")
    }
    self.engines = MatrixEngine.engines(of: reports.map { ($0.file, $0.report.only(profile)) })
  }
}

extension SiteBuild {
  var sources: SuiteFolder {
    get throws(ToolError) { try SpecSelection.suite(of: paths, in: context) }
  }

  /// Reads the specs, runs the scenarios of those that changed, and writes all pages.
  func write(onPages: () -> Void) throws -> ExitCode {
    let selection = try SpecSelection(
      context: context,
      paths: paths,
      filter: filter,
      mistakes: .reported
    )
    for mistake in selection.mistakes { context.console.note("\(mistake)") }
    for note in mutants?.notes(on: selection) ?? [] { context.console.note(note) }
    let runs = try runs(of: selection)
    selection.loader.noteOfChanges.map { context.console.note($0) }
    let links =
      sourceURL.map { SourceLinks(address: $0) }
      ?? SourceLinks(relativePath: RelativePath.folderPath(from: folder, to: selection.suite.root))
    let entries = try history.map { try HistoryFile(path: $0).entries } ?? []
    let content = SiteContent(
      report: selection.report(on: runs).dated(by: entries),
      documents: selection.documents,
      runs: runs,
      sourceLinks: links,
      kills: mutants?.score,
      engines: engines.isEmpty ? nil : EngineMatrix(engines, documents: selection.documents),
      edition: SuiteEdition.edition(
        of: selection.suite,
        environment: context.environment,
        previous: entries.last
      )
    )
    try content.engines.map { try write($0) }
    var (files, bytes) = (0, 0)
    try SiteWriter(content).forEachFile { file in
      guard !isCancelled() else { throw ToolError.cancelled }
      bytes += try file.write(below: folder)
      files += 1
    }
    let perScenario = bytes / max(runs.count, 1) / 1024
    context.console.note(
      "wrote \(folder)/index.html: \(files) files, \(bytes / 1024) KB, \(perScenario) KB a scenario"
    )
    onPages()
    return selection.mistakes.isEmpty ? .success : .malformedSpec
  }

  /// Writes the score of each engine to the console.
  private func write(_ matrix: EngineMatrix) throws {
    for sentence in matrix.suites.sentences { context.console.note("note: \(sentence)") }
    let scores = zip(matrix.engines, matrix.counts).map { engine, counts in
      let scope = counts.scope(of: engine.report.profile)
      return TerminalText.line("\(engine.title): \(counts.sentence), \(scope)") + "\n"
    }
    try context.console.write(
      "\(scores.joined())\(matrix.sentence).\n\(OutcomeCounts.definition)\n"
    )
  }

  /// Returns a run of each selected scenario; those of specs that did not change are kept.
  private func runs(of selection: SpecSelection) throws -> [ScenarioRun] {
    let cache = CompilationCache.shared(environment: context.environment)
    let shared = SharedCodeIndex(cache)
      .code(below: selection.suite.folder, root: selection.suite.root)
    if shared != self.shared { known = [:] }
    self.shared = shared
    let changed = selection.scenarios.filter { selected in
      known[selected.document.file]?.digest != selected.document.digest
    }
    var run = try SuiteRun(of: selection.suite, context: context, timeLimit: timeLimit)
    run.shared = shared
    run.isCancelled = isCancelled
    let new = Dictionary(
      grouping: try run.runs(of: changed, options: .pictures),
      by: \.document.file
    )
    for (file, runs) in new {
      known[file] = runs.first.map { Known(digest: $0.document.digest, runs: runs) }
    }
    return selection.documents.flatMap { known[$0.file]?.runs ?? [] }
  }
}
