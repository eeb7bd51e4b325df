internal import Reporting

/// The numbers of mutants by their results.
struct MutantScore: Sendable {
  /// The number of mutants of a group, and the numbers of detected ones.
  struct Count: Codable, Sendable, Hashable {
    /// The number of mutants that compile, without those marked as equivalent.
    var made = 0
    var killed = 0
    /// The number of mutants that a recorded expectation detects.
    var killedByRecording = 0
    /// The number of mutants that no scenario reaches; they are included in `made`.
    var unreached = 0
  }

  /// The number of places at which the code names a rule, and the results of its mutants.
  struct RuleCount: Sendable, Hashable {
    var rule: String
    /// The number of places at which the rule can be disabled.
    var places: Int
    /// The number of those places at which a scenario detects the disabled rule.
    var detected: Int
    /// The number of those places at which a recorded expectation does.
    var recorded = 0
    /// The scenario that was the first to detect the disabled rule, by the order of the files;
    /// `nil` if none does.
    var scenario: String?
  }

  /// A mutant that no scenario detects.
  struct Survivor: Sendable, Hashable {
    var mutant: Mutant
    var isReached: Bool
    /// The clauses whose scenarios reach the mutant most specifically, in order of relevance.
    var nearest: [String]
  }

  var total = Count()
  /// The counts of mutants that disable rules, which are not included in `total`.
  var rules: [RuleCount] = []
  var kinds: [String: Count] = [:]
  var files: [String: Count] = [:]
  /// The number of mutants that only one clause detects, by the clause's file and slug.
  var clauses: [String: Int] = [:]
  var survivors: [Survivor] = []
  /// The number of mutants that do not compile.
  var withdrawn = 0
  /// The number of undetected mutants that change only the work of the engine.
  var costOnly = 0
  /// The number of survivors that each mark excludes.
  var equivalents: [EquivalenceMark: Int] = [:]
  /// The number of scenarios that were run.
  var scenarios = 0
  /// The duration of each phase of the run.
  var parts: [PhaseTimer.Part] = []
}

extension MutantScore {
  /// Counts the results of a run.
  ///
  /// - Parameters:
  ///   - outcome: The results of the run.
  ///   - list: The mutants that are marked as equivalent.
  /// - Complexity: O(*n*) for *n* mutants.
  init(_ outcome: MutationResults, without list: EquivalentMutants) {
    withdrawn = outcome.withdrawn
    scenarios = outcome.scenarios
    parts = outcome.parts
    var rules: [String: RuleCount] = [:]
    for (mutant, result) in outcome.results.map({ ($0.mutant, $0.result) }) {
      // A rule is about the result, so that its switches count in any case.
      if result.status == .costOnly, mutant.rule == nil {
        costOnly += 1
        continue
      }
      if result.status != .killed, let mark = list.mark(of: mutant) {
        equivalents[mark, default: 0] += 1
        continue
      }
      if let clause = result.onlyClause { clauses[clause, default: 0] += 1 }
      if result.status != .killed {
        survivors.append(
          Survivor(
            mutant: mutant,
            isReached: result.status != .unreached,
            nearest: result.nearest
          )
        )
      }
      guard let rule = mutant.rule else {
        total.add(result)
        kinds[mutant.kind.rawValue, default: Count()].add(result)
        files[mutant.file, default: Count()].add(result)
        continue
      }
      rules[rule, default: RuleCount(rule: rule, places: 0, detected: 0)].add(result)
    }
    self.rules = rules.values.sorted { $0.rule < $1.rule }
  }
}

extension MutantScore.Count {
  fileprivate mutating func add(_ result: MutantResult) {
    made += 1
    switch result.status {
    case .killed: killed += 1
    case .unreached: unreached += 1
    case .survived, .costOnly: break
    }
    if result.isKilledByRecording { killedByRecording += 1 }
  }
}

extension MutantScore.RuleCount {
  fileprivate mutating func add(_ result: MutantResult) {
    places += 1
    if result.status == .killed { detected += 1 }
    if result.isKilledByRecording { recorded += 1 }
    scenario = scenario ?? result.killers.first?.scenario
  }
}

/// The counts that the site shows, stored as a file of the package.
struct ScoreFile: Codable, Sendable {
  static let path = ".build/mutants/score/score.json"

  var total: MutantScore.Count
  /// The number of rules that are detected at all places, and of all rules with mutants.
  var rules: Rules
  /// The number of mutants that only one clause detects, by the clause's file and slug, separated
  /// by `#`.
  var clauses: [String: Int]

  struct Rules: Codable, Sendable {
    var noticed: Int
    var made: Int
  }

  init(_ score: MutantScore) {
    total = score.total
    rules = Rules(noticed: score.detectedRules, made: score.rules.count)
    clauses = score.clauses
  }
}

extension ScoreFile {
  /// The JSON text; the same score always results in the same text.
  var json: String { JSONText.text(of: self) }
}

extension MutantScore {
  /// The number of rules that are detected at all places where they can be disabled.
  var detectedRules: Int { rules.count { $0.detected == $0.places } }

  /// The rules that scenarios detect, but no recorded expectation.
  var unrecordedRules: [RuleCount] { rules.filter { $0.recorded == 0 && $0.scenario != nil } }
}
