internal import Foundation
internal import SpecFormat

/// The specs as a command has read them: a run is of them from its beginning to its verdicts,
/// whatever becomes of their files meanwhile.
@MainActor
struct SuiteLoader {
  /// How many files a note names.
  private static let namedCount = 5

  private let suite: SuiteFolder
  /// The specs that were read without a mistake.
  private let documents: [SpecDocument]
  /// Every file that was looked at, those that are no specs too.
  private let files: Set<String>
  /// Whether a file would be read, by its path relative to the suite's root.
  private let isChosen: (String) -> Bool

  /// - Parameters:
  ///   - suite: Where the specs are.
  ///   - documents: All that was read.
  ///   - malformed: The files among them that have mistakes.
  ///   - isChosen: Whether a file would be read, by its path relative to the suite's root.
  init(
    of suite: SuiteFolder,
    documents: [SpecDocument],
    malformed: Set<String>,
    isChosen: @escaping (String) -> Bool
  ) {
    self.suite = suite
    self.documents = documents.filter { !malformed.contains($0.file) && !$0.isProse }
    files = Set(documents.map(\.file))
    self.isChosen = isChosen
  }
}

extension SuiteLoader {
  /// A note that tells which specs are not as they were read any more; `nil` where all are.
  var noteOfChanges: String? {
    let changes = self.changes
    guard !changes.isEmpty else { return nil }
    let rest = changes.count - Self.namedCount
    let names = changes.prefix(Self.namedCount).joined(separator: ", ")
    let more = rest > 0 ? " and \(rest) more" : ""
    return
      "note: changed during the run, which was of the specs as they were before: \(names)\(more)"
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
      .filter { !files.contains($0) && isChosen($0) }
    return written + added.map { "\($0) (added)" }
  }
}

extension ToolContext {
  /// The same surroundings, where the suite that is meant is another folder.
  ///
  /// - Parameter folder: The folder of specs; `nil` for the one that is meant already.
  /// - Returns: Surroundings for one command.
  /// - Throws: `pathsMissing` where there is none.
  func withSpecs(in folder: String?) throws(ToolError) -> ToolContext {
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

/// The files and folders that a command line names.
struct PathSelection {
  /// The paths as they were given.
  let paths: [String]
  private let root: String

  /// Takes paths over.
  ///
  /// - Parameters:
  ///   - paths: Relative to the current directory, or absolute.
  ///   - root: The package that specs' paths are relative to.
  init(_ paths: [String], root: String) {
    self.paths = paths
    self.root = root
  }

  /// - Throws: `pathsMissing` with every path that has nothing at it.
  static func check(_ paths: [String]) throws(ToolError) {
    let missing = paths.filter { !FileManager.default.fileExists(atPath: $0) }
    guard missing.isEmpty else { throw .pathsMissing(missing) }
  }

  /// Whether a spec is chosen; every one is where no path was given.
  func contains(_ file: String) -> Bool {
    paths.isEmpty || paths.contains { Self.path($0, contains: file, root: root) }
  }

  /// Whether a path is that of a spec, or of a folder around it.
  static func path(_ path: String, contains file: String, root: String) -> Bool {
    let path = components(path)
    return components("\(root)/\(file)").starts(with: path)
  }

  /// Whether a path, at which nothing need be, is inside a folder.
  static func path(_ folder: String, isAround path: String) -> Bool {
    let folder = components(folder)
    let parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    return components(parent.path).starts(with: folder)
  }

  private static func components(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }
}
