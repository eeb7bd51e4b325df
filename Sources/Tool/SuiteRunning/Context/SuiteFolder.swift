package import SpecAuthoring
package import SceneBuilding
internal import Conformance
internal import Foundation
internal import Platform
package import EngineKit

/// A folder of Markdown files that is a suite: the first half of an id is a path below it.
package struct SuiteFolder: Equatable, Codable {
  /// The name of a package's folder of specs, unless a catalog names another one.
  static let usualName = "Specs"
  /// The value of `folder` if the root itself is the folder of specs.
  package static let wholeRoot = "."

  /// The absolute path that paths of specs are relative to: the package's, or the current
  /// directory.
  package var root: String
  /// The folder of specs, relative to the root, such as `Specs`.
  package var folder: String
  /// Whether files without a scenario are allowed, since the folder also has other Markdown files.
  package var holdsProse = false
  /// The modules of a package that its scenes may import; `nil` for none.
  package var modules: PackageModules?

  package init(
    root: String,
    folder: String,
    holdsProse: Bool = false,
    modules: PackageModules? = nil
  ) {
    self.root = root
    self.folder = folder
    self.holdsProse = holdsProse
    self.modules = modules
  }
}

extension SuiteFolder {
  /// The absolute path of the folder of specs.
  package var path: String { folder == Self.wholeRoot ? root : "\(root)/\(folder)" }

  /// Returns the default suite, which is used if no path selects another one.
  ///
  /// It is the folder `Specs` in the current directory, around it, or of the package or repository
  /// around it, or else that of the catalog, or else all Markdown files below the current
  /// directory.
  package static func home(of catalog: Catalog?, current: String) -> SuiteFolder {
    let name = catalog?.folder ?? usualName
    if catalog != nil {
      if isFolder("\(current)/\(name)") { return SuiteFolder(root: current, folder: name) }
    } else {
      var root = URL(fileURLWithPath: current).standardizedFileURL
      while root.path != "/" {
        let specs = "\(root.path)/\(name)"
        if isFolder(specs),
          RelativePath.isPath(root.path, within: current) || isProject(root.path)
            || RelativePath.isPath(current, within: specs)
        {
          return SuiteFolder(root: root.path, folder: name)
        }
        root.deleteLastPathComponent()
      }
    }
    return catalog.map { SuiteFolder(root: $0.root, folder: $0.folder) }
      ?? SuiteFolder(root: current, folder: wholeRoot, holdsProse: true)
  }

  /// Returns the suite that contains paths.
  ///
  /// It is this suite if it contains all of the paths, or lies in one of them; otherwise it is the
  /// common folder of the paths.
  ///
  /// - Parameters:
  ///   - paths: Existing files and folders, relative to the current directory.
  ///   - current: The current directory.
  /// - Returns: The suite whose folder contains each of the paths.
  package func suite(of paths: [String], current: String) -> SuiteFolder {
    // A folder with other Markdown files may have any size, so only the given paths are searched.
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
    let relativePath = RelativePath.path(to: NSString.path(withComponents: folder), from: current)
    let name = relativePath.isEmpty ? Self.wholeRoot : String(relativePath.dropLast())
    return SuiteFolder(root: current, folder: name, holdsProse: true)
  }

  private static func folder(of path: String) -> [String] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return (isFolder(path) ? url : url.deletingLastPathComponent()).pathComponents
  }

  /// Whether a folder is that of a package or a repository, whose specs belong to all folders in
  /// it.
  private static func isProject(_ path: String) -> Bool {
    ["Package.swift", ".git"].contains { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}

/// Relative paths between folders, empty or with a slash at the end.
package enum RelativePath {
  /// Returns the path from a folder to a folder below it; empty if it is not below.
  package static func path(to folder: String, below root: String) -> String {
    let root = components(root)
    let folder = components(folder)
    guard folder.starts(with: root) else { return "" }
    return folder.dropFirst(root.count).map { $0 + "/" }.joined()
  }

  /// Returns the path from the folder of a file to another folder, with `..` where needed.
  package static func path(to folder: String, fromFile file: String) -> String {
    path(from: Array(components(file).dropLast()), to: components(folder))
  }

  /// Returns the path from a folder to another one, with `..` where needed.
  static func path(to folder: String, from start: String) -> String {
    path(from: components(start), to: components(folder))
  }

  /// Returns the path from a folder to another one without a slash at the end: `../..`; `.` for the
  /// same folder.
  package static func folderPath(from start: String, to folder: String) -> String {
    let relativePath = path(to: folder, from: start)
    return relativePath.isEmpty ? "." : String(relativePath.dropLast())
  }

  private static func path(from start: [String], to end: [String]) -> String {
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: start.count - shared)
    return up + end.dropFirst(shared).map { $0 + "/" }.joined()
  }

  /// Returns whether a path, which may not exist, is a folder or lies in it.
  package static func isPath(_ path: String, within folder: String) -> Bool {
    components(path).starts(with: components(folder))
  }

  private static func components(_ path: String) -> [String] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.pathComponents + [url.lastPathComponent].filter { $0 != "/" }
  }
}

/// A text file that a command reads or writes.
package struct TextFile {
  package var path: String

  package init(path: String) {
    self.path = path
  }
}

extension TextFile {
  /// The content of the file; `nil` if it does not exist or is not UTF-8.
  package var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Replaces the content of the file, and creates its folders if needed.
  package func write(_ text: String) throws(ToolError) { try write(Data(text.utf8)) }

  /// Replaces the content of the file, and creates its folders if needed.
  func write(_ data: Data) throws(ToolError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url, options: .atomic)
    } catch {
      throw .fileNotWritten(path, reason: error.reason)
    }
  }
}

extension LinkableFiles {
  /// The files of a package that links can lead to.
  ///
  /// - Parameter root: The absolute path of the package.
  package init(below root: String) {
    self.init(
      bytes: { path in FileManager.default.contents(atPath: "\(root)/\(path)").map { Array($0) } },
      names: { folder in
        (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      }
    )
  }
}
