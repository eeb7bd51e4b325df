internal import Conformance
internal import Pictures
internal import SpecFormat
internal import ViewLayout

/// The pictures of a scenario that does not hold: each layout that differs, expected over actual.
struct FailurePictures {
  private let run: ScenarioRun

  /// - Parameter run: A run for pictures.
  init(of run: ScenarioRun) {
    self.run = run
  }
}

extension FailurePictures {
  /// A file of SVG each; the first layout where no block says how another differs, and none for a
  /// scenario that shows nothing.
  var files: [String] {
    let layouts = run.layouts.filter { !$0.tree.nodes.isEmpty }
    let failures = run.report.results.filter(\.verdict.failsTheRun)
    let differing = layouts.filter { layout in
      failures.contains { Self.layout(of: $0, among: layouts)?.line == layout.line }
    }
    return (differing.isEmpty ? Array(layouts.prefix(1)) : differing).map { layout in
      let mismatches =
        failures.filter { Self.layout(of: $0, among: layouts)?.line == layout.line }
        .flatMap(\.mismatches)
      return Picture(layout, of: run.scenario, mismatches: mismatches).file
    }
  }

  /// The layout that a block speaks of: the last that is not behind it, as one that looks like an
  /// earlier one is not kept.
  private static func layout(
    of result: ExpectationResult,
    among layouts: [ScenarioLayout]
  ) -> ScenarioLayout? {
    layouts.last { $0.line <= result.line }
  }
}
