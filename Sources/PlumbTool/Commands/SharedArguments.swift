internal import CommandLineKit

/// What several commands take.
enum SharedArguments {
  static let paths = CommandParameter(
    placeholder: "paths",
    summary: "files and folders of specs; every spec where none is given"
  )
  static let filter = CommandOption(
    name: "filter",
    placeholder: "TEXT",
    summary: "only scenarios whose id contains the text, in either case"
  )
  static let timeLimit = CommandOption(
    name: "timeout",
    placeholder: "SECONDS",
    kind: .positiveNumber,
    summary: "how long one scenario may take; 10 where nothing is said"
  )

  /// The time limit in seconds where none is given.
  static let defaultTimeLimit = 10.0
}
