internal import Conformance
internal import Foundation
internal import Scenarios
internal import SpecFormat

/// The scenarios that a command is about, with the specs that they stand in.
@MainActor
struct SpecSelection {
  let suite: SuiteFolder
  /// The specs, in the order of the suite, those without a selected scenario too.
  let documents: [SpecDocument]
  /// The scenarios, in the order of the specs; empty only if none falls to a part, or if mistakes
  /// are reported.
  let scenarios: [SelectedScenario]
  /// The part of what was chosen that this is; `nil` where it is all.
  let part: ReportShard?
  /// The specs as they were read.
  let reading: SuiteLoader
  /// Every mistake of the chosen specs, file by file: none of their scenarios is selected.
  ///
  /// There are some only where the selection was made with `.reported`.
  let mistakes: [SpecDiagnostic]

  /// The effect of a malformed spec on a selection.
  enum MistakeHandling {
    /// There is no selection: the command needs all specs.
    case rejected
    /// The other specs are selected, and the mistakes are kept with them.
    case reported
    /// The spec is left out, as long as a scenario of another one is selected.
    case ignored
  }

  /// Reads the specs and chooses among them.
  ///
  /// - Parameters:
  ///   - context: Where the specs are.
  ///   - paths: Files and folders, relative to the current directory; none chooses every spec.
  ///   - filter: What an id must contain, in either case; `nil` chooses every scenario.
  ///   - isMeant: Whether a file is to be read; `nil` for all that paths choose.
  ///   - handling: The effect of malformed specs.
  /// - Throws: What is wrong with the chosen specs or with the choice; a choice of nothing is
  ///   wrong, unless mistakes of specs are reported.
  init(
    context: ToolContext,
    paths: [String],
    filter: String?,
    where isMeant: ((String) -> Bool)? = nil,
    mistakes handling: MistakeHandling = .rejected
  ) throws(ToolError) {
    let suite = try Self.suite(of: paths, in: context)
    let chosen = PathSelection(paths, root: suite.root)
    let isRead = { (file: String) in chosen.contains(file) && isMeant?(file) ?? true }
    var (documents, diagnostics) = SpecSuite.load(
      root: suite.root,
      folder: suite.folder,
      where: isRead
    )
    reading = SuiteLoader(
      of: suite,
      documents: documents,
      malformed: Set(diagnostics.map(\.file)),
      isChosen: isRead
    )
    if suite.holdsProse {
      diagnostics.removeAll { $0.mistake == .scenarioMissing }
      documents.removeAll { $0.scenarios.isEmpty && $0.sharedBlocks.isEmpty }
    }
    let malformed = Set(diagnostics.map(\.file))
    let isChosen = { (selected: SelectedScenario) in
      guard let filter, !filter.isEmpty else { return true }
      return selected.scenario.id.lowercased().contains(filter.lowercased())
    }
    documents.removeAll { malformed.contains($0.file) }
    let all = documents.flatMap(\.selectedScenarios)
    let scenarios = all.filter(isChosen)
    let isAccepted =
      switch handling {
      case .rejected: diagnostics.isEmpty
      case .reported: true
      case .ignored: diagnostics.isEmpty || !scenarios.isEmpty
      }
    guard isAccepted else { throw .malformedSpecs(diagnostics) }
    mistakes = handling == .reported ? diagnostics : []
    let files = documents.map(\.file) + mistakes.map(\.file)
    if isMeant == nil,
      let path = chosen.paths.first(where: { path in
        !files.contains { PathSelection.path(path, contains: $0, root: suite.root) }
      })
    {
      throw .noSpec(in: path)
    }
    guard !files.isEmpty else { throw .noSpec(in: suite.path) }
    guard !scenarios.isEmpty || !mistakes.isEmpty else {
      guard let filter else { throw .noSpec(in: paths.first ?? suite.folder) }
      let nearest = NearestName.of(filter, among: all.map(\.scenario.id))
      throw .filterMatchesNothing(filter, nearest: nearest)
    }
    self.suite = suite
    self.documents = documents
    self.scenarios = scenarios
    part = nil
  }

  private init(
    of suite: SuiteFolder,
    documents: [SpecDocument],
    scenarios: [SelectedScenario],
    part: ReportShard?,
    reading: SuiteLoader,
    mistakes: [SpecDiagnostic]
  ) {
    self.suite = suite
    self.documents = documents
    self.scenarios = scenarios
    self.part = part
    self.reading = reading
    self.mistakes = mistakes
  }
}

extension SpecSelection {
  /// The suite that paths are of.
  ///
  /// - Throws: `pathsMissing` where there is nothing at one of them.
  static func suite(of paths: [String], in context: ToolContext) throws(ToolError) -> SuiteFolder {
    try PathSelection.check(paths)
    return context.home.suite(of: paths, current: FileManager.default.currentDirectoryPath)
  }

  /// Those of the scenarios that are wanted; the specs stay.
  func only(_ isWanted: (SelectedScenario) -> Bool) -> SpecSelection {
    SpecSelection(
      of: suite,
      documents: documents,
      scenarios: scenarios.filter(isWanted),
      part: part,
      reading: reading,
      mistakes: mistakes
    )
  }

  /// The same scenarios with other numbers compared.
  ///
  /// - Parameter system: The system whose numbers count; `nil` for the newest that there are.
  /// - Returns: As many scenarios, in the same order.
  func held(to system: SystemVersion?) -> SpecSelection {
    guard let system else { return self }
    let held = documents.map { $0.held(to: system) }
    let selected = Dictionary(
      held.flatMap(\.selectedScenarios).map { ($0.scenario.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return SpecSelection(
      of: suite,
      documents: held,
      scenarios: scenarios.compactMap { selected[$0.scenario.id] },
      part: part,
      reading: reading,
      mistakes: mistakes
    )
  }

  /// The same scenarios, held to a system whose numbers are to be written down: where a scene has
  /// no numbers of it, the newest of other systems are compared, beside which its own will stand.
  func taking(numbersOf system: SystemVersion?) -> SpecSelection {
    guard let system else { return self }
    let newest = Dictionary(
      scenarios.map { ($0.scenario.id, $0.scenario) },
      uniquingKeysWith: { first, _ in first }
    )
    let held = held(to: system)
    return SpecSelection(
      of: suite,
      documents: held.documents,
      scenarios: held.scenarios.map { selected in
        var selected = selected
        newest[selected.scenario.id].map { selected.scenario.comparePlaces(emptyBeside: $0) }
        return selected
      },
      part: part,
      reading: reading,
      mistakes: mistakes
    )
  }

  /// Those of the scenarios that fall to one of several runs; all for `nil`.
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
      reading: reading,
      mistakes: mistakes
    )
  }
}

extension ScenarioSpec {
  /// Compares blocks of other systems where no block says the same of the system that is asked for.
  ///
  /// - Parameter newest: The scenario as it is held to the newest systems, which of several such
  ///   blocks has one compared.
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
      mistakes: .ignored
    )
    let found = selection.scenarios
    guard found.count == 1 else {
      throw .identifierAmbiguous(letters, candidates: found.map(\.scenario.id))
    }
    return (found[0], selection.suite)
  }

  /// The scenario of an id, from the spec that the id begins with; `nil` for letters that are no
  /// id, and where that spec cannot be read.
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
      mistakes: .ignored
    )
    guard let selection else { return nil }
    let exact = selection.scenarios.first { $0.scenario.id == letters }
    let ofSpec = selection.scenarios.filter { $0.document.name == letters }
    guard let found = exact ?? (ofSpec.count == 1 ? ofSpec[0] : nil) else { return nil }
    return (found, selection.suite)
  }
}

/// A scenario that a command is about, with the spec that it stands in.
struct SelectedScenario: Sendable {
  var document: SpecDocument
  var scenario: ScenarioSpec
}

extension SelectedScenario {
  /// The scenario without the marks of what this project's own engine is known to do wrong.
  var withoutKnownFailures: SelectedScenario {
    var selected = self
    selected.scenario.body = scenario.body.withoutKnownFailures
    return selected
  }
}

extension ScenarioSpec.Body {
  fileprivate var withoutKnownFailures: ScenarioSpec.Body {
    switch self {
    case .scene(var scene):
      for phase in scene.phases.indices {
        for index in scene.phases[phase].expectations.indices {
          scene.phases[phase].expectations[index].conditions.knownFailure = nil
        }
      }
      return .scene(scene)
    case .rejected(var rejected):
      rejected.conditions.knownFailure = nil
      return .rejected(rejected)
    case .script(var script):
      script.conditions.knownFailure = nil
      return .script(script)
    }
  }
}

extension SpecDocument {
  /// Each of its scenarios.
  var selectedScenarios: [SelectedScenario] {
    scenarios.map { SelectedScenario(document: self, scenario: $0) }
  }
}
