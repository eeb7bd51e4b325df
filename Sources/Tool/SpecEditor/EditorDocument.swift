internal import SuiteRunning
internal import SpecAuthoring
internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// An open document: its text, its parsed spec, and the results of its scenarios.
///
/// The text changes with each message. The spec is parsed when it is needed, and the results follow
/// between two runs.
@MainActor
final class EditorDocument {
  let uri: String
  /// The absolute path of the file, which may not exist.
  let path: String
  /// Whether the document has a file, to which links can be relative.
  private let isSaved: Bool
  let suite: EditorSuite
  /// The path relative to the suite's root.
  let file: String
  private let resources: String?
  private(set) var buffer: TextBuffer
  /// The version of the text by the client; `nil` if it has none.
  private(set) var version: Int?
  /// The number of changes of the text.
  private var revision = 0
  private var parsedRevision = -1
  private var syncedRevision = -1
  private var lintedRevision = -1
  private var parsed = SpecDocument(file: "", name: "", title: "")
  private var parsedMistakes: [SpecDiagnostic] = []
  private var parsedTexts: [ScenarioText] = []
  /// The ids of the scenarios that contain a mistake; all scenes if shared code has one.
  private var malformed: Set<String> = []
  /// The findings of the last search of `lint`, which may be older than the text.
  private(set) var findings: [LintFinding] = []
  private var scenarios: [String: WatchedScenario] = [:]
  private var explanations: [String: KnownExplanation] = [:]
  /// The scenario that ran last after an edit of it; `nil` if none was edited.
  private(set) var editedScenario: String?
  /// The shared code that the scenes were compiled with; `nil` before the first run.
  private var usedShared: [SharedCode]?

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - item: The document of the client.
  ///   - path: The absolute path.
  ///   - isSaved: Whether the path is that of the document, rather than one that stands for it.
  ///   - suite: The suite that contains the path.
  ///   - resources: The app's folder of pages without their own; `nil` for none.
  init(
    _ item: DidOpenParams.Item,
    path: String,
    isSaved: Bool = true,
    suite: EditorSuite,
    resources: String?
  ) {
    uri = item.uri
    self.path = path
    self.isSaved = isSaved
    self.suite = suite
    let root = suite.folder.root
    file = path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
    self.resources = resources
    buffer = TextBuffer(item.text)
    version = item.version
  }
}

extension EditorDocument {
  /// Applies changes of the client.
  func apply(_ changes: [DidChangeParams.Change], version: Int?) {
    for change in changes { buffer.replace(change.range, by: change.text) }
    self.version = version
    revision += 1
  }

  /// The spec in the current text, as far as it can be read.
  var spec: SpecDocument {
    parse()
    return parsed
  }

  /// The mistakes in the current text.
  var mistakes: [SpecDiagnostic] {
    parse()
    return parsedMistakes
  }

  /// Whether the results belong to the current text.
  var isSynced: Bool { syncedRevision == revision }

  private func parse() {
    guard parsedRevision != revision else { return }
    parsedRevision = revision
    let prefix = suite.folder.folder == SuiteFolder.wholeRoot ? "" : "\(suite.folder.folder)/"
    let inFolder = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    let name = inFolder.hasSuffix(".md") ? String(inFolder.dropLast(".md".count)) : inFolder
    var (document, mistakes) = SpecSuite.unsaved(
      buffer.bytes,
      root: suite.folder.root,
      file: file,
      name: name
    )
    if suite.folder.holdsProse { mistakes = mistakes.withoutProse(among: [document]) }
    var documents = [document]
    let selection = ResourceSelection(root: suite.folder.root, defaultFolder: resources)
    mistakes += selection.resolve(&documents).filter { $0.file == file }
    document = documents[0]
    // Findings in the same lines stay until the text is searched again, and do not flicker.
    let hasMoved = document.markdown.lineCount != parsed.markdown.lineCount
    if hasMoved || !mistakes.isEmpty { findings = [] }
    parsed = document
    parsedMistakes = mistakes
    parsedTexts = document.scenarioTexts
    malformed = Self.malformed(in: document, mistakes, parsedTexts)
  }

  /// Whether the findings are those of the current text.
  var isLinted: Bool { lintedRevision == revision }

  /// The spec to search as `plumb lint` does, with the number of its revision; `nil` if a spec with
  /// mistakes has no findings.
  var lintedSpec: (revision: Int, spec: LintedSpec)? {
    guard mistakes.isEmpty, !suite.folder.holdsProse || !spec.scenarios.isEmpty else { return nil }
    let files = LinkableFiles(below: suite.folder.root)
    return (revision, LintedSpec(document: spec, files: files))
  }

  /// Records the findings of a revision, unless the text changed since.
  ///
  /// - Parameters:
  ///   - found: The findings.
  ///   - revision: The revision that was searched; `nil` for the current one.
  /// - Returns: Whether the findings changed.
  func record(_ found: [LintFinding], ofRevision revision: Int? = nil) -> Bool {
    guard revision ?? self.revision == self.revision else { return false }
    let before = findings
    lintedRevision = self.revision
    findings = isSaved ? found : found.filter { $0.check != DeadLinkCheck.name }
    return findings != before
  }
}

extension EditorDocument {
  /// Assigns the results to the scenarios of the current text.
  ///
  /// Results of scenarios that changed are dropped; those of scenarios that moved are kept.
  func sync() {
    guard !isSynced else { return }
    syncedRevision = revision
    let before = scenarios
    scenarios = [:]
    for (selected, text) in zip(spec.selectedScenarios, parsedTexts) {
      let id = selected.scenario.id
      var scenario = before[id] ?? WatchedScenario(text)
      if before[id] != nil { scenario.update(to: text, of: selected) }
      scenarios[id] = scenario
    }
    let shared = SceneModule(of: spec, shared: suite.shared).shared
    if let usedShared, usedShared != shared { outdate() }
    usedShared = shared
  }

  /// Compares the shared code that the scenes use with the current one of the suite.
  func syncShared() {
    guard isSynced else { return }
    let shared = SceneModule(of: spec, shared: suite.shared).shared
    if usedShared != shared { outdate() }
    usedShared = shared
  }

  private func outdate() {
    explanations = [:]
    for id in scenarios.keys { scenarios[id]?.outdate() }
  }

  /// Marks a scenario to run again.
  func outdate(_ id: String) { scenarios[id]?.outdate() }

  /// Returns the scenarios that have to run next: those that are edited, or else all others.
  ///
  /// Their document contains no scenario with a mistake.
  ///
  /// Edited scenarios are in a document of their own, so that other scenes are not compiled again.
  var nextScenarios: [SelectedScenario] {
    guard isSynced, scenarios.values.contains(where: \.isWaiting) else { return [] }
    let waiting = spec.scenarios.map(\.id).filter { id in
      scenarios[id]?.isWaiting == true && !malformed.contains(id)
    }
    let edited = waiting.filter { scenarios[$0]?.isKnown == true }
    let selectedIDs = Set(edited.isEmpty ? waiting : edited)
    guard !selectedIDs.isEmpty else { return [] }
    let document = spec.keepingScenarios { id in
      edited.isEmpty ? !malformed.contains(id) : selectedIDs.contains(id)
    }
    return document.selectedScenarios.filter { selectedIDs.contains($0.scenario.id) }
  }

  /// Returns a scenario of the current text; `nil` if there is none, or it has a mistake.
  func scenario(_ id: String) -> SelectedScenario? {
    let document = spec
    guard !malformed.contains(id) else { return nil }
    return document.keepingScenarios { $0 == id }.selectedScenarios.first
  }

  /// Records the results of a run, which began in the same state.
  func record(_ runs: [ScenarioRun]) {
    if runs.count == 1 { editedScenario = runs[0].report.id }
    for run in runs { scenarios[run.report.id]?.record(run, isDrawn: false) }
  }

  /// The results of the scenarios that have run, in document order.
  var runs: [ScenarioRun] { spec.scenarios.compactMap { scenarios[$0.id]?.run } }

  /// Returns the result of a scenario; `nil` if it has not run.
  func run(of id: String) -> ScenarioRun? { scenarios[id]?.run }

  /// Whether any scenario has to run and can.
  var isWaiting: Bool { !nextScenarios.isEmpty }

  /// Returns the ids of the scenarios that contain a mistake; all if shared code has one.
  private static func malformed(
    in document: SpecDocument,
    _ mistakes: [SpecDiagnostic],
    _ texts: [ScenarioText]
  ) -> Set<String> {
    guard !mistakes.isEmpty else { return [] }
    let scenarios = document.scenarios
    let sharedLines = Set(document.sharedBlocks.map(\.fenceLine))
    let shared = document.markdown.fences.filter { sharedLines.contains($0.line) }
    return Set(
      mistakes.flatMap { mistake -> [String] in
        if shared.contains(where: { $0.lines.contains(mistake.line) }) {
          return scenarios.map(\.id)
        }
        let clause = document.clauses.last { $0.line <= mistake.line }?.line ?? 0
        let index = texts.lastIndex { $0.line <= mistake.line && $0.line >= clause }
        return index.map { [scenarios[$0].id] } ?? []
      }
    )
  }
}

extension EditorDocument {
  /// Returns the explained layouts of a scenario; `nil` if they are not known for its current code
  /// and conditions.
  ///
  /// Expected frames do not change a layout, so an edit of them keeps it.
  func explanations(of id: String) -> [ScenarioLayout]? {
    guard let known = explanations[id], let text = text(of: id) else { return nil }
    return known.layouts(for: text, in: spec)
  }

  /// Stores the explained layouts of a scenario.
  func explain(_ id: String, by layouts: [ScenarioLayout]) {
    guard let text = text(of: id) else { return }
    explanations[id] = KnownExplanation(layouts, of: text, in: spec)
  }

  private func text(of id: String) -> ScenarioText? {
    spec.scenarios.firstIndex { $0.id == id }.map { parsedTexts[$0] }
  }

  /// The edited scenario, if its layouts have to be explained before a hover needs them; otherwise
  /// `nil`.
  var unexplainedScenario: SelectedScenario? {
    guard let id = editedScenario, isSynced, let run = run(of: id),
      !run.report.results.contains(where: \.verdict.isError), explanations(of: id) == nil,
      let selected = scenario(id), selected.scenario.isScene
    else { return nil }
    return selected
  }

  /// Returns the scenario that contains a line, from 1; `nil` for a line before the first one.
  func scenarioID(atLine line: Int) -> String? {
    let scenarios = spec.scenarios
    return parsedTexts.lastIndex { $0.line <= line }.map { scenarios[$0].id }
  }
}

extension SpecDocument {
  /// Returns the document with only some of its scenarios, and the same code otherwise.
  func keepingScenarios(_ isKept: (String) -> Bool) -> SpecDocument {
    var document = self
    for index in document.clauses.indices {
      document.clauses[index].scenarios.removeAll { !isKept($0.id) }
    }
    return document
  }
}
