internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// A suite with open documents, and its shared code.
@MainActor
final class EditorSuite {
  let folder: SuiteFolder
  /// The shared code of the files on disk, except in a folder with other Markdown files.
  private var saved: [SharedCode] = []
  /// The shared code of open documents, which replaces that of their files.
  private var unsaved: [String: SharedCode?] = [:]
  private let index: SharedCodeIndex

  /// - Parameters:
  ///   - folder: The folder of the suite.
  ///   - environment: The environment variables of the process.
  init(_ folder: SuiteFolder, environment: [String: String]) {
    self.folder = folder
    index = SharedCodeIndex(CompilationCache.shared(environment: environment))
    reload()
  }
}

extension EditorSuite {
  /// Returns the suite of a file: the package around it with a folder of specs that contains it, or
  /// else its own folder.
  static func folder(of path: String, home: SuiteFolder) -> SuiteFolder {
    guard !RelativePath.isPath(path, within: home.path) || home.holdsProse else { return home }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var suite = SuiteFolder.home(of: nil, current: folder).suite(of: [path], current: folder)
    suite.modules = home.modules
    return suite
  }

  /// Reads changed files with shared code.
  ///
  /// A folder without specs of its own may have any size, so it is not searched.
  func reload() {
    guard !folder.holdsProse else { return }
    saved = index.code(below: folder.folder, root: folder.root)
  }

  /// Sets the shared code of an open document; `nil` for none.
  ///
  /// - Returns: Whether it changed.
  func update(_ code: SharedCode?, of file: String) -> Bool {
    let before = shared.first { $0.file == file }
    unsaved[file] = .some(code)
    return before != code
  }

  /// Uses the file of a closed document again.
  func close(_ file: String) { unsaved[file] = nil }

  /// The shared code of the suite in its order: Swift files, then specs.
  var shared: [SharedCode] {
    let kept = saved.filter { unsaved[$0.file] == nil }
    let all: [SharedCode] = kept + unsaved.values.compactMap(\.self)
    return SharedCode.inOrder(all)
  }

  /// Returns the specs on disk, without those that are open.
  ///
  /// - Complexity: Reads all specs of the suite.
  func documents(besides open: Set<String>) -> [SpecDocument] {
    guard !folder.holdsProse else { return [] }
    return SpecSuite.load(root: folder.root, folder: folder.folder) { !open.contains($0) }.documents
  }

  /// The paths of the Markdown files, relative to the root.
  var files: [String] {
    guard !folder.holdsProse else { return [] }
    let prefix = folder.folder == SuiteFolder.wholeRoot ? "" : "\(folder.folder)/"
    return SpecSuite.names(root: folder.root, folder: folder.folder).map { "\(prefix)\($0).md" }
  }
}

extension SuiteFolder {
  /// The path of a suite, which identifies it.
  struct Key: Hashable {
    var path: String
  }
}
