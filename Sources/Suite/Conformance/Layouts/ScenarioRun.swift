package import SpecFormat

/// One run of one scenario: its verdicts, and the layouts that pictures and reasons are made of.
package struct ScenarioRun: Sendable {
  package let document: SpecDocument
  package let scenario: ScenarioSpec
  /// The verdicts, the duration and the printed text.
  package var report: ScenarioReport
  /// Its layouts with their reasons; empty unless the run was for explanations.
  package var explanations: [ScenarioLayout] = []
  /// Its layouts; empty unless the run was for pictures.
  package var layouts: [ScenarioLayout] = []
  /// The first of the layouts at other widths, drawn; `nil` for a layout without other widths.
  package var sweep: WidthSweepDrawing?
  /// The layouts of its blocks over many conditions; empty unless the run was for pictures.
  package var charts: [ConditionChart] = []
  /// The checks of the scene under every condition; `nil` unless the run was a sweep.
  package var conditionSweep: ConditionSweep?
  /// Whether these layouts are those of an earlier run, as the scene cannot be laid out now.
  package var isStale = false

  package init(of scenario: ScenarioSpec, in document: SpecDocument, report: ScenarioReport) {
    self.document = document
    self.scenario = scenario
    self.report = report
  }
}

/// A layout at many widths, drawn for a page.
///
/// The engine's process draws it, so that it does not send a tree for each width.
package struct WidthSweepDrawing: Sendable, Equatable, Codable {
  /// The line of the block that asked for the layout, from 1.
  package var line: Int
  /// The first and the last width, in points.
  package var ends: [Double]
  /// The drawing, the plot of its edges and their table as HTML; empty for a scene that is the same
  /// at all widths.
  package var html: String

  package init(line: Int, ends: [Double], html: String) {
    self.line = line
    self.ends = ends
    self.html = html
  }
}
