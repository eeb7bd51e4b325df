package import SpecFormat

/// The outcome of the scenarios of one heading.
package struct ClauseReport: Sendable, Equatable {
  package var title: String
  /// The heading's anchor on GitHub.
  package var slug: String
  /// 1 for the document's own clause, 2 to 4 for `##` to `####`.
  package var level: Int
  /// The titles of the headings around it, outermost first and its own last, without the
  /// document's; empty for the document's own clause.
  package var path: [String]
  /// The heading's line in the file, from 1.
  package var line: Int
  /// Whether what it derives follows from this engine's own style of controls.
  package var usesReferenceStyle: Bool
  /// The rules that its heading and its prose name, each once, in the order of their names.
  package var rules: [RuleName]
  package var scenarios: [ScenarioReport]
  /// The lines of the fences of its sketches, from 1.
  package var sketchLines: [Int]
  /// Whether the clause should have a scenario and has none.
  package var isUncovered: Bool

  package init(_ clause: Clause, path: [String], scenarios: [ScenarioReport]) {
    title = clause.title
    slug = clause.slug
    level = clause.level
    self.path = path
    line = clause.line
    usesReferenceStyle = clause.usesReferenceStyle
    rules = clause.rules
    self.scenarios = scenarios
    sketchLines = clause.sketches.map(\.fenceLine)
    isUncovered = clause.isUncovered
  }

  package init(
    title: String,
    slug: String,
    level: Int,
    path: [String] = [],
    line: Int,
    usesReferenceStyle: Bool = false,
    rules: [RuleName] = [],
    scenarios: [ScenarioReport],
    sketchLines: [Int] = [],
    isUncovered: Bool = false
  ) {
    self.title = title
    self.slug = slug
    self.level = level
    self.path = path
    self.line = line
    self.usesReferenceStyle = usesReferenceStyle
    self.rules = rules
    self.scenarios = scenarios
    self.sketchLines = sketchLines
    self.isUncovered = isUncovered
  }

  /// The gravest verdict of its scenarios; `nil` where it has none.
  package var verdict: Verdict? { Verdict.gravest(scenarios.map(\.verdict)) }
}
