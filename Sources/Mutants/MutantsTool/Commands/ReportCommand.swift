internal import CommandLineKit

/// `mutants report`: writes what the last run of all mutants found out.
struct ReportCommand: MutantsCommand {
  static let declaration = CommandDeclaration(
    name: "report",
    summary: "write the documents of the last run of all mutants anew",
    discussion: "It writes \(ScorePage.file) and \(ScoreFile.path), for example after an entry of "
      + "\(EquivalentMutants.file) has changed."
  )

  func run(_ arguments: CommandArguments, in root: String) throws -> Int32 {
    let list = try EquivalentMutants(in: root)
    var outcome = try MutationResults.last(in: root)
    let mutants = try EngineSources(root: root).files().flatMap(\.mutants)
    outcome.keepOnly(Set(mutants.map(\.id)))
    let score = MutantScore(outcome, without: list)
    try ScoreDocuments(score: score, list: list).write(in: root)
    for entry in list.stale(in: score) {
      Notes.write(
        "warning: \(EquivalentMutants.file):\(entry.line): \(entry.name) stands for no survivor"
      )
    }
    return 0
  }
}
