internal import MutantSwitch

/// What came of a mutant.
struct MutantResult: Sendable, Codable {
  enum Fate: String, Sendable, Codable {
    case killed
    /// Some scenario reaches it, and none notices.
    case survived
    /// No scenario reaches it.
    case unreached
  }

  /// A scenario that noticed.
  struct Killer: Sendable, Codable {
    var scenario: String
    var clause: String
    /// The digest of what it says.
    var digest: String
    var way: Kill.Way
    var isRecorded: Bool
  }

  var id: String
  var fate: Fate
  var killers: [Killer] = []
  /// Of one that survived: the clauses that are about it more than others, nearest first.
  var nearest: [String] = []
  /// How many scenarios reach it.
  var reachedBy = 0
  /// The digest of the suite that was run.
  var suite = ""
}

extension MutantResult {
  /// Whether a recorded expectation noticed.
  var isKilledByRecording: Bool { killers.contains(where: \.isRecorded) }

  /// The clause without which nobody would have noticed; `nil` where several did.
  var onlyClause: String? {
    let clauses = Set(killers.map(\.clause))
    return clauses.count == 1 ? clauses.first : nil
  }
}
