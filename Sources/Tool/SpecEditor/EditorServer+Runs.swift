internal import SuiteRunning
internal import Conformance
internal import Platform
internal import SpecFormat

/// Runs of scenarios, during which messages are handled.
extension EditorServer {
  /// Runs the next scenarios of a document.
  func check(_ document: EditorDocument) {
    let scenarios = document.nextScenarios
    noteReplacement()
    // A request waits for a single scenario, whose run is short, and ends a longer run.
    isChecking = scenarios.count > 1
    defer { isChecking = false }
    do {
      document.record(try runs(of: scenarios, in: document))
    } catch ToolError.cancelled {
      return
    } catch {
      document.record(scenarios.map { $0.run(without: "\(error)") })
    }
    guard documents[document.uri] === document, document.isSynced else { return }
    publish(document)
    refresh()
  }

  /// Runs scenarios, and handles messages meanwhile.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios.
  ///   - document: Their document.
  ///   - options: The additional results of each scenario.
  /// - Returns: A run for each, in the same order.
  /// - Throws: `ToolError.cancelled` if a document changed meanwhile.
  func runs(
    of scenarios: [SelectedScenario],
    in document: EditorDocument,
    options: RunOptions = []
  ) throws -> [ScenarioRun] {
    let run = try suiteRun(of: document)
    return try working { try run.runs(of: scenarios, options: options) }
  }

  /// Returns a run of scenarios in a document, which ends if a document changes.
  ///
  /// - Throws: An error if the engine cannot be used.
  func suiteRun(of document: EditorDocument) throws(ToolError) -> SuiteRun {
    var run = try SuiteRun(of: document.suite.folder, context: context, timeLimit: timeLimit)
    run.shared = document.suite.shared
    run.isCancelled = { [self] in
      handleMessages()
      if isOver || isOutdated || isAnswerCancelled { return true }
      return isChecking && waiting.contains { $0.route.need == .run }
    }
    return run
  }

  /// Does work that handles messages meanwhile.
  func working<Result>(_ body: () throws -> Result) rethrows -> Result {
    isRunning = true
    isOutdated = false
    defer { isRunning = false }
    return try body()
  }

  /// Schedules a scenario to run again.
  func schedule(_ id: String, in document: EditorDocument) {
    document.outdate(id)
    current = document.uri
  }

  /// Explains the layouts of the scenario that was edited last, for a hover over its numbers.
  func explain(_ document: EditorDocument) {
    guard let selected = document.unexplainedScenario else { return }
    do {
      let runs = try runs(of: [selected], in: document, options: .explanations)
      document.explain(selected.scenario.id, by: runs.first?.explanations ?? [])
    } catch ToolError.cancelled {
      return
    } catch {
      document.explain(selected.scenario.id, by: [])
    }
  }

  /// Starts the search of `lint` in the next document whose text changed since the last one.
  ///
  /// - Returns: Whether a document has new findings.
  func search(_ documents: [EditorDocument]) -> Bool {
    guard !lint.isBusy, let document = documents.first(where: { !$0.isLinted }) else {
      return false
    }
    guard let (revision, spec) = document.lintedSpec else {
      if document.record([]) { publish(document) }
      return true
    }
    let inbox = inbox
    lint.start(spec, uri: document.uri, revision: revision) { inbox.add([]) }
    return false
  }

  /// Records and publishes the findings of a search.
  func record(_ result: LintSearch.Result) {
    guard let document = documents[result.uri] else { return }
    if document.record(result.findings, ofRevision: result.revision) { publish(document) }
  }

  /// Notes once that the executable was replaced, so that engines are of another version.
  private func noteReplacement() {
    guard !hasReportedReplacement, ProcessFacts.isExecutableReplaced else { return }
    hasReportedReplacement = true
    let message = MessageParams(.info, "plumb was replaced; restart the server")
    send(notification: "window/showMessage", message)
  }
}
