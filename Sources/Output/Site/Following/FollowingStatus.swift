package import SpecFormat

/// The state of a spec that is followed, besides what came of it.
package struct FollowingStatus: Sendable {
  /// The spec, relative to the package.
  package var file: String
  /// The mistakes in the file as it is, for which an earlier one is shown.
  package var mistakes: [SpecDiagnostic]
  /// How many scenarios of the spec have yet to be run.
  package var waiting: Int
  /// The commands that accept what came of scenarios, by the scenarios' ids.
  package var commands: [String: String]
  /// How the other specs are, in a sentence.
  package var others: String

  package init(
    file: String,
    mistakes: [SpecDiagnostic] = [],
    waiting: Int = 0,
    commands: [String: String] = [:],
    others: String = ""
  ) {
    self.file = file
    self.mistakes = mistakes
    self.waiting = waiting
    self.commands = commands
    self.others = others
  }
}
