import Foundation

@testable import AppCode

/// A temporary folder with the files of a small app.
final class AppFolder {
  let path: String

  /// Writes files with their contents, and Swift files whose contents do not matter.
  init(_ files: [String: String], swift: [String] = []) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    // A folder without projects is a module with the name of the folder.
    path = folder.appendingPathComponent("My App").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Ends the search for projects in parent folders.
    try write("", to: "../.git")
    for (name, text) in files { try write(text, to: name) }
    for name in swift { try write("// \(name)", to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path.folder) }

  private func write(_ text: String, to name: String) throws {
    let file = path.appending(name)
    try FileManager.default.createDirectory(
      atPath: file.folder,
      withIntermediateDirectories: true
    )
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path.appending(name),
      withDestinationPath: path.appending(target)
    )
  }

  /// The project of this folder or of paths in it, with paths relative to the folder.
  func project(of names: String..., alone: Bool = false) throws -> AppProject {
    let paths = names.isEmpty ? [path] : names.map { path.appending($0) }
    var project = try AppProject(of: paths, alone: alone)
    project.mapPaths { $0.relative(to: self.path) }
    return project
  }
}

extension AppProject {
  /// The files of the module with a name; empty if there is none.
  func files(of name: String) -> [String] { module(name)?.files ?? [] }

  func module(_ name: String) -> Module? { modules.first { $0.name == name } }

  var names: [String] { modules.map(\.name) }
}

/// The text of a `project.pbxproj`.
struct ProjectText {
  private var objects: [String] = []
  private var targets: [String] = []
  private var mainChildren: [String] = []
}

extension ProjectText {
  var text: String {
    """
    // !$*UTF8*$!
    {
      objects = {
        \(objects.joined(separator: "\n    "))
        MAIN = {isa = PBXGroup; children = (\(list(mainChildren))); sourceTree = "<group>"; };
        PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (\(list(targets))); };
      };
      rootObject = PROJECT /* Project object */;
    }
    """
  }

  /// Adds an object.
  mutating func add(_ identifier: String, _ isa: String, _ fields: String) {
    objects.append("\(identifier) = {isa = \(isa); \(fields) };")
  }

  /// Adds an object that is in the main group.
  mutating func addItem(_ identifier: String, _ isa: String, _ fields: String) {
    mainChildren.append(identifier)
    add(identifier, isa, fields + " sourceTree = \"<group>\";")
  }

  /// Adds a target with source files, which are also added to the main group.
  ///
  /// The identifier of the target is its name; that of its settings is `SETTINGS_` and its name.
  mutating func addTarget(
    _ name: String,
    type: String = "application",
    files: [String] = [],
    fields: String = "",
    settings: String = ""
  ) {
    targets.append(name)
    for file in files {
      let identifier = "FILE_" + file.moduleName
      addItem(identifier, "PBXFileReference", "path = \"\(file)\";")
      add("BUILD_\(name)_" + file.moduleName, "PBXBuildFile", "fileRef = \(identifier);")
    }
    let builds = list(files.map { "BUILD_\(name)_" + $0.moduleName })
    add("SOURCES_\(name)", "PBXSourcesBuildPhase", "files = (\(builds));")
    add(
      "SETTINGS_\(name)",
      "XCBuildConfiguration",
      "name = Release; buildSettings = {\(settings)};"
    )
    add("LIST_\(name)", "XCConfigurationList", "buildConfigurations = (SETTINGS_\(name));")
    add(
      name,
      "PBXNativeTarget",
      """
      name = \(name); productType = "com.apple.product-type.\(type)"; \
      buildConfigurationList = LIST_\(name); buildPhases = (SOURCES_\(name)); \(fields)
      """
    )
  }

  private func list(_ names: [String]) -> String { names.map { $0 + ", " }.joined() }
}
