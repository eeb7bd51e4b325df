internal import Conformance
internal import SpecFormat

extension ScenarioRun {
  /// The run as that of the same scenario elsewhere in its file.
  ///
  /// - Parameters:
  ///   - count: How many lines further down it is.
  ///   - selected: The scenario where it is now.
  /// - Returns: `nil` for a run that told of lines in words of its own.
  func moved(by count: Int, to selected: SelectedScenario) -> ScenarioRun? {
    let tellsLines = report.results.contains { $0.verdict.isError } || !report.printed.isEmpty
    guard count == 0 || !tellsLines else { return nil }
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
