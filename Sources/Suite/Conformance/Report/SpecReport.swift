package import SpecFormat

/// The outcome of one Markdown file.
package struct SpecReport: Sendable, Equatable {
  /// The path relative to the package: `Specs/views/stacks.md`.
  package var file: String
  /// The first half of its scenarios' ids: `views/stacks`.
  package var name: String
  package var title: String
  package var clauses: [ClauseReport]
  /// Whether the mark of this engine's own style of controls counts for the whole file.
  package var usesReferenceStyle: Bool

  package init(
    file: String,
    name: String,
    title: String,
    clauses: [ClauseReport],
    usesReferenceStyle: Bool = false
  ) {
    self.file = file
    self.name = name
    self.title = title
    self.clauses = clauses
    self.usesReferenceStyle = usesReferenceStyle
  }

  /// Every scenario of the file, in document order.
  package var scenarios: [ScenarioReport] { clauses.flatMap(\.scenarios) }
}

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

/// The outcome of one scenario.
package struct ScenarioReport: Sendable, Equatable {
  package var id: String
  /// The line of the scene's fence in the Markdown file, from 1.
  package var line: Int
  /// How long it took, in seconds; `nil` where nobody measured it.
  package var duration: Double?
  /// One result for each expectation, in document order; never empty.
  package var results: [ExpectationResult]

  /// The text that its code printed, to standard output and standard error; the middle of much is
  /// left out.
  package var printed: String

  package init(
    id: String,
    line: Int,
    duration: Double? = nil,
    results: [ExpectationResult],
    printed: String = ""
  ) {
    self.id = id
    self.line = line
    self.duration = duration
    self.results = results
    self.printed = printed
  }

  /// The results that say what the scenario is worth: all but those in whose place numbers of
  /// another system are compared.
  package var countingResults: [ExpectationResult] {
    results.filter { $0.setAside?.heldLine == nil }
  }

  /// The gravest verdict of its expectations that count.
  package var verdict: Verdict { Verdict.gravest(countingResults.map(\.verdict)) ?? .error }
}

extension ScenarioReport {
  /// Whether what was printed belongs to a verdict: the scenario met its end by it, or a part of it
  /// fails as it is known to, and nobody need look.
  package var isPrintedWithVerdict: Bool {
    results.contains { [.crashed, .timedOut, .knownFailure].contains($0.verdict) }
  }
}
