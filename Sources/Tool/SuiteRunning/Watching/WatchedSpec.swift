internal import SceneBuilding
internal import Conformance
internal import SpecFormat

/// A watched spec: the last readable version of its file, and the results of its scenarios.
struct WatchedSpec {
  let file: String
  /// The last version of the file without mistakes; `nil` if there is none.
  private(set) var document: SpecDocument?
  /// The mistakes in the current file.
  private(set) var mistakes: [SpecDiagnostic] = []
  /// The shared code of other files that its scenes were compiled with; `nil` if unknown.
  var shared: [SharedCode]?
  /// The results of the scenarios that have run; `nil` if no version of the file was readable.
  private(set) var report: SpecReport?
  /// The number of scenarios that have to run.
  private(set) var waitingCount = 0
  /// The number of times that the state changed.
  private(set) var changes = 0
  private var scenarios: [String: WatchedScenario] = [:]

  init(file: String) {
    self.file = file
  }
}

extension WatchedSpec {
  /// Replaces the document by the current content of the file.
  ///
  /// - Returns: Whether it changed.
  mutating func update(to document: SpecDocument, mistakes: [SpecDiagnostic]) -> Bool {
    guard mistakes.isEmpty else {
      let isOther = self.mistakes != mistakes
      self.mistakes = mistakes
      if isOther { changes += 1 }
      return isOther
    }
    let isOther = self.document?.digest != document.digest || !self.mistakes.isEmpty
    self.mistakes = []
    guard isOther else { return false }
    self.document = document
    let before = scenarios
    scenarios = [:]
    for (selected, text) in zip(document.selectedScenarios, document.scenarioTexts) {
      let id = selected.scenario.id
      var scenario = before[id] ?? WatchedScenario(text)
      if before[id] != nil { scenario.update(to: text, of: selected) }
      scenarios[id] = scenario
    }
    refresh()
    return true
  }

  /// Marks all compiled scenes to run again.
  mutating func outdateScenes() {
    for selected in document?.selectedScenarios ?? [] {
      if case .script = selected.scenario.body { continue }
      scenarios[selected.scenario.id]?.outdate()
    }
    refresh()
  }

  /// Records the runs of scenarios.
  mutating func record(_ runs: [ScenarioRun], areDrawn: Bool) {
    for run in runs { scenarios[run.report.id]?.record(run, isDrawn: areDrawn) }
    refresh()
  }

  private mutating func refresh() {
    changes += 1
    waitingCount = scenarios.values.count(where: \.isWaiting)
    guard let document else { return }
    let reports = runs.map(\.report)
    report = ConformanceReport(documents: [document], scenarios: reports).specs.first
  }

  /// Returns the scenarios that have to run; optionally also those without pictures.
  ///
  /// Scenarios that have run before come first, since they are being edited.
  func waiting(forPictures: Bool) -> [SelectedScenario] {
    let waiting = (document?.selectedScenarios ?? []).filter { selected in
      guard let scenario = scenarios[selected.scenario.id] else { return false }
      return scenario.isWaiting || forPictures && !scenario.isDrawn
    }
    let known = waiting.filter { scenarios[$0.scenario.id]?.isKnown == true }
    let edited = known.filter { scenarios[$0.scenario.id]?.isWaiting == true }
    let ids = Set(edited.map(\.scenario.id))
    return edited + waiting.filter { !ids.contains($0.scenario.id) }
  }

  /// The current runs of the scenarios, in the order of the spec.
  var runs: [ScenarioRun] {
    (document?.scenarios ?? []).compactMap { scenarios[$0.id]?.run }
  }

  /// The versions of the runs, by scenario ids; each new run has a new number.
  var stamps: [String: Int] { scenarios.mapValues(\.changes) }
}

extension SpecReport {
  /// Whether any scenario fails.
  var fails: Bool { scenarios.contains(where: \.verdict.failsTheRun) }
}
