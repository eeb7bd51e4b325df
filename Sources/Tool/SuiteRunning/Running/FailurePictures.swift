internal import LayoutTree
internal import Pictures
package import Conformance

/// The pictures of a failed scenario: each layout that differs, expected over actual.
package struct FailurePictures {
  private let run: ScenarioRun

  /// - Parameter run: A run with pictures.
  package init(of run: ScenarioRun) {
    self.run = run
  }
}

extension FailurePictures {
  /// The SVG text of each picture.
  ///
  /// If no block has a layout that differs, it is the picture of the first layout. It is empty for
  /// a scenario without nodes.
  package var files: [String] {
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

  /// Returns the layout of a block: the last one at or before its line; `nil` if there is none.
  ///
  /// A layout that equals an earlier one is not stored, so the line of a block may have none.
  private static func layout(
    of result: ExpectationResult,
    among layouts: [ScenarioLayout]
  ) -> ScenarioLayout? {
    layouts.last { $0.line <= result.line }
  }
}
