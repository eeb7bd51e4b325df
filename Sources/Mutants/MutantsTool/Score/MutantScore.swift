internal import Reporting

/// What came of all mutants, counted.
struct MutantScore: Sendable {
  /// How many mutants there are of some sort, and how many were noticed.
  struct Count: Codable, Sendable, Hashable {
    /// Those that compile, without those that are listed as equivalent.
    var made = 0
    var killed = 0
    /// Those that a recorded expectation noticed.
    var killedByRecording = 0
    /// Those that no scenario reaches; they count as made.
    var unreached = 0
  }

  /// A rule that the code names, and its mutants there.
  struct RuleCount: Sendable, Hashable {
    var rule: String
    /// In how many places it is switched off.
    var places: Int
    /// The number of those places in which a scenario detects that it is off.
    var detected: Int
  }

  /// A mutant that nobody notices.
  struct Survivor: Sendable, Hashable {
    var mutant: Mutant
    var isReached: Bool
    /// The clauses that are about it more than others, nearest first.
    var nearest: [String]
  }

  var total = Count()
  /// The rules' own mutants, which do not count in `total`.
  var rules: [RuleCount] = []
  var kinds: [String: Count] = [:]
  var files: [String: Count] = [:]
  /// How many mutants a clause alone kills, by its file and slug.
  var clauses: [String: Int] = [:]
  var survivors: [Survivor] = []
  /// How many mutants do not compile.
  var withdrawn = 0
  /// The number of survivors that each mark excludes.
  var equivalents: [EquivalenceMark: Int] = [:]
  /// The scenarios that were run.
  var scenarios = 0
  /// How long the parts of the run took.
  var parts: [PhaseTimer.Part] = []
}

extension MutantScore {
  /// Counts the results of a run.
  ///
  /// - Parameters:
  ///   - outcome: The run.
  ///   - list: The mutants that are marked as equivalent.
  /// - Complexity: O(*n*) for *n* mutants.
  init(_ outcome: MutationResults, without list: EquivalentMutants) {
    withdrawn = outcome.withdrawn
    scenarios = outcome.scenarios
    parts = outcome.parts
    var rules: [String: RuleCount] = [:]
    for (mutant, result) in outcome.results.map({ ($0.mutant, $0.result) }) {
      if result.status != .killed, let mark = list.mark(of: mutant) {
        equivalents[mark, default: 0] += 1
        continue
      }
      if let clause = result.onlyClause { clauses[clause, default: 0] += 1 }
      if result.status != .killed {
        survivors.append(
          Survivor(
            mutant: mutant,
            isReached: result.status == .survived,
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
    case .survived: break
    }
    if result.isKilledByRecording { killedByRecording += 1 }
  }
}

extension MutantScore.RuleCount {
  fileprivate mutating func add(_ result: MutantResult) {
    places += 1
    if result.status == .killed { detected += 1 }
  }
}

/// The counts that the site shows, kept in the package.
struct ScoreFile: Codable, Sendable {
  static let path = ".build/mutants/score/score.json"

  var total: MutantScore.Count
  /// The rules that are noticed wherever they are off, and how many are switched off at all.
  var rules: Rules
  /// How many mutants a clause alone kills, by its file and slug with `#` between them.
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
  /// The JSON; the same for the same score.
  var json: String { JSONText.text(of: self) }
}

extension MutantScore {
  /// How many rules are noticed in every place where they are off.
  var detectedRules: Int { rules.count { $0.detected == $0.places } }
}
