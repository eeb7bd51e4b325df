internal import CommandLineKit

/// The arguments that several commands take.
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
}

extension CommandArguments {
  /// How long one scenario may take, in seconds: 10 where nothing is said, a day at most.
  var timeLimit: Double {
    min(number(SharedArguments.timeLimit) ?? 10, 86_400)
  }
}
