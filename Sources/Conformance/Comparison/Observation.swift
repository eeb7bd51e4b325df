package import ViewLayout

/// A scene as it stands when an expectation is compared.
@MainActor
package struct Observation {
  package var layout: any ObservedLayout
  /// What the root was proposed; `nil` where no expectation has said so yet.
  package var proposal: ProposedViewSize?
  /// What the engine reported in this phase, so far; all of it for a comparer that reads whole
  /// phases.
  package var issues: [Issue]

  package init(
    layout: any ObservedLayout,
    proposal: ProposedViewSize? = nil,
    issues: [Issue] = []
  ) {
    self.layout = layout
    self.proposal = proposal
    self.issues = issues
  }
}
