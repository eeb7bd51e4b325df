internal import SpecAuthoring
package import SpecFormat

/// The results of one Markdown file.
package struct SpecReport: Sendable, Equatable {
  /// The path relative to the package: `Specs/views/stacks.md`.
  package var file: String
  /// The part of its scenarios' ids before `#`, such as `views/stacks`.
  package var name: String
  package var title: String
  package var clauses: [ClauseReport]
  /// Whether the whole file is marked as using this engine's style of controls.
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

  /// All scenarios of the file, in document order.
  package var scenarios: [ScenarioReport] { clauses.flatMap(\.scenarios) }
}

/// The results of the scenarios under one heading.
package struct ClauseReport: Sendable, Equatable {
  package var title: String
  /// The heading's anchor on GitHub.
  package var slug: String
  /// The level of the heading: 1 for the clause of the document's title, 2 to 4 for `##` to `####`.
  package var level: Int
  /// The titles of the parent headings and of this one, without the document's title.
  ///
  /// Empty for the clause of the document's title.
  package var path: [String]
  /// The heading's line in the file, from 1.
  package var line: Int
  /// Whether derived numbers depend on this engine's style of controls.
  package var usesReferenceStyle: Bool
  /// The rules that the heading and the prose name, without duplicates, in the order of their
  /// names.
  package var rules: [RuleName]
  package var scenarios: [ScenarioReport]
  /// The lines of the fences of `swift sketch` blocks, from 1.
  package var sketchLines: [Int]
  /// Whether the clause should have a scenario but has none.
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

  /// The most severe verdict of the scenarios; `nil` if there are none.
  package var verdict: Verdict? { Verdict.mostSevere(scenarios.map(\.verdict)) }
}

/// The results of one scenario.
package struct ScenarioReport: Sendable, Equatable {
  package var id: String
  /// The line of the scene's fence in the Markdown file, from 1.
  package var line: Int
  /// The duration in seconds; `nil` if it was not measured.
  package var duration: Double?
  /// One result for each expectation, in document order; never empty.
  package var results: [ExpectationResult]

  /// The text that the code printed to standard output and standard error; a long text is shortened
  /// in the middle.
  package var printed: String
  /// The run since which the scenario fails; `nil` if it does not fail, or without a history.
  package var firstFailure: FirstFailure?

  package init(
    id: String,
    line: Int,
    duration: Double? = nil,
    results: [ExpectationResult],
    printed: String = "",
    firstFailure: FirstFailure? = nil
  ) {
    self.id = id
    self.line = line
    self.duration = duration
    self.results = results
    self.printed = printed
    self.firstFailure = firstFailure
  }

  /// The results that determine the verdict: all except those that are replaced by numbers of
  /// another system.
  package var countingResults: [ExpectationResult] {
    results.filter { $0.setAside?.heldLine == nil }
  }

  /// The most severe verdict of the counting results.
  package var verdict: Verdict { Verdict.mostSevere(countingResults.map(\.verdict)) ?? .error }
}

/// The first of the runs in a row in which a scenario fails, up to the current one.
package struct FirstFailure: Sendable, Equatable, Codable {
  /// The time of the run in UTC, such as `2026-11-22T10:00:00Z`; empty for the current run.
  package var date: String
  /// The commit that was checked; empty if unknown.
  package var commit: String

  package init(date: String = "", commit: String = "") {
    self.date = date
    self.commit = commit
  }
}

extension FirstFailure: CustomStringConvertible {
  /// The run in words, such as `failing since 2026-11-22, 1a2b3c4d`.
  package var description: String {
    guard !date.isEmpty else { return "failing since this run" }
    return "failing since "
      + [String(date.prefix(10)), String(commit.prefix(8))].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension ScenarioReport {
  /// Whether the printed text belongs to a verdict: the scenario crashed or timed out, or it
  /// contains a known failure.
  package var isPrintedWithVerdict: Bool {
    results.contains { [.crashed, .timedOut, .knownFailure].contains($0.verdict) }
  }
}
