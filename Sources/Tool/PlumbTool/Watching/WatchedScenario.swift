internal import Conformance
internal import SpecFormat

/// A scenario of a spec that is followed, with what came of it when it was run last.
struct WatchedScenario {
  private(set) var text: ScenarioText
  /// The run of the scenario as it is; `nil` before there is one.
  private(set) var run: ScenarioRun?
  /// Whether it has to be run, for the first time or again.
  private(set) var isWaiting = true
  /// Whether its run has pictures, as far as it has any.
  private(set) var isDrawn = false
  /// How often there was another run to be shown.
  private(set) var changes = 0
  /// The last run with pictures of the scenario, as it was then.
  private var lastDrawn: ScenarioRun?

  init(_ text: ScenarioText) {
    self.text = text
  }
}

extension WatchedScenario {
  /// Whether it was run before, be it with other words.
  var isKnown: Bool { run != nil || lastDrawn != nil }

  /// Takes the scenario as it is in another text of its file.
  mutating func take(_ text: ScenarioText, of selected: SelectedScenario) {
    let count = text.line - self.text.line
    let isSame = text.saysSame(as: self.text)
    self.text = text
    if isSame, let moved = run?.moved(by: count, to: selected) {
      run = moved
      if count != 0 { changes += 1 }
    } else {
      run = nil
      isWaiting = true
    }
  }

  /// Has it run again: code that it uses is another.
  mutating func outdate() { isWaiting = true }

  /// Takes what came of it.
  mutating func take(_ run: ScenarioRun, isDrawn: Bool) {
    self.run = run
    self.isDrawn = isDrawn
    isWaiting = false
    changes += 1
    if !run.layouts.isEmpty {
      lastDrawn = run
    } else if isDrawn, run.report.results.contains(where: \.verdict.isError), let lastDrawn {
      self.run = run.showing(lastDrawn)
    }
  }
}
