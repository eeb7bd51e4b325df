internal import SpecFormat

extension SpecSelection {
  /// The scenario of an id, or the only one whose id contains the letters, with its suite.
  ///
  /// A name of a spec means the only scenario in it.
  ///
  /// - Complexity: Reads the spec that an id names, and all specs for letters of any other kind.
  static func scenario(
    _ letters: String,
    in context: ToolContext
  ) throws(ToolError) -> (SelectedScenario, SuiteFolder) {
    if let named = namedScenario(letters, in: context) { return named }
    let selection = try SpecSelection(
      context: context,
      paths: [],
      filter: letters,
      isTolerant: true
    )
    let found = selection.scenarios
    guard found.count == 1 else {
      throw .identifierAmbiguous(letters, candidates: found.map(\.scenario.id))
    }
    return (found[0], selection.suite)
  }

  /// The scenario of an id, from the spec that the id begins with; `nil` for letters that are no id,
  /// and where that spec cannot be read.
  private static func namedScenario(
    _ letters: String,
    in context: ToolContext
  ) -> (SelectedScenario, SuiteFolder)? {
    let anchor = letters.lastIndex(of: "#") ?? letters.endIndex
    let files = [letters, String(letters[..<anchor])].map { "\($0).md" }
    let selection = try? SpecSelection(
      context: context,
      paths: [],
      filter: letters,
      where: { path in files.contains { path == $0 || path.hasSuffix("/\($0)") } },
      isTolerant: true
    )
    guard let selection else { return nil }
    let exact = selection.scenarios.first { $0.scenario.id == letters }
    let ofSpec = selection.scenarios.filter { $0.document.name == letters }
    guard let found = exact ?? (ofSpec.count == 1 ? ofSpec[0] : nil) else { return nil }
    return (found, selection.suite)
  }
}
