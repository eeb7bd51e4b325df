internal import Foundation

/// The files and folders that a command line names.
struct ChosenPaths {
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
