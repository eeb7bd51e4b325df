public import LayoutValues

/// The request to lay a scene out.
public struct LayoutRequest: Sendable, Hashable, Codable {
  /// The graphs that a scene can be laid out on.
  public enum Graph: String, Sendable, Codable {
    /// The one that stands, with all that steps have done to it.
    case standing
    /// One of its own, made of the scene's code as it would be evaluated now, and thrown away; the
    /// one that stands is left alone.
    case fresh
    /// One of its own, made by playing the scenario again from its beginning up to this phase, and
    /// thrown away; the one that stands is left alone.
    case replayed
  }

  /// The id of the scenario.
  public var scenario: String
  /// The root's proposal; `nil` for that of the last request or step.
  public var proposal: LayoutProposal?
  /// The surroundings, with the offset to scroll to.
  public var environment: LayoutEnvironment
  /// The columns that the answer is to have; an engine may answer more.
  public var columns: [String]
  /// `standing` where nothing is said.
  public var graph: Graph?
  /// The scene, for engines that take scenes as data; else `nil`.
  public var scene: EngineScene?

  /// Asks for a layout.
  ///
  /// - Parameters:
  ///   - scenario: The id of the scenario.
  ///   - proposal: The root's proposal; `nil` for that of the last request or step.
  ///   - environment: The surroundings, with the offset to scroll to.
  ///   - columns: The columns that the answer is to have.
  ///   - graph: The graph to lay it out on; `nil` for the one that stands.
  ///   - scene: The scene, for engines that take scenes as data; else `nil`.
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

  /// The columns that are wanted, those that this version of the protocol knows.
  public var knownColumns: Set<EngineCapability> {
    Set(columns.compactMap { EngineCapability(rawValue: $0) })
  }
}
