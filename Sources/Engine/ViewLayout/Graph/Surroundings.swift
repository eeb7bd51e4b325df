/// The facts that views are told and few of them change: shared by all contexts between two
/// changes.
final class Surroundings {
  let graph: ViewGraph
  /// The values that views are told by key.
  var environment: EnvironmentValues {
    didSet { isRightToLeft = environment.layoutDirection == .rightToLeft }
  }
  /// Whether the environment's layout direction is from right to left: every node asks.
  private(set) var isRightToLeft: Bool
  /// The changes that modifiers around rows make to each of them; `nil` for none.
  var rowModifier: (any RowModifying)?
  /// The nearest container around the view that relative frames go by.
  var container: RelativeContainer
  /// The candidacy that tells whether the view is alive, where it is part of a candidate; `nil`
  /// where it always is.
  var candidacy: Candidacy?

  init(graph: ViewGraph, environment: EnvironmentValues, container: RelativeContainer) {
    self.graph = graph
    self.environment = environment
    self.container = container
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// The same surroundings, to be changed.
  init(copying other: Surroundings) {
    graph = other.graph
    environment = other.environment
    isRightToLeft = other.isRightToLeft
    rowModifier = other.rowModifier
    container = other.container
    candidacy = other.candidacy
  }
}

/// Changes that modifiers around rows make to each of them: who makes rows knows which
/// (`RowModifier`).
protocol RowModifying {}
