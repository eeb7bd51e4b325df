internal import CommandLineKit

/// The words with which the tool runs itself as a worker.
enum WorkerArguments {
  static let command = "run-scenarios"

  static let root = CommandOption(
    name: "root",
    placeholder: "FOLDER",
    summary: "the package whose specs are meant"
  )

  static let explains = CommandFlag(
    name: "explain",
    summary: "tell the reasons of each layout too"
  )

  static let draws = CommandFlag(
    name: "draw",
    summary: "tell what pictures need of each layout too"
  )

  /// The flags that a run with wishes takes.
  static func flags(for wishes: RunWishes) -> [CommandFlag] {
    (wishes.contains(.explanations) ? [explains] : [])
      + (wishes.contains(.pictures) ? [draws] : [])
  }
}
