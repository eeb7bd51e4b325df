package import Conformance
internal import Foundation
internal import EngineKit
package import SpecFormat

/// The scenarios that a command processes, with their specs.
@MainActor
package struct SpecSelection {
  package let suite: SuiteFolder
  /// The specs in the order of the suite, including those without a selected scenario.
  package let documents: [SpecDocument]
  /// The scenarios in the order of the specs; empty only for an empty part, or if mistakes are
  /// reported.
  package let scenarios: [SelectedScenario]
  /// The part of the suite that was selected; `nil` for all of it.
  let part: ReportShard?
  /// The content of the specs when they were read.
  package let loader: SuiteLoader
  /// All mistakes in the selected specs by file, whose scenarios are not selected.
  ///
  /// Empty unless the selection was created with `.reported`.
  package let mistakes: [SpecDiagnostic]
  /// The files that contain samples and no block of Plumb's, in the order of the suite.
  package let prose: [SpecDocument]

  /// The effect of a malformed spec on a selection.
  package enum MistakeHandling {
    /// The selection fails, since the command needs all specs.
    case rejected
    /// The other specs are selected, and the mistakes are stored in the selection.
    case reported
    /// The spec is omitted if a scenario of another spec is selected.
    case ignored
  }

  /// Reads the specs and selects scenarios.
  ///
  /// - Parameters:
  ///   - context: The context with the folder of specs.
  ///   - paths: Files and folders, relative to the current directory; empty for every spec.
  ///   - filter: Text that an id must contain, ignoring case; `nil` for every scenario.
  ///   - suite: The suite of the paths; `nil` for the suite that contains the paths.
  ///   - includesFile: Returns whether a file is read; `nil` for all files that the paths select.
  ///   - handling: The effect of malformed specs.
  ///   - takesProse: Whether the selection may consist of files with only samples.
  /// - Throws: An error if selected specs are malformed or the selection is invalid; an empty
  ///   selection is invalid unless mistakes are reported.
  package init(
    context: ToolContext,
    paths: [String],
    filter: String?,
    of suite: SuiteFolder? = nil,
    where includesFile: ((String) -> Bool)? = nil,
    mistakes handling: MistakeHandling = .rejected,
    takesProse: Bool = false
  ) throws(ToolError) {
    let suite = if let suite { suite } else { try Self.suite(of: paths, in: context) }
    let pathSelection = PathSelection(paths, root: suite.root)
    let isRead = { (file: String) in pathSelection.contains(file) && includesFile?(file) ?? true }
    let specs = Self.read(suite, paths: paths, where: isRead, mistakes: handling, in: context)
    let (documents, diagnostics) = (specs.documents, specs.diagnostics)
    (loader, prose) = (specs.loader, specs.prose)
    let isSelected = { (selected: SelectedScenario) in
      guard let filter, !filter.isEmpty else { return true }
      return selected.scenario.id.lowercased().contains(filter.lowercased())
    }
    let all = documents.flatMap(\.selectedScenarios)
    let scenarios = all.filter(isSelected)
    let isAccepted =
      switch handling {
      case .rejected: diagnostics.isEmpty
      case .reported: true
      case .ignored: diagnostics.isEmpty || !scenarios.isEmpty
      }
    guard isAccepted else {
      guard let filter, handling == .ignored else { throw .malformedSpecs(diagnostics) }
      let nearest = NearestName.of(filter, among: all.map(\.scenario.id))
      throw .several([
        .malformedSpecs(diagnostics), .filterMatchesNothing(filter, nearest: nearest),
      ])
    }
    mistakes = handling == .reported ? diagnostics : []
    let takesProse = takesProse && !prose.isEmpty
    let files =
      documents.map(\.file) + mistakes.map(\.file)
      + (takesProse || !scenarios.isEmpty ? specs.proseFiles : [])
    if includesFile == nil,
      let path = pathSelection.paths.first(where: { path in
        !files.contains { PathSelection.path(path, contains: $0, root: suite.root) }
      })
    {
      throw .noSpec(in: path)
    }
    guard !files.isEmpty else { throw .noSpec(in: suite.path) }
    guard !scenarios.isEmpty || !mistakes.isEmpty || takesProse else {
      guard let filter else { throw .noSpec(in: paths.first ?? suite.folder) }
      let nearest = NearestName.of(filter, among: all.map(\.scenario.id))
      throw .filterMatchesNothing(filter, nearest: nearest)
    }
    self.suite = suite
    self.documents = documents
    self.scenarios = scenarios
    part = nil
  }

  /// The specs of a suite, before scenarios are selected.
  private struct Specs {
    var documents: [SpecDocument]
    var diagnostics: [SpecDiagnostic]
    var loader: SuiteLoader
    var prose: [SpecDocument]
    /// All files without scenarios and blocks, with and without samples.
    var proseFiles: [String]
  }

  /// Reads the specs with their resources; documents with mistakes are left out.
  private static func read(
    _ suite: SuiteFolder,
    paths: [String],
    where isRead: @escaping (String) -> Bool,
    mistakes handling: MistakeHandling,
    in context: ToolContext
  ) -> Specs {
    var (documents, diagnostics) = SpecSuite.load(
      root: suite.root,
      folder: suite.folder,
      named: paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      where: isRead
    )
    let loader = SuiteLoader(
      of: suite,
      documents: documents,
      malformed: Set(diagnostics.map(\.file)),
      includesFile: isRead
    )
    if suite.holdsProse { diagnostics = diagnostics.withoutProse(among: documents) }
    let resources = ResourceSelection(root: suite.root, defaultFolder: context.resources)
    let unreadable = resources.resolve(&documents)
    for note in resources.notes(on: documents) { context.console.note(note) }
    // A scene that is selected despite mistakes still runs with the files that can be read.
    if handling == .ignored { for mistake in unreadable { context.console.note("\(mistake)") } }
    diagnostics += unreadable
    let proseFiles = documents.filter(\.isProse).map(\.file)
    let prose = documents.filter { $0.isProse && !$0.sampleLines.isEmpty }
    documents.removeAll { document in
      document.scenarios.isEmpty && document.sharedBlocks.isEmpty
        && (suite.holdsProse || document.isProse && !document.sampleLines.isEmpty)
    }
    let malformed = Set(diagnostics.map(\.file))
    documents.removeAll { malformed.contains($0.file) }
    return Specs(
      documents: documents,
      diagnostics: diagnostics,
      loader: loader,
      prose: prose,
      proseFiles: proseFiles
    )
  }

  private init(
    of suite: SuiteFolder,
    documents: [SpecDocument],
    scenarios: [SelectedScenario],
    part: ReportShard?,
    loader: SuiteLoader,
    mistakes: [SpecDiagnostic],
    prose: [SpecDocument]
  ) {
    self.suite = suite
    self.documents = documents
    self.scenarios = scenarios
    self.part = part
    self.loader = loader
    self.mistakes = mistakes
    self.prose = prose
  }
}

extension SpecSelection {
  /// Returns the suite that contains paths.
  ///
  /// - Throws: `pathsMissing` if any of them does not exist.
  package static func suite(
    of paths: [String],
    in context: ToolContext
  ) throws(ToolError) -> SuiteFolder {
    try PathSelection.check(paths)
    return context.home.suite(of: paths, current: FileManager.default.currentDirectoryPath)
  }

  /// Returns the selection with only those scenarios that satisfy a condition, and with all specs.
  ///
  /// - Parameters:
  ///   - mistakes: The mistakes that are kept; `nil` for all.
  ///   - isWanted: Returns whether a scenario is kept.
  /// - Returns: The selection with all specs and some of the scenarios.
  func only(
    mistakes: [SpecDiagnostic]? = nil,
    _ isWanted: (SelectedScenario) -> Bool
  ) -> SpecSelection {
    SpecSelection(
      of: suite,
      documents: documents,
      scenarios: scenarios.filter(isWanted),
      part: part,
      loader: loader,
      mistakes: mistakes ?? self.mistakes,
      prose: prose
    )
  }

  /// Returns the same scenarios, compared with the numbers of a system.
  ///
  /// - Parameter system: The system whose numbers are compared; `nil` for the newest available.
  /// - Returns: The same number of scenarios, in the same order.
  package func restricted(to system: SystemVersion?) -> SpecSelection {
    guard let system else { return self }
    let restricted = documents.map { $0.restricted(to: system) }
    let selected = Dictionary(
      restricted.flatMap(\.selectedScenarios).map { ($0.scenario.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return SpecSelection(
      of: suite,
      documents: restricted,
      scenarios: scenarios.compactMap { selected[$0.scenario.id] },
      part: part,
      loader: loader,
      mistakes: mistakes,
      prose: prose
    )
  }

  /// Returns the same scenarios for writing numbers of a system.
  ///
  /// A scene without numbers of that system is compared with the newest numbers of other systems,
  /// and the new numbers are written to an additional block.
  package func taking(numbersOf system: SystemVersion?) -> SpecSelection {
    guard let system else { return self }
    let newest = Dictionary(
      scenarios.map { ($0.scenario.id, $0.scenario) },
      uniquingKeysWith: { first, _ in first }
    )
    let restricted = restricted(to: system)
    return SpecSelection(
      of: suite,
      documents: restricted.documents,
      scenarios: restricted.scenarios.map { selected in
        var selected = selected
        newest[selected.scenario.id].map { selected.scenario.comparePlaces(emptyBeside: $0) }
        return selected
      },
      part: part,
      loader: loader,
      mistakes: mistakes,
      prose: prose
    )
  }

  /// Returns the scenarios of one part; all of them for `nil`.
  func part(_ shard: ScenarioShard?) -> SpecSelection {
    guard let shard else { return self }
    let texts =
      documents.map(\.digest) + scenarios.map(\.scenario.id) + mistakes.map(\.description)
    return SpecSelection(
      of: suite,
      documents: documents,
      scenarios: scenarios.filter { shard.contains($0.scenario.id) },
      part: ReportShard(
        index: shard.index,
        count: shard.count,
        suiteScenarios: scenarios.count,
        suiteDigest: FileDigest.digest(of: Array(texts.joined(separator: "\n").utf8))
      ),
      loader: loader,
      mistakes: mistakes,
      prose: prose
    )
  }
}

extension ScenarioSpec {
  /// Compares blocks of other systems if no block states the same for the requested system.
  ///
  /// - Parameter newest: The scenario with the newest systems; only blocks that are compared in it
  ///   are compared.
  fileprivate mutating func comparePlaces(emptyBeside newest: ScenarioSpec) {
    guard case .scene(var scene) = body, case .scene(let other) = newest.body else { return }
    for (phase, others) in zip(scene.phases.indices, other.phases) {
      for (index, other) in zip(scene.phases[phase].expectations.indices, others.expectations) {
        let setAside = scene.phases[phase].expectations[index].conditions.setAside
        guard let setAside, setAside.heldLine == nil, other.conditions.setAside == nil else {
          continue
        }
        scene.phases[phase].expectations[index].conditions.setAside = nil
      }
    }
    body = .scene(scene)
  }
}

extension SpecSelection {
  /// Returns the scenario with an id, or the only scenario whose id contains the text, with its
  /// suite.
  ///
  /// The name of a spec selects its only scenario.
  ///
  /// - Complexity: Reads one spec for a complete id, and all specs for any other text.
  package static func scenario(
    _ letters: String,
    in context: ToolContext
  ) throws(ToolError) -> (SelectedScenario, SuiteFolder) {
    if let named = namedScenario(letters, in: context) { return named }
    let selection = try SpecSelection(
      context: context,
      paths: [],
      filter: letters,
      mistakes: .ignored
    )
    let found = selection.scenarios
    guard found.count == 1 else {
      throw .identifierAmbiguous(letters, candidates: found.map(\.scenario.id))
    }
    return (found[0], selection.suite)
  }

  /// Returns the scenario with an id from the spec in the id; `nil` if the text is not an id or the
  /// spec is malformed.
  static func namedScenario(
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
      mistakes: .ignored
    )
    guard let selection else { return nil }
    let exact = selection.scenarios.first { $0.scenario.id == letters }
    let ofSpec = selection.scenarios.filter { $0.document.name == letters }
    guard let found = exact ?? (ofSpec.count == 1 ? ofSpec[0] : nil) else { return nil }
    return (found, selection.suite)
  }
}

extension SpecSelection {
  /// The number of samples in the specs and in files without a block of Plumb's.
  var sampleCount: Int {
    (documents + prose).reduce(0) { $0 + $1.sampleLines.count }
  }
}

extension [SpecDiagnostic] {
  /// Returns the mistakes of a folder that also contains Markdown other than specs.
  ///
  /// Mistakes of files without a block of Plumb's are left out, and so are those about a missing
  /// scenario.
  package func withoutProse(among documents: [SpecDocument]) -> [SpecDiagnostic] {
    let prose = Set(documents.filter(\.isProse).map(\.file))
    return filter { $0.mistake != .scenarioMissing && !prose.contains($0.file) }
  }
}

/// A scenario that a command processes, with its spec.
package struct SelectedScenario: Sendable {
  package var document: SpecDocument
  package var scenario: ScenarioSpec
  /// The conditions that replace those of the spec's blocks.
  var override = LayoutOverride()
  /// The languages in which it is swept.
  package var languages = SweptLanguages()
  /// Whether the scene has no block in its file.
  package var isSample = false
}

extension SelectedScenario {
  /// Returns the scenario with the layouts of its blocks under other conditions.
  package func laidOut(under override: LayoutOverride) -> SelectedScenario {
    let document = document.laidOut(under: override)
    guard let scenario = document.scenarios.first(where: { $0.id == scenario.id }) else {
      return self
    }
    var selected = self
    (selected.document, selected.scenario) = (document, scenario)
    selected.override = override
    return selected
  }
}

extension SelectedScenario {
  /// Returns the scenario for another engine than this project's own.
  ///
  /// Marks of known failures apply only to the own engine, and are removed.
  ///
  /// - Parameter grid: The engine's smallest unit in points, by which positions and lengths may
  ///   differ by less; `nil` for none.
  /// - Returns: The scenario with the same id and code.
  func forOtherEngine(grid: Double?) -> SelectedScenario {
    var selected = self
    selected.scenario.body.clearKnownFailures()
    guard let grid, case .scene(var scene) = selected.scenario.body else { return selected }
    for phase in scene.phases.indices {
      for index in scene.phases[phase].expectations.indices {
        let content = scene.phases[phase].expectations[index].content
        scene.phases[phase].expectations[index].content = content.tolerating(grid * 0.999_999)
      }
    }
    selected.scenario.body = .scene(scene)
    return selected
  }
}

extension ScenarioSpec.Body {
  fileprivate mutating func clearKnownFailures() {
    switch self {
    case .scene(var scene):
      for phase in scene.phases.indices {
        for index in scene.phases[phase].expectations.indices {
          scene.phases[phase].expectations[index].conditions.knownFailure = nil
        }
      }
      self = .scene(scene)
    case .rejected(var rejected):
      rejected.conditions.knownFailure = nil
      self = .rejected(rejected)
    case .script(var script):
      script.conditions.knownFailure = nil
      self = .script(script)
    }
  }
}

extension SpecDocument {
  package var selectedScenarios: [SelectedScenario] {
    scenarios.map { SelectedScenario(document: self, scenario: $0) }
  }
}
