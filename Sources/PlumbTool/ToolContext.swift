internal import Foundation
internal import Scenarios

/// What every command works with.
@MainActor
struct ToolContext {
  let catalog: Catalog
  let console: Console
  /// The package whose specs are meant: the current directory, if the specs' folder is in it, and
  /// else the package that was compiled.
  let root: String

  init(catalog: Catalog, console: Console, root: String? = nil) {
    self.catalog = catalog
    self.console = console
    let current = FileManager.default.currentDirectoryPath
    var isDirectory: ObjCBool = false
    let isHere = FileManager.default.fileExists(
      atPath: "\(current)/\(catalog.folder)",
      isDirectory: &isDirectory
    )
    self.root = root ?? (isHere && isDirectory.boolValue ? current : catalog.root)
  }
}
