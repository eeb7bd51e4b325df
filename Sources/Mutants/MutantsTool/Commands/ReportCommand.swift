internal import CommandLineKit

/// The `mutants report` command, which writes the results of the last run of all mutants.
struct ReportCommand: MutantsCommand {
  static let declaration = CommandDeclaration(
    name: "report",
    summary: "write the documents of the last run of all mutants again",
    discussion: "It writes \(ScorePage.file) and \(ScoreDetails.folder), for example after a list "
      + "of \(EquivalentMutants.folder) has changed."
  )

  func run(_ arguments: CommandArguments, in root: String) throws -> Int32 {
    let files = try EngineSources(root: root).files()
    let list = try EquivalentMutants(files, root: root)
    var outcome = try MutationResults.last(in: root)
    let mutants = files.flatMap(\.mutants)
    outcome.keepOnly(Set(mutants.map(\.id)))
    let score = MutantScore(outcome, without: list)
    try ScoreDocuments(score: score).write(in: root)
    for mark in list.stale(in: score) {
      Notes.write("\(mark.place): warning: the entry excludes no survivor")
    }
    return 0
  }
}
