internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import Site
internal import SpecFormat

/// Watches specs: reads, runs, reports and draws what changes, beginning with the last saved spec.
@MainActor
package final class WatchSession {
  /// The pause between two polls of the files while there is no work, in microseconds.
  private static let pollInterval: UInt32 = 25_000
  /// The number of scenarios that run for pictures at once; a small number updates the page sooner.
  private static let drawnAtOnce = 24
  /// The number of other specs that run at once.
  ///
  /// It is small, since they may have to be compiled, and changes are not shown meanwhile.
  private static let checkedAtOnce = ProcessInfo.processInfo.activeProcessorCount
  /// The minimum time between updates of the page about the progress of other specs.
  private static let pagePause = Duration.seconds(2)
  /// The time after which newer changes cancel a run of the current spec.
  ///
  /// Without it, continuous typing would never show a result.
  private static let cancellationDelay = Duration.seconds(1)

  private let context: ToolContext
  private let timeLimit: Double
  private let folder: PageFolder
  private let screen: WatchScreen
  private let isEnded: () -> Bool
  private var files: FileWatcher
  private var suite: WatchedSuite
  /// The spec that was saved last; `nil` if there is none.
  private var currentFile: String?
  /// The changes that were detected while scenarios ran.
  private var pending = FileChanges()
  /// The cached sections of pages, by the files of their specs.
  private var memories: [String: SectionCache] = [:]
  /// The specs whose shared code has to be compared with the code that they were compiled with.
  private var uncompared: Set<String> = []
  /// Whether there is no work until a file changes.
  private var isAtRest = false
  private var lastPage = ContinuousClock.now
  /// Whether the page lacks newer results of the other specs.
  private var isPageOutdated = false

  /// The target of a unit of work.
  private enum Work {
    /// Work without visible results.
    case unseen
    case currentSpec, others, nothing
  }

  /// - Parameters:
  ///   - suite: The suite of the specs.
  ///   - paths: The watched files and folders; empty for every spec.
  ///   - context: The context with the console.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  ///   - folder: The folder of the page.
  ///   - isEnded: Returns whether the session has to end; polled about twenty times a second.
  package init(
    of suite: SuiteFolder,
    paths: [String],
    context: ToolContext,
    timeLimit: Double,
    folder: PageFolder,
    isEnded: @escaping () -> Bool
  ) {
    self.context = context
    self.timeLimit = timeLimit
    self.folder = folder
    self.isEnded = isEnded
    screen = WatchScreen(context.console, address: folder.address)
    files = FileWatcher(of: suite)
    let cache = CompilationCache.shared(environment: context.environment)
    let shared = SharedCodeIndex(cache).code(below: suite.folder, root: suite.root)
    self.suite = WatchedSuite(suite, paths: paths, shared: shared)
  }
}

extension WatchSession {
  /// Watches the files until the session has to end.
  package func run() throws {
    try screen.begin()
    while !isEnded() {
      let hasChanges = applyChanges()
      let work = isAtRest ? .nothing : try work()
      isAtRest = work == .nothing
      if hasChanges || work == .currentSpec || work == .others {
        try show(drawsPage: hasChanges || work == .currentSpec || .now - lastPage > Self.pagePause)
      } else if isPageOutdated {
        try show(drawsPage: true)
      } else if work == .nothing {
        usleep(Self.pollInterval)
      }
    }
  }

  /// Reads changed files.
  ///
  /// - Returns: Whether any spec changed or was saved.
  private func applyChanges() -> Bool {
    pending.add(files.changes())
    let changes = pending
    pending = FileChanges()
    guard !changes.isEmpty else { return false }
    isAtRest = false
    let changed = suite.apply(changes)
    if changed.isSharedCode { uncompared = Set(suite.specs.keys) }
    for file in changes.removed { memories[file] = nil }
    let saved = changes.written.union(changed.specs).filter { suite.specs[$0] != nil }
    if let newest = files.newest(of: saved) { currentFile = newest }
    if currentFile.map({ suite.specs[$0] == nil }) ?? true {
      currentFile = files.newest(of: suite.specs.keys)
    }
    return !changed.specs.isEmpty || !saved.isEmpty
  }

  /// Does the next unit of work: the current spec first, then its pictures, then other specs.
  ///
  /// - Returns: The target of the work.
  private func work() throws -> Work {
    if let currentFile, let spec = suite.specs[currentFile] {
      if compare(currentFile) { return .unseen }
      let waiting = spec.waiting(forPictures: true)
      if !waiting.isEmpty {
        try check(Array(waiting.prefix(Self.drawnAtOnce)), options: .pictures)
        return .currentSpec
      }
    }
    let others = suite.inOrder.filter { $0.waitingCount > 0 }.prefix(Self.checkedAtOnce)
      .map { $0.waiting(forPictures: false) }
    if !others.isEmpty {
      try check(others.flatMap(\.self), options: [])
      return .others
    }
    let file =
      uncompared.first
      ?? suite.specs.values.first { $0.shared == nil && $0.document != nil }?.file
    return file.map(compare) == true ? .unseen : .nothing
  }

  /// Compares the shared code that a spec needs with the code that it was compiled with.
  ///
  /// If it changed, the scenes of the spec have to run again.
  ///
  /// - Returns: Whether the comparison was necessary.
  private func compare(_ file: String) -> Bool {
    let isUncompared = uncompared.remove(file) != nil
    guard let spec = suite.specs[file], let document = spec.document,
      isUncompared || spec.shared == nil
    else { return false }
    let needed = SceneModule(of: document, shared: suite.shared).shared
    suite.update(file) { spec in
      if isUncompared, spec.shared != needed { spec.outdateScenes() }
      spec.shared = needed
    }
    return true
  }

  private func check(_ scenarios: [SelectedScenario], options: RunOptions) throws {
    let start = ContinuousClock.now
    var runs: [ScenarioRun]
    do {
      var run = try SuiteRun(of: suite.suite, context: context, timeLimit: timeLimit)
      run.shared = suite.shared
      run.isCancelled = { [self] in
        if isEnded() { return true }
        pending.add(files.changes())
        let isCurrentSpec = options.contains(.pictures)
        return !pending.written.isEmpty && (!isCurrentSpec || .now - start > Self.cancellationDelay)
      }
      runs = try run.runs(of: scenarios, options: options)
    } catch ToolError.cancelled {
      return
    } catch let error as ToolError {
      runs = scenarios.map { $0.run(without: error.description) }
    }
    for (file, runs) in Dictionary(grouping: runs, by: \.document.file) {
      suite.update(file) { $0.record(runs, areDrawn: options.contains(.pictures)) }
    }
  }
}

extension WatchSession {
  /// Shows the current state.
  private func show(drawsPage: Bool) throws(ToolError) {
    isPageOutdated = !drawsPage
    if drawsPage {
      lastPage = .now
      try folder.show(page(of: currentFile.flatMap { suite.specs[$0] }))
    }
    let waiting = suite.specs.values.reduce(0) { $0 + $1.waitingCount }
    try screen.show(suite.inOrder, waiting: waiting)
  }

  private func page(of spec: WatchedSpec?) -> LiveReloadPage {
    let spec = spec ?? WatchedSpec(file: "There is no spec.")
    let memory = memories[spec.file] ?? SectionCache()
    memories[spec.file] = memory
    memory.stamps = spec.stamps
    let content = SiteContent(
      report: ConformanceReport(specs: spec.report.map { [$0] } ?? []),
      documents: spec.document.map { [$0] } ?? [],
      runs: spec.runs,
      sourceLinks: SourceLinks(
        address: URL(fileURLWithPath: suite.suite.root).absoluteString + "{file}#L{line}"
      )
    )
    let status = LiveReloadStatus(
      file: spec.file,
      mistakes: spec.mistakes,
      waiting: spec.waiting(forPictures: true).count,
      commands: commands(for: spec),
      others: sentence(besides: spec)
    )
    return LiveReloadPage(content, status: status, memory: memory)
  }

  /// Returns the commands that accept the results of a spec's scenarios, by their ids.
  private func commands(for spec: WatchedSpec) -> [String: String] {
    let current = FileManager.default.currentDirectoryPath
    let relativeRoot = RelativePath.path(to: suite.suite.root, from: current)
    let tool = CommandLine.arguments.first ?? "plumb"
    let runs = spec.runs.filter { run in
      run.report.results.contains { $0.verdict == .failed && $0.accepted != nil }
    }
    return Dictionary(
      runs.map { run in
        let arguments = [tool, "accept", relativeRoot + spec.file, "--filter", run.report.id]
        return (run.report.id, arguments.map(ShellQuoting.quoted).joined(separator: " "))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns a sentence about the state of the other specs.
  private func sentence(besides spec: WatchedSpec) -> String {
    let others = suite.specs.values.filter { $0.file != spec.file }
    guard !others.isEmpty else { return "" }
    let failing = others.filter { other in
      !other.mistakes.isEmpty || other.report?.fails == true
    }
    let waiting = others.reduce(0) { $0 + $1.waitingCount }
    let names = failing.map(\.file).sorted()
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    let sentence =
      names.isEmpty
      ? "Nothing fails in the \(others.count) other specs"
      : "Other failing specs: " + names.prefix(5).joined(separator: ", ") + more
    return sentence + (waiting > 0 ? "; \(waiting) scenarios are waiting." : ".")
  }
}
