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

  /// Replaces the text by that of a newer version of the file.
  mutating func update(to text: ScenarioText, of selected: SelectedScenario) {
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

  /// Records a run of the scenario.
  mutating func record(_ run: ScenarioRun, isDrawn: Bool) {
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

/// The lines of a file that a scenario stands in, up to the next one: a scenario whose lines are
/// the same is the same, wherever they are.
struct ScenarioText: Equatable {
  /// The first line, from 1.
  var line: Int
  var bytes: ArraySlice<UInt8>
  /// A hash of the code, in which shared blocks are too.
  var digest: String
}

extension ScenarioText {
  /// Whether it is of the same words, wherever these are.
  func saysSame(as other: ScenarioText) -> Bool {
    digest == other.digest && bytes == other.bytes
  }
}

extension SpecDocument {
  /// The text of each scenario, in the order of the scenarios.
  var scenarioTexts: [ScenarioText] {
    let bytes = markdown.fileBytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    let scenarios = scenarios
    let lines = scenarios.map { scenario in
      scenario.body.blocks.map(\.fenceLine).reduce(scenario.line, min)
    }
    return scenarios.indices.map { index in
      let line = lines[index]
      let end = lines.filter { $0 > line }.min() ?? starts.count + 1
      let last = end - 1 < starts.count ? starts[end - 1] : bytes.count
      return ScenarioText(
        line: line,
        bytes: Array(bytes[starts[line - 1]..<last])[...],
        digest: scenarios[index].digest
      )
    }
  }
}

extension ScenarioRun {
  /// The run as that of the same scenario elsewhere in its file.
  ///
  /// - Parameters:
  ///   - count: How many lines further down it is.
  ///   - selected: The scenario where it is now.
  /// - Returns: `nil` for a run that told of lines in words of its own.
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

  /// The run with the layouts of an earlier one, expectation by expectation.
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
