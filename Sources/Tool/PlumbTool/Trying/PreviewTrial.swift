internal import Conformance
internal import Foundation
internal import SpecFormat

/// Compiles and lays out the previews of an app's files.
@MainActor
struct PreviewTrial {
  private let files: [PreviewFile]
  private let nibs: NibUses
  private let stubs: StubFile
  private let metrics: LayoutMetrics
  private let context: ToolContext
  private let languages: SweptLanguages
  private let timeLimit: Double
  /// The package whose modules the files import; `nil` for none.
  var package: PackageBuild?

  init(
    files: [PreviewFile],
    nibs: NibUses,
    stubs: StubFile,
    metrics: LayoutMetrics,
    context: ToolContext,
    languages: SweptLanguages = SweptLanguages(),
    timeLimit: Double
  ) {
    (self.files, self.nibs, self.stubs, self.metrics) = (files, nibs, stubs, metrics)
    (self.context, self.languages, self.timeLimit) = (context, languages, timeLimit)
  }

  /// The result of running the previews.
  struct Outcome {
    /// All files, with the stubs.
    var files: [PreviewFile]
    /// The spec whose scenes are the previews that were laid out.
    var spec: PreviewSpec
    var selection: SpecSelection
    /// The runs of the scenes; none of them has a sweep if the code does not compile.
    var runs: [ScenarioRun]
    /// The other errors of the whole code with all stubs.
    var errors: CodeErrors
    var missing: MissingNames
    /// A sentence about the uses of storyboards and nib files; `nil` if there are none.
    var nibs: String?
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
  /// The maximum number of compilations with stubs; the errors of each are evidence for the next.
  private static let stubRounds = 8
  /// The maximum number of compilations that leave out code with errors.
  private static let narrowingRounds = 3

  /// Compiles all previews as one module, and lays out those that compile.
  ///
  /// If the compilation fails, stubs are added. Then the declarations and previews with errors and
  /// those that use them are left out. The compiler reports the errors of all files at once. So two
  /// compilations are enough in most cases: one that finds all errors, and one of the code without
  /// errors.
  ///
  /// - Throws: An error if scenes cannot be compiled at all.
  func run() throws -> Outcome {
    var stubs = stubs
    var attempt =
      stubs.path == nil ? try attempt(files) : try attempt(adding: &stubs)
    try stubs.write()
    let all = files + stubs.files
    let errors = attempt.errors
    var places = errors.map(\.place)
    for _ in 0..<Self.narrowingRounds where !attempt.errors.isEmpty {
      let rest = BlockedCode(all).files(withoutCodeAt: places)
      guard rest.contains(where: { !$0.previews.isEmpty }) else { break }
      attempt = try self.attempt(rest)
      places += attempt.errors.map(\.place)
    }
    let blocked = BlockedCode(all)
    let missing = MissingNames(errors, in: blocked)
    return Outcome(
      files: all,
      spec: attempt.spec,
      selection: attempt.selection,
      runs: attempt.errors.isEmpty ? try runs(of: attempt) : [],
      errors: CodeErrors(errors, besides: missing, in: blocked),
      missing: missing,
      nibs: nibs.text(in: blocked),
      ignoredModules: files.flatMap(\.unavailableModules),
      previewCount: files.reduce(0) { $0 + $1.previews.count },
      stubs: stubs.path.map { ($0, stubs.added.map(\.name)) },
      package: package
    )
  }

  /// Compiles files, and adds stubs until the code compiles or the errors show nothing new.
  private func attempt(adding stubs: inout StubFile) throws -> Attempt {
    var inference = StubInference(files + stubs.files)
    var attempt: Attempt
    var round = 0
    repeat {
      let probe = round == 0 && stubs.files.isEmpty || round > 0 ? inference.probeFile() : nil
      attempt = try self.attempt(files + stubs.files + (probe.map { [$0] } ?? []))
      let known = attempt.errors
      attempt.errors = StubInference.errorsInFiles(known)
      guard !attempt.errors.isEmpty else {
        return probe == nil ? attempt : try self.attempt(files + stubs.files)
      }
      guard inference.read(known.filter { !NibUses.causes($0) }) else { break }
      stubs.added = inference.stubs()
      round += 1
    } while round < Self.stubRounds
    return round < Self.stubRounds ? attempt : try self.attempt(files + stubs.files)
  }

  private struct Attempt {
    var spec: PreviewSpec
    var suite: SuiteFolder
    var selection: SpecSelection
    var errors: [PlacedError]
  }

  /// Compiles files as one module, and returns the spec with all errors.
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
    let selection = try SpecSelection(context: context, paths: [folder], filter: nil, of: suite)
    var compilation = SceneCompilation(
      of: suite,
      compiled: [],
      console: context.console,
      shared: []
    )
    compilation.scenesPerModule = max(spec.scenes.count, 1)
    let messages = try selection.documents.flatMap { try compilation.errors(of: $0) }
    var seen: Set<PlacedError> = []
    let errors = messages.sorted { $0.line < $1.line }.compactMap { message in
      spec.place(ofLine: message.line).map {
        PlacedError(place: $0, column: message.column, message: message.message)
      }
    }
    .filter { seen.insert($0).inserted }
    guard messages.isEmpty || !errors.isEmpty else {
      throw ToolError.workerFailed("\(messages[0])")
    }
    return Attempt(spec: spec, suite: suite, selection: selection, errors: errors)
  }

  /// Lays out the previews of files that compile.
  private func runs(of attempt: Attempt) throws -> [ScenarioRun] {
    var run = SuiteRun(of: attempt.suite, context: context, timeLimit: timeLimit)
    run.shared = []
    run.scenesPerModule = max(attempt.spec.scenes.count, 1)
    let scenarios = attempt.selection.scenarios.map { scenario in
      var scenario = scenario
      scenario.languages = languages
      return scenario
    }
    return try run.runs(of: scenarios, options: [.conditions, .strips])
  }
}
