internal import Conformance
internal import SpecFormat

/// A spec that is followed: its file as it could last be read, and what came of its scenarios.
struct WatchedSpec {
  let file: String
  /// The file as it could last be read; `nil` where it never could.
  private(set) var document: SpecDocument?
  /// The mistakes in the file as it is.
  private(set) var mistakes: [SpecDiagnostic] = []
  /// The shared code of others that its scenes were compiled with; `nil` where that is not known.
  var shared: [SharedCode]?
  /// What came of the scenarios that have been run; `nil` where the file could never be read.
  private(set) var report: SpecReport?
  /// How many scenarios have to be run.
  private(set) var waitingCount = 0
  /// How often there was anything else to tell.
  private(set) var changes = 0
  private var scenarios: [String: WatchedScenario] = [:]

  init(file: String) {
    self.file = file
  }
}

extension WatchedSpec {
  /// Replaces the document by the current content of the file.
  ///
  /// - Returns: Whether it is another than before.
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

  /// Has all scenes run again that are compiled.
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

  /// The scenarios that have to be run; for pictures those too that have none yet.
  ///
  /// Those that were run before come first; they are being edited.
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

  /// The runs of the scenarios as they are, in the order of the spec.
  var runs: [ScenarioRun] {
    (document?.scenarios ?? []).compactMap { scenarios[$0.id]?.run }
  }

  /// Numbers of the runs of scenarios, by their ids: another run has another number.
  var stamps: [String: Int] { scenarios.mapValues(\.changes) }
}

extension SpecReport {
  /// Whether a scenario fails the run.
  var fails: Bool { scenarios.contains(where: \.verdict.failsTheRun) }
}
