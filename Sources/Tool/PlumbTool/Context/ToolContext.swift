internal import Foundation
internal import Scenarios

/// The surroundings that every command works with.
@MainActor
struct ToolContext {
  /// The scenarios that are compiled into the tool.
  let scenarios: [Scenario]
  let console: Console
  /// The suite that is meant where no path says another.
  var home: SuiteFolder
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
}
