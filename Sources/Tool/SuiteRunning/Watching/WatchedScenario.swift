package import Conformance
internal import SpecFormat

/// A scenario of a watched spec, with the result of its last run.
package struct WatchedScenario {
  private(set) var text: ScenarioText
  /// The run of the current version of the scenario; `nil` if it has not run yet.
  package private(set) var run: ScenarioRun?
  /// Whether the scenario has to run, for the first time or again.
  package private(set) var isWaiting = true
  /// Whether the run included pictures.
  private(set) var isDrawn = false
  /// The number of times that the run changed.
  private(set) var changes = 0
  /// The last run with pictures, of this or an earlier version of the scenario; `nil` for none.
  private var lastDrawn: ScenarioRun?

  package init(_ text: ScenarioText) {
    self.text = text
  }
}

extension WatchedScenario {
  /// Whether any version of the scenario has run.
  package var isKnown: Bool { run != nil || lastDrawn != nil }

  /// Replaces the text by that of a newer version of the file.
  package mutating func update(to text: ScenarioText, of selected: SelectedScenario) {
    let count = text.line - self.text.line
    let isSame = text.hasSameContent(as: self.text)
    self.text = text
    if isSame, let moved = run?.moved(by: count, to: selected) {
      run = moved
      if count != 0 { changes += 1 }
    } else {
      run = nil
      isWaiting = true
    }
  }

  /// Marks the scenario to run again, because code that it uses changed.
  package mutating func outdate() { isWaiting = true }

  /// Records a run of the scenario.
  package mutating func record(_ run: ScenarioRun, isDrawn: Bool) {
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

/// The lines of a scenario in a file, up to the next scenario.
///
/// Scenarios with equal lines are equal, independent of their place.
package struct ScenarioText: Equatable {
  /// The first line, from 1.
  package var line: Int
  package var bytes: ArraySlice<UInt8>
  /// A hash of the code, including shared blocks.
  package var digest: String
}

extension ScenarioText {
  /// Returns whether the content is equal, independent of its place.
  func hasSameContent(as other: ScenarioText) -> Bool {
    digest == other.digest && bytes == other.bytes
  }
}

extension SpecDocument {
  /// The text of each scenario, in the order of the scenarios.
  package var scenarioTexts: [ScenarioText] {
    let scenarios = scenarios
    let lines = scenarios.map { scenario in
      scenario.body.blocks.map(\.fenceLine).reduce(scenario.line, min)
    }
    return scenarios.indices.map { index in
      let line = lines[index]
      let end = lines.filter { $0 > line }.min() ?? markdown.lineCount + 1
      return ScenarioText(
        line: line,
        bytes: Array(markdown.bytes(ofLines: line..<end))[...],
        digest: scenarios[index].digest
      )
    }
  }
}

extension ScenarioRun {
  /// Returns the run with line numbers for another place of the scenario in its file.
  ///
  /// - Parameters:
  ///   - count: The number of lines by which the scenario moved down.
  ///   - selected: The scenario in its new place.
  /// - Returns: `nil` if the run has messages with line numbers that cannot be updated.
  func moved(by count: Int, to selected: SelectedScenario) -> ScenarioRun? {
    let namesLines = report.results.contains { $0.verdict.isError } || !report.printed.isEmpty
    guard count == 0 || !namesLines else { return nil }
    var run = ScenarioRun(of: selected.scenario, in: selected.document, report: report)
    run.report.line += count
    for index in run.report.results.indices {
      run.report.results[index].line += count
      for place in run.report.results[index].mismatches.indices {
        run.report.results[index].mismatches[place].line += count
      }
      run.report.results[index].accepted = run.report.results[index].accepted.map { lines in
        lines.map { $0.moved(by: count) }
      }
    }
    run.layouts = layouts.map { layout in
      var layout = layout
      layout.line += count
      return layout
    }
    run.sweep = sweep
    run.sweep?.line += count
    run.charts = charts.map { chart in
      var chart = chart
      chart.line += count
      return chart
    }
    run.isStale = isStale
    return run
  }

  /// Returns the run with the layouts of an earlier one, matched by expectation.
  func showing(_ earlier: ScenarioRun) -> ScenarioRun {
    let lines = Dictionary(
      zip(earlier.report.results.map(\.line), report.results.map(\.line)),
      uniquingKeysWith: { first, _ in first }
    )
    var run = self
    run.layouts = earlier.layouts.compactMap { layout in
      lines[layout.line].map { line in
        var layout = layout
        layout.line = line
        return layout
      }
    }
    run.sweep = earlier.sweep.flatMap { sweep in
      lines[sweep.line].map { line in
        var sweep = sweep
        sweep.line = line
        return sweep
      }
    }
    run.charts = earlier.charts.compactMap { chart in
      lines[chart.line].map { line in
        var chart = chart
        chart.line = line
        return chart
      }
    }
    run.isStale = !run.layouts.isEmpty
    return run
  }
}
