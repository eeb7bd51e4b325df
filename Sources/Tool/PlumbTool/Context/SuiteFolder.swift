internal import Foundation
internal import Scenarios

/// A folder of Markdown that is a suite: the first half of an id is a path below it.
struct SuiteFolder: Equatable, Codable {
  /// What a package's folder of specs is called, where no catalog says so.
  static let usualName = "Specs"
  /// The folder, where it is the root itself.
  static let wholeRoot = "."

  /// The absolute path that specs' paths are relative to: the package's, or the current directory.
  var root: String
  /// The folder of specs, relative to the root: `Specs`.
  var folder: String
  /// Whether Markdown without a scenario is no mistake: nobody set the folder aside for specs.
  var holdsProse = false
}

extension SuiteFolder {
  /// The absolute path of the folder of specs.
  var path: String { folder == Self.wholeRoot ? root : "\(root)/\(folder)" }

  /// The suite that is meant where no path says another: that of the package around the current
  /// directory, or else that of the catalog, or all Markdown below the current directory.
  static func home(of catalog: Catalog?, current: String) -> SuiteFolder {
    let name = catalog?.folder ?? usualName
    if catalog != nil {
      if isFolder("\(current)/\(name)") { return SuiteFolder(root: current, folder: name) }
    } else {
      var root = URL(fileURLWithPath: current).standardizedFileURL
      while root.path != "/" {
        if isFolder("\(root.path)/\(name)") { return SuiteFolder(root: root.path, folder: name) }
        root.deleteLastPathComponent()
      }
    }
    return catalog.map { SuiteFolder(root: $0.root, folder: $0.folder) }
      ?? SuiteFolder(root: current, folder: wholeRoot, holdsProse: true)
  }

  /// The suite that paths are of: this one where it has all of them, or lies in one of them; else
  /// the folder that they have in common.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the current directory, each of which is there.
  ///   - current: The current directory.
  /// - Returns: The suite, in whose folder each of the paths is.
  func suite(of paths: [String], current: String) -> SuiteFolder {
    // A folder that nobody set aside may be of any size: only what is named is walked through.
    let isHere =
      !holdsProse
      && paths.allSatisfy {
        RelativePath.isPath($0, within: path) || RelativePath.isPath(path, within: $0)
      }
    guard !isHere, let first = paths.first else { return self }
    let folder = paths.dropFirst().reduce(Self.folder(of: first)) { common, path in
      let pair = zip(common, Self.folder(of: path))
      return Array(pair.prefix { $0 == $1 }.map(\.0))
    }
    let way = RelativePath.path(to: NSString.path(withComponents: folder), from: current)
    let name = way.isEmpty ? Self.wholeRoot : String(way.dropLast())
    return SuiteFolder(root: current, folder: name, holdsProse: true)
  }

  private static func folder(of path: String) -> [String] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return (isFolder(path) ? url : url.deletingLastPathComponent()).pathComponents
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}

/// Ways from one place to another, with a slash at their end, or empty.
enum RelativePath {
  /// The way from a folder down to another; empty where that is not below it.
  static func path(to folder: String, below root: String) -> String {
    let root = components(root)
    let folder = components(folder)
    guard folder.starts(with: root) else { return "" }
    return folder.dropFirst(root.count).map { $0 + "/" }.joined()
  }

  /// The way from a file's folder to another folder, up and down.
  static func path(to folder: String, fromFile file: String) -> String {
    path(from: Array(components(file).dropLast()), to: components(folder))
  }

  /// The way from a folder to another, up and down.
  static func path(to folder: String, from start: String) -> String {
    path(from: components(start), to: components(folder))
  }

  /// The way from a folder to another, without a slash at its end: `../..`; `.` for the same.
  static func way(from start: String, to folder: String) -> String {
    let way = path(to: folder, from: start)
    return way.isEmpty ? "." : String(way.dropLast())
  }

  private static func path(from start: [String], to end: [String]) -> String {
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: start.count - shared)
    return up + end.dropFirst(shared).map { $0 + "/" }.joined()
  }

  /// Whether something, which need not be there, is a folder or lies in it.
  static func isPath(_ path: String, within folder: String) -> Bool {
    components(path).starts(with: components(folder))
  }

  private static func components(_ path: String) -> [String] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.pathComponents + [url.lastPathComponent].filter { $0 != "/" }
  }
}

/// A file of text that a command writes.
struct TextFile {
  var path: String
}

extension TextFile {
  /// The content of the file; `nil` where there is none that can be read.
  var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Replaces the file, and makes the folders that it is in.
  func write(_ text: String) throws(ToolError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      throw .fileNotWritten(path, reason: error.localizedDescription)
    }
  }
}
