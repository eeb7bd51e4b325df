package import Conformance
package import SpecFormat

/// One run of one scenario: the scenario as its document has it, and all that came of it.
package struct ScenarioRun: Sendable {
  package let document: SpecDocument
  package let scenario: ScenarioSpec
  /// The verdicts, how long it took, and what it printed.
  package var report: ScenarioReport
  /// Its layouts with their reasons, where somebody wanted to know.
  package var explanations: [ScenarioLayout] = []
  /// Its layouts, where somebody wanted pictures; none for a scenario that has none.
  package var layouts: [ScenarioLayout] = []
  /// The first of the layouts at other widths; `nil` where it has none.
  package var sweep: SweptPicture?
  /// The layouts of its blocks that speak of many conditions, where somebody wanted pictures.
  package var charts: [ConditionChart] = []
  /// The checks of the scene under every condition, where somebody wanted to know.
  package var conditionSweep: ConditionSweep?
  /// Whether these layouts are of the scene as it was when it last could be laid out.
  package var isStale = false

  package init(of scenario: ScenarioSpec, in document: SpecDocument, report: ScenarioReport) {
    self.document = document
    self.scenario = scenario
    self.report = report
  }
}
