package import ViewLayout

/// A scene as it stands when an expectation is compared.
@MainActor
package struct Observation {
  package var layout: any ObservedLayout
  /// The issues that the engine reported in this phase, so far; all of them for a block that reads
  /// whole phases.
  package var engineIssues: [Issue]
  /// What the place of the scene imposes on it.
  package var environment: HostEnvironment

  package init(
    layout: any ObservedLayout,
    issues: [Issue] = [],
    environment: HostEnvironment = HostEnvironment()
  ) {
    self.layout = layout
    engineIssues = issues
    self.environment = environment
  }
}
