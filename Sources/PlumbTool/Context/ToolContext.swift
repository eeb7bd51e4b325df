internal import Foundation
internal import Scenarios

/// The surroundings that every command works with.
@MainActor
struct ToolContext {
  let catalog: Catalog
  let console: Console
  /// The package whose specs are meant: the current directory, if the specs' folder is in it, and
  /// else the package that was compiled.
  let root: String
  /// The variables that the tool was started with.
  let environment: [String: String]

  init(
    catalog: Catalog,
    console: Console,
    root: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.catalog = catalog
    self.console = console
    self.environment = environment
    let current = FileManager.default.currentDirectoryPath
    var isDirectory: ObjCBool = false
    let isHere = FileManager.default.fileExists(
      atPath: "\(current)/\(catalog.folder)",
      isDirectory: &isDirectory
    )
    self.root = root ?? (isHere && isDirectory.boolValue ? current : catalog.root)
  }
}
