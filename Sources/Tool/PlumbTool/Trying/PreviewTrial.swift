internal import Conformance
internal import Foundation
internal import Reporting
internal import Site
internal import SpecFormat

/// Compiles and lays out the previews of an app's files.
@MainActor
struct PreviewTrial {
  private let files: [PreviewFile]
  private let stubs: StubFile
  private let metrics: LayoutMetrics
  private let context: ToolContext
  private let languages: SweptLanguages
  private let timeLimit: Double
  /// The package whose modules the files import; `nil` for none.
  var package: PackageBuild?

  init(
    files: [PreviewFile],
    stubs: StubFile,
    metrics: LayoutMetrics,
    context: ToolContext,
    languages: SweptLanguages = SweptLanguages(),
    timeLimit: Double
  ) {
    (self.files, self.stubs, self.metrics) = (files, stubs, metrics)
    (self.context, self.languages, self.timeLimit) = (context, languages, timeLimit)
  }

  /// The result of running the previews.
  struct Outcome {
    /// The spec whose scenes are the previews that were laid out.
    var spec: PreviewSpec
    var selection: SpecSelection
    /// The runs of the scenes; none of them has a sweep if the code does not compile.
    var runs: [ScenarioRun]
    /// The errors of the first compilation, with their places.
    var errors: [(place: PreviewSpec.Place, message: String)]
    var missing: MissingNames
    /// The modules whose imports are ignored.
    var ignoredModules: [String]
    /// The number of previews in all files.
    var previewCount: Int
    /// The path of the file with stubs, and the names of the added ones.
    var stubs: (path: String, added: [String])?
    /// The package whose modules the files import; `nil` for none.
    var package: PackageBuild?
  }
}

extension PreviewTrial {
  /// Compiles all files; if that fails, adds stubs, and then leaves out the files with errors and
  /// those that use them.
  ///
  /// - Throws: An error if scenes cannot be compiled at all.
  func run() throws -> Outcome {
    var stubs = stubs
    var attempt = try attempt(files + stubs.files)
    var first = attempt
    // A stub can show that another type is missing, so stubs are added as long as they help.
    for _ in 0..<5 where !attempt.errors.isEmpty && stubs.path != nil {
      let missing = MissingNames(attempt.errors, in: files + stubs.files)
      guard stubs.add(missing.entries.map(\.name), from: files) else { break }
      attempt = try self.attempt(files + stubs.files)
      first = attempt
    }
    try stubs.write()
    let missing = MissingNames(first.errors, in: files + stubs.files)
    if !attempt.errors.isEmpty {
      let rest = (files + stubs.files).filter { !missing.blockedFiles.contains($0.path) }
      if rest.contains(where: { !$0.previews.isEmpty }) { attempt = try self.attempt(rest) }
    }
    return Outcome(
      spec: attempt.spec,
      selection: attempt.selection,
      runs: attempt.runs,
      errors: first.errors,
      missing: missing,
      ignoredModules: files.flatMap(\.unavailableModules),
      previewCount: files.reduce(0) { $0 + $1.previews.count },
      stubs: stubs.path.map { ($0, stubs.added) },
      package: package
    )
  }

  private struct Attempt {
    var spec: PreviewSpec
    var selection: SpecSelection
    var runs: [ScenarioRun]
    var errors: [(place: PreviewSpec.Place, message: String)]
  }

  private func attempt(_ files: [PreviewFile]) throws -> Attempt {
    let spec = PreviewSpec(
      title: "Previews",
      files: files,
      metrics: metrics,
      checks: CheckName.allCases.map(\.usualLine)
    )
    let folder = FileManager.default.temporaryDirectory.path + "/plumb-try-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TextFile(path: "\(folder)/previews.md").write(spec.text)
    var suite = SuiteFolder(root: folder, folder: SuiteFolder.wholeRoot)
    suite.modules = package?.modules
    let selection = try SpecSelection(
      context: context,
      paths: [folder],
      filter: nil,
      of: suite
    )
    let scenarios = selection.scenarios.map { scenario in
      var scenario = scenario
      scenario.languages = languages
      return scenario
    }
    let runs = try SuiteRun(of: suite, context: context, timeLimit: timeLimit)
      .runs(of: scenarios, options: [.conditions, .pictures])
    let messages = runs.flatMap(\.report.results).flatMap(\.compilerMessages)
      .filter { $0.severity == .error }
    var lines = messages.map { ($0.line, $0.message) }
    if !lines.isEmpty {
      // Errors in declarations that no preview uses directly are mistakes of the whole run.
      lines += try SuiteRun(of: suite, context: context, timeLimit: timeLimit)
        .report(on: selection).mistakes.map { ($0.line, $0.message) }
    }
    var seen: Set<String> = []
    let errors = lines.sorted { $0.0 < $1.0 }.filter { seen.insert("\($0) \($1)").inserted }
      .compactMap { line, message in spec.place(ofLine: line).map { (place: $0, message: message) }
      }
    return Attempt(spec: spec, selection: selection, runs: runs, errors: errors)
  }

  /// Writes the site of the previews.
  ///
  /// - Throws: An error if a file cannot be written.
  func writePages(of outcome: Outcome, to folder: String) throws {
    guard outcome.runs.contains(where: { $0.conditionSweep != nil }) else { return }
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    let content = SiteContent(
      report: outcome.selection.report(on: outcome.runs),
      documents: outcome.selection.documents,
      runs: outcome.runs,
      sourceLinks: SourceLinks(relativePath: "")
    )
    try SiteWriter(content).forEachFile { file in
      try TextFile(path: "\(folder)/\(file.path)").write(file.text)
    }
    context.console.note("wrote \(folder)/index.html")
  }
}
