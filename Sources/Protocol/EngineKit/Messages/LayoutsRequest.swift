public import LayoutValues

/// The request for many layouts of a scene, which one message answers.
///
/// ```swift
/// let widths = [320.0, 375, 430].map { LayoutProposal(width: $0, height: 480) }
/// let request = LayoutsRequest(
///   scenario: "cards#a-card",
///   conditions: widths.map { LayoutConditions(proposal: $0, environment: LayoutEnvironment()) },
///   columns: [.nodes],
///   graph: .replayed
/// )
/// ```
public struct LayoutsRequest: Sendable, Hashable, Codable {
  /// The id of the scenario.
  public var scenario: String
  /// The proposal and the environment of each layout; the answer has a layout for each, in this
  /// order.
  public var conditions: [LayoutConditions]
  /// The requested columns of each layout.
  public var columns: [String]
  /// The graph on which the scene is laid out.
  ///
  /// On `replayed` graphs, a layout must not depend on those before it.
  public var graph: LayoutRequest.Graph

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - scenario: The id of the scenario.
  ///   - conditions: The proposal and the environment of each layout.
  ///   - columns: The requested columns of each layout.
  ///   - graph: The graph on which the scene is laid out.
  public init(
    scenario: String,
    conditions: [LayoutConditions],
    columns: [EngineCapability],
    graph: LayoutRequest.Graph
  ) {
    self.scenario = scenario
    self.conditions = conditions
    self.columns = columns.map(\.rawValue)
    self.graph = graph
  }

  /// The requested columns that this version of the protocol defines.
  public var knownColumns: Set<EngineCapability> {
    Set(columns.compactMap { EngineCapability(named: $0) })
  }

  /// The requests that ask for the same layouts one by one, in order.
  public var requests: [LayoutRequest] {
    conditions.map { conditions in
      var request = LayoutRequest(
        scenario: scenario,
        proposal: conditions.proposal,
        environment: conditions.environment,
        columns: [],
        graph: graph
      )
      request.columns = columns
      return request
    }
  }
}
