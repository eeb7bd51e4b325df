internal import Reporting

/// The counts that the site shows, kept in the package.
struct ScoreFile: Codable, Sendable {
  static let path = "Docs/Mutants.json"

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
    rules = Rules(noticed: score.noticedRules, made: score.rules.count)
    clauses = score.clauses
  }
}

extension ScoreFile {
  /// The JSON; the same for the same score.
  var json: String { JSONText.text(of: self) }
}

extension MutantScore {
  /// How many rules are noticed in every place where they are off.
  var noticedRules: Int { rules.count { $0.noticed == $0.places } }
}
