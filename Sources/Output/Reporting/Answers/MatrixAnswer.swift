internal import Conformance
internal import SpecFormat

/// The comparison of several engines: their scores, and every clause.
package struct MatrixAnswer: JSONAnswer {
  private let formatVersion = 1
  private let index: String
  private let engines: [Engine]
  private let apis: [API]
  private let clauses: [Clause]
  private let notes: [String]
  private let definition = MatrixAPI.definition

  /// - Parameters:
  ///   - matrix: The compared engines.
  ///   - index: The path of the page that was written.
  package init(_ matrix: EngineMatrix, index: String) {
    self.index = index
    engines = zip(matrix.engines, matrix.counts).map { Engine($0, $1) }
    apis = matrix.apis.map { API(name: $0.name, engines: $0.counts.map { Score($0) }) }
    clauses = matrix.specs.flatMap { spec in spec.clauses.map { Clause($0, in: spec) } }
    notes = matrix.suites.sentences
  }
}

extension MatrixAnswer {
  private struct Engine: Encodable {
    var title: String
    /// The engine as its report names it; `nil` for a report without an engine.
    var engine: EngineIdentity?
    /// The name of the profile that the report was run with; `nil` for the whole suite.
    var profile: String?
    var file: String
    /// The path of the engine's badge, relative to the page.
    var badge: String
    var score: Score

    init(_ engine: MatrixEngine, _ counts: OutcomeCounts) {
      title = engine.title
      self.engine = engine.report.engine
      profile = engine.report.profile?.name
      file = engine.file
      badge = engine.badge
      score = Score(counts)
    }
  }

  private struct Score: Encodable {
    var agreed: Int
    /// The number of expectations that the engine answered.
    var answered: Int
    /// The number of expectations that the engine was requested to run.
    var requested: Int
    /// The number of expectations for each outcome, by its name.
    var outcomes: [String: Int]

    private enum CodingKeys: String, CodingKey {
      case agreed, answered
      case requested = "asked"
      case outcomes
    }

    init(_ counts: OutcomeCounts) {
      agreed = counts.agreed
      answered = counts.answered
      requested = counts.requested
      outcomes = counts.byName
    }
  }

  private struct API: Encodable {
    var name: String
    /// The scores of the engines, in their order.
    var engines: [Score]
  }

  private struct Clause: Encodable {
    var spec: String
    var title: String
    var slug: String
    var rules: [String]
    var apis: [String]
    /// The number of the clause's expectations that were recorded on Apple's systems.
    var recordings: Int
    /// The most severe outcome of each engine, in their order.
    var outcomes: [MatrixOutcome]
    var engines: [Score]
    /// The paths of the pages of disputed scenarios, relative to the page.
    var pages: [String]

    init(_ clause: MatrixClause, in spec: MatrixSpec) {
      self.spec = spec.name
      title = clause.title
      slug = clause.slug
      rules = clause.rules.map(\.text)
      apis = clause.apis
      recordings = clause.recordings
      outcomes = clause.counts.map { $0.outcome ?? .notRun }
      engines = clause.counts.map { Score($0) }
      pages = clause.scenarios.filter(\.isDisputed).map(\.page)
    }
  }
}
