/// Scenarios that are compiled into a tool, and where their Markdown is.
package struct Catalog: Sendable {
  /// The absolute path of the package that the specs are in.
  package var root: String
  /// The specs folder, relative to the root: `Specs`.
  package var folder: String
  /// The scenarios, in the order of their files and of their places in them.
  package var scenarios: [Scenario]

  package init(root: String, folder: String, scenarios: [Scenario]) {
    self.root = root
    self.folder = folder
    self.scenarios = scenarios
  }
}
