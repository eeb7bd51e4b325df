internal import Foundation

/// The scenarios to record first on a Mac: one for each rule that no recorded expectation detects.
struct RecordingOrder {
  let score: MutantScore
}

extension RecordingOrder {
  /// A profile, with which `Examples/AppleEngine/record` records these scenarios only.
  static let file = "Examples/AppleEngine/record-first.txt"

  /// The lines of the profile, each scenario after the rules that it is to record.
  var text: String {
    var rules: [String: [String]] = [:]
    for rule in score.unrecordedRules { rules[rule.scenario ?? "", default: []].append(rule.rule) }
    let scenarios = rules.sorted { $0.key < $1.key }
      .map { "# \($0.value.joined(separator: ", "))\n\($0.key)\n" }
    return """
      # Written by `swift run mutants run --filter R-`: scenarios that detect rules which no recorded expectation detects.
      \(scenarios.joined())
      """
  }

  /// Writes the profile.
  ///
  /// - Parameter root: The directory of the package.
  /// - Throws: An error if the file cannot be written.
  func write(in root: String) throws {
    try text.write(toFile: "\(root)/\(Self.file)", atomically: true, encoding: .utf8)
  }
}
