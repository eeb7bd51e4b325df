internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting
internal import SceneBuilding
internal import Site
internal import SpecFormat

/// Runs all checks on every scene of a suite, or of some files and folders.
@MainActor
struct SuiteSweep {
  let context: ToolContext
  /// Files and folders of specs; empty for the whole suite.
  let paths: [String]
  /// The metrics of all scenes; `nil` for those of each scene's last block.
  let metrics: LayoutMetrics?
  /// Returns the languages of a scene by the folder of its resources.
  let languages: (String?) throws -> SweptLanguages
  let options: RunOptions
  let timeLimit: Double
}

extension SuiteSweep {
  /// Runs the checks, and writes the findings to standard output, and to pages.
  ///
  /// - Parameter folder: The folder of the pages; `nil` for none.
  /// - Returns: `mismatch` if a check fails in a scene or a scene was not laid out; otherwise
  ///   `success`.
  /// - Throws: An error if the specs cannot be read, run or reported.
  func write(pagesTo folder: String?) throws -> ExitCode {
    let selection = try SpecSelection(context: context, paths: paths, filter: nil)
    let scenes = try selection.scenarios.compactMap { found -> SelectedScenario? in
      guard case .scene = found.scenario.body else { return nil }
      let metrics = metrics ?? found.scenario.standingMetrics
      var selected = found.laidOut(under: LayoutOverride(metrics: metrics))
      selected.languages = try languages(found.document.resources?.folder)
      return selected
    }
    let suite = try SuiteRun(of: selection.suite, context: context, timeLimit: timeLimit)
    let runs = try suite.runs(of: scenes, options: options)
    // A scene of a model or of a collection without a tree has no layouts to compare.
    let screens = runs.compactMap { run in
      run.conditionSweep.map { sweep in
        ScreenContent(
          ScreenReport(
            name: run.scenario.id,
            place: "\(run.document.file):\(run.scenario.line)",
            sweep: sweep
          ),
          strip: run.strip ?? ConditionStrip(shots: [])
        )
      }
    }
    let failed = runs.filter { $0.conditionSweep == nil && $0.report.verdict.failsTheRun }
    var written: Set<String> = []
    for run in failed {
      let messages = run.report.results.flatMap(\.compilerMessages)
        .filter { $0.severity != .warning }.map { "\($0)" }
      for message in messages where written.insert(message).inserted {
        context.console.note(message)
      }
      let cause = messages.isEmpty ? ": run 'check' for the cause" : ""
      context.console.note("error: \(run.scenario.id) was not laid out\(cause)")
    }
    if failed.isEmpty || !screens.isEmpty {
      try context.console.write(ScreenTextWriter(screens.map(\.report)).text)
    }
    if let folder {
      for file in ScreenSite(screens).files {
        try file.write(below: folder)
      }
      context.console.note("wrote \(folder)/index.html")
    }
    return failed.isEmpty && screens.allSatisfy(\.report.holds) ? .success : .mismatch
  }
}
