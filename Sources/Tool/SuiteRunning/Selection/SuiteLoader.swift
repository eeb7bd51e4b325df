internal import Foundation
internal import SpecFormat

/// The content of the specs when a command read them; the run uses it even if files change
/// meanwhile.
@MainActor
package struct SuiteLoader {
  /// The maximum number of files that a note lists.
  private static let namedCount = 5

  private let suite: SuiteFolder
  /// The specs that were read without a mistake.
  private let documents: [SpecDocument]
  /// All files that were read, including Markdown files that are not specs.
  private let files: Set<String>
  /// Returns whether a file is selected, by its path relative to the suite's root.
  private let includesFile: (String) -> Bool

  /// - Parameters:
  ///   - suite: The suite of the specs.
  ///   - documents: All documents that were read.
  ///   - malformed: The files among them that have mistakes.
  ///   - includesFile: Returns whether a file is selected, by its path relative to the root.
  init(
    of suite: SuiteFolder,
    documents: [SpecDocument],
    malformed: Set<String>,
    includesFile: @escaping (String) -> Bool
  ) {
    self.suite = suite
    self.documents = documents.filter { !malformed.contains($0.file) && !$0.isProse }
    files = Set(documents.map(\.file))
    self.includesFile = includesFile
  }
}

extension SuiteLoader {
  /// A note with the specs that changed since they were read; `nil` if none did.
  package var noteOfChanges: String? {
    let changes = self.changes
    guard !changes.isEmpty else { return nil }
    let rest = changes.count - Self.namedCount
    let names = changes.prefix(Self.namedCount).joined(separator: ", ")
    let more = rest > 0 ? " and \(rest) more" : ""
    return
      "note: these specs changed during the run, which used their earlier content: \(names)\(more)"
  }

  private var changes: [String] {
    let written = documents.compactMap { document -> String? in
      guard let data = FileManager.default.contents(atPath: "\(suite.root)/\(document.file)") else {
        return "\(document.file) (removed)"
      }
      return data == Data(document.markdown.fileBytes) ? nil : document.file
    }
    let prefix = suite.folder == SuiteFolder.wholeRoot ? "" : "\(suite.folder)/"
    let added = SpecSuite.names(root: suite.root, folder: suite.folder).map { "\(prefix)\($0).md" }
      .filter { !files.contains($0) && includesFile($0) }
    return written + added.map { "\($0) (added)" }
  }
}

extension ToolContext {
  /// Returns the context with another default suite.
  ///
  /// - Parameter folder: The folder of specs; `nil` for the current default.
  /// - Returns: The context of one command.
  /// - Throws: `pathsMissing` if the folder does not exist.
  package func withSpecs(in folder: String?) throws(ToolError) -> ToolContext {
    guard let folder else { return self }
    try PathSelection.check([folder])
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    var context = self
    context.home = SuiteFolder(
      root: url.deletingLastPathComponent().path,
      folder: url.lastPathComponent
    )
    return context
  }
}

/// The files and folders of a command line.
package struct PathSelection {
  /// The paths as given.
  let paths: [String]
  private let root: String

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - paths: Paths relative to the current directory, or absolute paths.
  ///   - root: The package that paths of specs are relative to.
  init(_ paths: [String], root: String) {
    self.paths = paths
    self.root = root
  }

  /// Throws an error if any of the paths does not exist.
  ///
  /// - Throws: `pathsMissing` with all missing paths.
  package static func check(_ paths: [String]) throws(ToolError) {
    let missing = paths.filter { !FileManager.default.fileExists(atPath: $0) }
    guard missing.isEmpty else { throw .pathsMissing(missing) }
  }

  /// Returns whether a spec is selected; without paths, every spec is.
  func contains(_ file: String) -> Bool {
    paths.isEmpty || paths.contains { Self.path($0, contains: file, root: root) }
  }

  /// Returns whether a path is that of a spec, or of a folder that contains it.
  static func path(_ path: String, contains file: String, root: String) -> Bool {
    let path = components(path)
    return components("\(root)/\(file)").starts(with: path)
  }

  /// Returns whether a path, which may not exist, is inside a folder.
  package static func path(_ folder: String, isAround path: String) -> Bool {
    let folder = components(folder)
    let parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    return components(parent.path).starts(with: folder)
  }

  private static func components(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }
}
