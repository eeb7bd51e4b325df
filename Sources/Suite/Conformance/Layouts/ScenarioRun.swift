package import LayoutTree
package import SpecFormat

/// One run of one scenario, with its verdicts and its layouts for pictures and explanations.
package struct ScenarioRun: Sendable {
  package let document: SpecDocument
  package let scenario: ScenarioSpec
  /// The verdicts, the duration and the printed text.
  package var report: ScenarioReport
  /// The layouts with their reasons; empty unless the run was for explanations.
  package var explanations: [ScenarioLayout] = []
  /// The drawn layouts; empty unless the run was for pictures.
  package var layouts: [ScenarioLayout] = []
  /// The drawing of the first layout at other widths; `nil` if it has none.
  package var sweep: WidthSweepDrawing?
  /// The charts of its blocks with many conditions; empty unless the run was for pictures.
  package var charts: [ConditionChart] = []
  /// The checks of the scene under all conditions; `nil` unless the run was a sweep.
  package var conditionSweep: ConditionSweep?
  /// The pictures under some conditions of the sweep; `nil` unless the run was for them.
  package var strip: ConditionStrip?
  /// The reason why the layouts under all conditions ended early; `nil` if they did not.
  package var inspectionFailure: EngineFailure?
  /// Whether the layouts are from an earlier run because the scene cannot be laid out now.
  package var isStale = false

  package init(of scenario: ScenarioSpec, in document: SpecDocument, report: ScenarioReport) {
    self.document = document
    self.scenario = scenario
    self.report = report
  }
}

extension ScenarioRun {
  /// Whether the run ended at a limit of time.
  package var isTimedOut: Bool {
    inspectionFailure?.verdict == .timedOut || report.results.contains { $0.verdict == .timedOut }
  }

  /// The reason why a sweep has no result, in words; `nil` if it has one.
  ///
  /// The end of the sweep comes first, because an expectation that failed before does not end it.
  package var sweepFailure: String? {
    guard conditionSweep == nil else { return nil }
    let message = report.results.lazy.map(\.message).first { !$0.isEmpty }
    let words =
      inspectionFailure?.note
      ?? message?.split(separator: "\n").first.map(String.init) ?? "it has no layout"
    return isTimedOut ? "\(words) ('--timeout' sets the limit)" : words
  }
}

/// A layout at many widths, drawn for a page.
///
/// The engine's process draws it, so that it does not send a tree for each width.
package struct WidthSweepDrawing: Sendable, Equatable {
  /// The line of the block that requested the layout, from 1.
  package var line: Int
  /// The first and the last width, in points.
  package var ends: [Double]
  /// The drawing, the plot of its edges and their table as HTML; empty for a scene that is the same
  /// at all widths.
  package var html: String
  /// The files of fonts that the texts of the drawing are in.
  package var fonts: Set<DrawingFont> = []

  package init(line: Int, ends: [Double], html: String) {
    self.line = line
    self.ends = ends
    self.html = html
  }
}
