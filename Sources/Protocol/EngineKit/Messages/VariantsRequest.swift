/// The request to lay a scene out under many conditions, each on a graph that is made by playing the
/// scenario again up to this phase, and to answer questions about each layout.
public struct VariantsRequest: Sendable, Hashable, Codable {
  /// One check that is to be made of every node.
  public struct Check: Sendable, Hashable, Codable {
    /// As `checks` blocks name it: `clipped`.
    public var name: String
    /// The least width and height of what can be tapped, in points; 0 for other checks.
    public var least: Double

    /// Asks for a check.
    ///
    /// - Parameters:
    ///   - name: As `checks` blocks name it.
    ///   - least: The least width and height of what can be tapped, in points; 0 for other checks.
    public init(name: String, least: Double) {
      self.name = name
      self.least = least
    }
  }

  /// The conditions of one layout.
  public struct Conditions: Sendable, Hashable, Codable {
    /// The root's proposal.
    public var proposal: EngineProposal
    /// The surroundings, with the offset to scroll to.
    public var environment: EngineEnvironment

    /// States the conditions of a layout.
    ///
    /// - Parameters:
    ///   - proposal: The root's proposal.
    ///   - environment: The surroundings, with the offset to scroll to.
    public init(proposal: EngineProposal, environment: EngineEnvironment) {
      self.proposal = proposal
      self.environment = environment
    }
  }

  /// The id of the scenario.
  public var scenario: String
  /// The identifiers of the nodes that are measured; `root` is the whole scene.
  public var nodes: [String]
  /// The checks that are made of every layout; empty for none.
  public var checks: [Check]
  /// Whether layouts from right to left are compared with the mirror image, where the scene shows no
  /// words.
  public var comparesMirrorImages: Bool
  /// The conditions of each layout; the answer has an entry for each, in this order.
  public var conditions: [Conditions]

  /// Asks about layouts.
  ///
  /// - Parameters:
  ///   - scenario: The id of the scenario.
  ///   - nodes: The identifiers of the nodes that are measured; `root` is the whole scene.
  ///   - checks: The checks that are made of every layout.
  ///   - comparesMirrorImages: Whether layouts from right to left are compared with the mirror image.
  ///   - conditions: The conditions of each layout.
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
    /// The node's rectangle, from the scene's top left corner.
    public var frame: EngineFrame
    /// `nil` for what is no text.
    public var lines: Int?

    /// Measures a node.
    ///
    /// - Parameters:
    ///   - frame: Its rectangle, from the scene's top left corner.
    ///   - lines: How many lines it shows; `nil` for what is no text.
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
      ///
      /// - Parameters:
      ///   - name: As `frames` blocks have it.
      ///   - node: Its place among the nodes with a name, from 0; `nil` for one that has none.
      ///   - identifiers: Those of the node and of all nodes around it, innermost first.
      public init(name: String, node: Int? = nil, identifiers: [String] = []) {
        self.name = name
        self.node = node
        self.identifiers = identifiers
      }
    }

    /// The check, as `checks` blocks name it.
    public var check: String
    /// The node at fault.
    public var node: Node
    /// The node that is overlapped; `nil` where one node is at fault alone.
    public var other: Node?
    /// By how many points the check is broken; `nil` where points say nothing.
    public var points: Double?

    /// Tells what a check found.
    ///
    /// - Parameters:
    ///   - check: As `checks` blocks name it.
    ///   - node: The node at fault.
    ///   - other: The node that is overlapped; `nil` where one node is at fault alone.
    ///   - points: By how many points the check is broken; `nil` where points say nothing.
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
  ///
  /// - Parameters:
  ///   - measures: The measures of the nodes that were asked for, by identifier.
  ///   - findings: The findings, in the order of the checks.
  ///   - mirrorBreach: The difference from the mirror image, in words; `nil` where there is none.
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
