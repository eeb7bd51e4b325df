internal import SpecAuthoring
internal import SpecFormat

extension SpecSelection {
  /// Returns the scenario with an id, or a scene without expectations.
  ///
  /// - Parameters:
  ///   - letters: The id, or a part of it that no other id contains. A scene without expectations
  ///     has the id that it would have with them, or the name of its page if there is no other.
  ///   - context: The context with the folder of specs.
  /// - Returns: The scenario, which has a block of all checks if it has no other, and its suite.
  /// - Throws: An error if there is no such scenario, or several.
  package static func scene(
    _ letters: String,
    in context: ToolContext
  ) throws(ToolError) -> (SelectedScenario, SuiteFolder) {
    if let named = namedScenario(letters, in: context) { return named }
    if let sample = try namedSample(letters, in: context) { return sample }
    return try scenario(letters, in: context)
  }

  /// Returns the scene without expectations that has an id, or is the only one of a page; `nil` if
  /// there is none.
  private static func namedSample(
    _ letters: String,
    in context: ToolContext
  ) throws(ToolError) -> (SelectedScenario, SuiteFolder)? {
    let suite = try suite(of: [], in: context)
    let anchor = letters.lastIndex(of: "#") ?? letters.endIndex
    let files = [letters, String(letters[..<anchor])].map { "\($0).md" }
    var (documents, _) = SpecSuite.load(root: suite.root, folder: suite.folder, named: []) { path in
      files.contains { path == $0 || path.hasSuffix("/\($0)") }
    }
    _ = ResourceSelection(root: suite.root, defaultFolder: context.resources).resolve(&documents)
    let known = documents.flatMap(\.scenarios).map(\.id)
    let samples = documents.compactMap(\.withCheckedSamples).flatMap(\.selectedScenarios)
      .filter { !known.contains($0.scenario.id) }
    let exact = samples.first { $0.scenario.id == letters }
    let ofSpec = samples.filter { $0.document.name == letters }
    guard var found = exact ?? (ofSpec.count == 1 ? ofSpec[0] : nil) else { return nil }
    found.isSample = true
    return (found, suite)
  }
}

extension SpecDocument {
  /// The document with a block of all checks after each sample, so that the samples are scenarios.
  ///
  /// `nil` for a document without samples, and if one of them would be malformed as a scenario.
  fileprivate var withCheckedSamples: SpecDocument? {
    guard !sampleLines.isEmpty else { return nil }
    var spec = EditableSpec(markdown)
    let device = OrientedDevice(Devices.usual).name
    for line in sampleLines.reversed() {
      let block = ["", "```checks device=\"\(device)\""] + CheckName.usualCases.map(\.usualLine)
      spec.insert(block + ["```"], afterBlockAt: line)
    }
    var (document, diagnostics) = SpecParser.parse(bytes: spec.bytes, file: file, name: name)
    document.resources = resources
    return diagnostics.isEmpty ? document : nil
  }
}
