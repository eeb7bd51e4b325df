public import LayoutValues

/// The request to lay a scene out.
///
/// ```swift
/// let request = LayoutRequest(
///   scenario: "cards#a-card",
///   proposal: LayoutProposal(width: 320, height: nil),
///   columns: [.nodes, .counts]
/// )
/// ```
public struct LayoutRequest: Sendable, Hashable, Codable {
  /// The graph on which a scene is laid out.
  public enum Graph: String, Sendable, Codable {
    /// The current graph, with the effects of all steps.
    case standing
    /// A temporary graph, created by evaluating the scene's code now; the current graph is not
    /// changed.
    case fresh
    /// A temporary graph, created by replaying the scenario up to this phase; the current graph is
    /// not changed.
    case replayed
  }

  /// The id of the scenario.
  public var scenario: String
  /// The proposal to the root; `nil` for that of the last request or step.
  public var proposal: LayoutProposal?
  /// The environment, including the offset to scroll to.
  public var environment: LayoutEnvironment
  /// The requested columns; an engine may include further ones.
  public var columns: [String]
  /// The graph on which to lay the scene out; `nil` for `standing`.
  public var graph: Graph?
  /// The scene, for engines whose scenes are data; otherwise `nil`.
  public var scene: EngineScene?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - scenario: The id of the scenario.
  ///   - proposal: The proposal to the root; `nil` for that of the last request or step.
  ///   - environment: The environment, including the offset to scroll to.
  ///   - columns: The requested columns.
  ///   - graph: The graph on which to lay the scene out; `nil` for the current one.
  ///   - scene: The scene, for engines whose scenes are data; otherwise `nil`.
  public init(
    scenario: String,
    proposal: LayoutProposal?,
    environment: LayoutEnvironment = LayoutEnvironment(),
    columns: [EngineCapability],
    graph: Graph? = nil,
    scene: EngineScene? = nil
  ) {
    self.scenario = scenario
    self.proposal = proposal
    self.environment = environment
    self.columns = columns.map(\.rawValue)
    self.graph = graph
    self.scene = scene
  }

  /// The requested columns that this version of the protocol defines.
  public var knownColumns: Set<EngineCapability> {
    Set(columns.compactMap { EngineCapability(named: $0) })
  }
}
