internal import Foundation
internal import Scenarios

/// The surroundings that every command works with.
@MainActor
struct ToolContext {
  /// The scenarios that are compiled into the tool.
  let scenarios: [Scenario]
  let console: Console
  /// The suite that is meant where no path says another.
  private(set) var home: SuiteFolder
  /// The variables that the tool was started with.
  let environment: [String: String]

  init(
    catalog: Catalog?,
    console: Console,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    scenarios = catalog?.scenarios ?? []
    self.console = console
    self.environment = environment
    home = .home(of: catalog, current: FileManager.default.currentDirectoryPath)
  }

  /// The same surroundings, where the suite that is meant is another folder.
  ///
  /// - Parameter folder: The folder of specs; `nil` for the one that is meant already.
  /// - Returns: Surroundings for one command.
  /// - Throws: `pathsMissing` where there is none.
  func withSpecs(in folder: String?) throws(ToolError) -> ToolContext {
    guard let folder else { return self }
    try ChosenPaths.check([folder])
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    var context = self
    context.home = SuiteFolder(
      root: url.deletingLastPathComponent().path,
      folder: url.lastPathComponent
    )
    return context
  }
}
