internal import Conformance
internal import SpecFormat

/// The specs of a suite that git says have changed, and those that use the shared code of changed files.
struct ChangedSpecs {
  private let files: Set<String>
  private let shared: [SharedCode]
  private let isSharedCodeChanged: Bool

  /// - Parameters:
  ///   - reference: The commit to compare with.
  ///   - suite: The folder of specs.
  ///   - cache: Where shared code is remembered.
  /// - Throws: Why git cannot tell.
  init(since reference: String, of suite: SuiteFolder, cache: CompilationCache) throws(ToolError) {
    let files = try GitChanges(in: suite.root).files(since: reference)
    self.files = files
    shared = SharedCodeIndex(cache).code(below: suite.folder, root: suite.root)
    isSharedCodeChanged = shared.contains { files.contains($0.file) }
  }
}

extension ChangedSpecs {
  /// Whether a file has to be read to know.
  func mayContain(_ file: String) -> Bool { isSharedCodeChanged || files.contains(file) }

  func contains(_ document: SpecDocument) -> Bool {
    guard !files.contains(document.file) else { return true }
    return isSharedCodeChanged
      && SceneModule(of: document, shared: shared).shared.contains { files.contains($0.file) }
  }
}
