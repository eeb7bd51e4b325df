/// The request to lay a scene out under many conditions, each on a graph that is made by playing the
/// scenario again up to this phase, and to answer questions about each layout.
public struct VariantsRequest: Sendable, Hashable, Codable {
  /// One check that is to be made of every node.
  public struct Check: Sendable, Hashable, Codable {
    /// As `checks` blocks name it: `clipped`.
    public var name: String
    /// The least width and height of what can be tapped, in points; 0 for other checks.
    public var least: Double

    /// Names a check, with its least length in points.
    public init(name: String, least: Double) {
      self.name = name
      self.least = least
    }
  }

  /// The conditions of one layout.
  public struct Conditions: Sendable, Hashable, Codable {
    /// The root's proposal, in points.
    public var proposal: EngineProposal
    /// The surroundings that the scene is laid out in.
    public var environment: EngineEnvironment

    /// Sets the conditions of a layout.
    public init(proposal: EngineProposal, environment: EngineEnvironment) {
      self.proposal = proposal
      self.environment = environment
    }
  }

  /// The id of the scenario.
  public var scenario: String
  /// The identifiers of the nodes that are measured; `root` is the whole scene.
  public var nodes: [String]
  /// The checks, each made of every layout.
  public var checks: [Check]
  /// Whether layouts from right to left are compared with the mirror image, where the scene shows no
  /// words.
  public var comparesMirrorImages: Bool
  /// The conditions, one for each layout.
  public var conditions: [Conditions]

  /// Asks the same of a scene under many conditions.
  public init(
    scenario: String,
    nodes: [String],
    checks: [Check],
    comparesMirrorImages: Bool,
    conditions: [Conditions]
  ) {
    self.scenario = scenario
    self.nodes = nodes
    self.checks = checks
    self.comparesMirrorImages = comparesMirrorImages
    self.conditions = conditions
  }
}

/// The answers about the layout under some conditions.
public struct VariantAnswer: Sendable, Hashable, Codable {
  /// A node's frame, and how many lines it shows.
  public struct Measure: Sendable, Hashable, Codable {
    /// In the scene's coordinates.
    public var frame: EngineFrame
    /// `nil` for what is no text.
    public var lines: Int?

    /// Measures a node.
    public init(frame: EngineFrame, lines: Int? = nil) {
      self.frame = frame
      self.lines = lines
    }
  }

  /// A node that a check found.
  public struct Finding: Sendable, Hashable, Codable {
    /// One of the nodes of a finding.
    public struct Node: Sendable, Hashable, Codable {
      /// As `frames` blocks have it: `Text "Reset" #title`.
      public var name: String
      /// Its place among the nodes with a name, in tree order, from 0.
      public var node: Int?
      /// The identifiers of the node and of all nodes around it, innermost first.
      public var identifiers: [String]

      /// Names a node of a finding.
      public init(name: String, node: Int? = nil, identifiers: [String] = []) {
        self.name = name
        self.node = node
        self.identifiers = identifiers
      }
    }

    /// The check that found it, by its name.
    public var check: String
    /// The node that is at fault.
    public var node: Node
    /// The node that is overlapped; `nil` where one node is at fault alone.
    public var other: Node?
    /// By how many points the check is broken; `nil` where points say nothing.
    public var points: Double?

    /// Tells of a node at fault.
    public init(check: String, node: Node, other: Node? = nil, points: Double? = nil) {
      self.check = check
      self.node = node
      self.other = other
      self.points = points
    }
  }

  /// The measures of the nodes that were asked for, by identifier; none for one that is nobody's.
  public var measures: [String: [Measure]]
  /// The findings, the checks in the order in which they were asked for.
  public var findings: [Finding]
  /// The difference from the mirror image, in words; `nil` where there is none.
  public var mirrorBreach: String?

  /// Answers about one layout.
  public init(
    measures: [String: [Measure]] = [:],
    findings: [Finding] = [],
    mirrorBreach: String? = nil
  ) {
    self.measures = measures
    self.findings = findings
    self.mirrorBreach = mirrorBreach
  }
}
