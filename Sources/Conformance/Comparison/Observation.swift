package import ViewLayout

/// A scene as it stands when an expectation is compared.
@MainActor
package struct Observation {
  package var layout: any ObservedLayout
  /// The issues that the engine reported in this phase, so far; all of them for a comparer that
  /// reads whole phases.
  package var issues: [Issue]

  package init(layout: any ObservedLayout, issues: [Issue] = []) {
    self.layout = layout
    self.issues = issues
  }
}
