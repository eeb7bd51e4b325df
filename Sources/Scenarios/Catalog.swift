/// Every compiled scenario of a module of specs, and where their Markdown is.
public struct Catalog: Sendable {
  /// The path of the package that the specs were compiled in.
  public var root: String
  /// The specs folder, relative to the root: `Specs`.
  public var folder: String
  /// The scenarios, in the order of their files and of their places in them.
  public var scenarios: [Scenario]

  /// Makes a catalog; called by generated code.
  public init(root: String, folder: String, scenarios: [Scenario]) {
    self.root = root
    self.folder = folder
    self.scenarios = scenarios
  }
}
