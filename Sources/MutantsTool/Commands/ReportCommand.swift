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
    let score = MutantScore(try RunOutcome.last(in: root), without: list)
    try score.write(in: root, without: list)
    for entry in list.stale(in: score) {
      Notes.write(
        "warning: \(EquivalentMutants.file):\(entry.line): \(entry.name) stands for no survivor"
      )
    }
    return 0
  }
}
