internal import SpecFormat

extension SpecSelection {
  /// The scenario of an id, or the only one whose id contains the letters, with its suite.
  static func scenario(
    _ letters: String,
    in context: ToolContext
  ) throws(ToolError) -> (SelectedScenario, SuiteFolder) {
    let selection = try SpecSelection(
      context: context,
      paths: [],
      filter: letters,
      isTolerant: true
    )
    let found = selection.scenarios
    if let exact = found.first(where: { $0.scenario.id == letters }) {
      return (exact, selection.suite)
    }
    guard found.count == 1 else {
      throw .identifierAmbiguous(letters, candidates: found.map(\.scenario.id))
    }
    return (found[0], selection.suite)
  }
}
