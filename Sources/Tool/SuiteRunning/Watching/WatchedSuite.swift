internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The watched specs in memory, which are read again one by one when they change.
struct WatchedSuite {
  let suite: SuiteFolder
  private let selection: PathSelection
  /// The specs by their files.
  private(set) var specs: [String: WatchedSpec] = [:]
  /// The shared code of the whole suite by files, including files that are not watched.
  private var sharedByFile: [String: SharedCode]

  /// - Parameters:
  ///   - suite: The suite of the specs.
  ///   - paths: The watched files and folders; empty for every spec.
  ///   - shared: The shared code of the suite.
  init(_ suite: SuiteFolder, paths: [String], shared: [SharedCode]) {
    self.suite = suite
    selection = PathSelection(paths, root: suite.root)
    sharedByFile = Dictionary(shared.map { ($0.file, $0) }) { first, _ in first }
  }

  /// The effects of changed files.
  struct AppliedChanges {
    /// The watched specs that changed.
    var specs: Set<String> = []
    /// Whether any shared code changed.
    var isSharedCode = false
  }
}

extension WatchedSuite {
  /// The shared code of the suite in its order: Swift files, then specs.
  var shared: [SharedCode] { SharedCode.inOrder(sharedByFile.values) }

  /// The watched specs in the order of their paths.
  var inOrder: [WatchedSpec] { specs.values.sorted { $0.file < $1.file } }

  /// Changes a spec; does nothing if it is not watched.
  mutating func update(_ file: String, _ body: (inout WatchedSpec) -> Void) {
    guard var spec = specs.removeValue(forKey: file) else { return }
    body(&spec)
    specs[file] = spec
  }

  /// Reads changed files, and updates the specs and the shared code.
  mutating func apply(_ changes: FileChanges) -> AppliedChanges {
    var changed = AppliedChanges()
    let isFirst = specs.isEmpty
    let files = changes.written.union(changes.doubtful)
    for file in changes.removed {
      if specs.removeValue(forKey: file) != nil { changed.specs.insert(file) }
      if sharedByFile.removeValue(forKey: file) != nil { changed.isSharedCode = true }
    }
    // The shared code of files that are not watched is passed to the initializer.
    let loaded = SpecSuite.load(root: suite.root, folder: suite.folder) { file in
      files.contains(file) && (!isFirst || selection.contains(file))
    }
    let diagnostics =
      suite.holdsProse
      ? loaded.diagnostics.withoutProse(among: loaded.documents) : loaded.diagnostics
    let mistakes = Dictionary(grouping: diagnostics, by: \.file)
    for document in loaded.documents {
      let mistakes = mistakes[document.file] ?? []
      update(document, mistakes: mistakes, in: &changed)
    }
    for file in files where file.hasSuffix(".swift") && !isFirst {
      let text = try? String(contentsOfFile: "\(suite.root)/\(file)", encoding: .utf8)
      update(text.flatMap { SharedCode(file: file, text: $0) }, of: file, in: &changed)
    }
    return changed
  }

  private mutating func update(
    _ document: SpecDocument,
    mistakes: [SpecDiagnostic],
    in changed: inout AppliedChanges
  ) {
    let file = document.file
    if mistakes.isEmpty { update(SharedCode(of: document), of: file, in: &changed) }
    let isProse = (suite.holdsProse || document.isProse) && document.scenarios.isEmpty
    guard selection.contains(file), !isProse || specs[file] != nil else { return }
    var spec = specs.removeValue(forKey: file) ?? WatchedSpec(file: file)
    if spec.update(to: document, mistakes: mistakes) { changed.specs.insert(file) }
    specs[file] = spec
  }

  private mutating func update(
    _ code: SharedCode?,
    of file: String,
    in changed: inout AppliedChanges
  ) {
    guard sharedByFile[file] != code else { return }
    sharedByFile[file] = code
    changed.isSharedCode = true
  }
}
