/// The questions about a scene's layout under each of many conditions.
public struct VariantQuestion: Sendable, Hashable, Codable {
  /// The name of the whole scene among ``nodes``.
  package static let root = "root"

  /// The checks of every layout; empty for none.
  public var checks: [Check]
  /// The identifiers of the nodes to measure; `root` is the whole scene.
  public var nodes: [String]
  /// Whether layouts from right to left are compared with the mirror image, where the scene shows no
  /// text.
  public var comparesMirrorImages: Bool

  /// One check of every node of a layout.
  public struct Check: Sendable, Hashable, Codable {
    /// The check.
    public var name: CheckName
    /// The minimum width and height of what can be tapped, in points; 0 for other checks.
    public var least: Double

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - name: The check.
    ///   - least: The minimum width and height of what can be tapped, in points; 0 for other checks.
    public init(_ name: CheckName, least: Double = 0) {
      self.name = name
      self.least = least
    }
  }

  /// Makes questions.
  ///
  /// - Parameters:
  ///   - checks: The checks of every layout.
  ///   - nodes: The identifiers of the nodes to measure.
  ///   - comparesMirrorImages: Whether layouts from right to left are compared with the mirror image.
  public init(
    checks: [Check] = [],
    nodes: [String] = [],
    comparesMirrorImages: Bool = false
  ) {
    self.checks = checks
    self.nodes = nodes
    self.comparesMirrorImages = comparesMirrorImages
  }
}

/// The checks of a layout, by the names that `checks` blocks have for them.
public enum CheckName: String, Sendable, CaseIterable {
  /// Every text shows all of its words.
  case truncation = "no truncation"
  /// Nothing that is drawn is clipped by an ancestor.
  case clipping = "no clipping"
  /// No two drawn leaves overlap.
  case overlap = "no overlap"
  /// Every node lies within its parent.
  case containment = "inside parent"
  /// The scene is no larger than its proposal.
  case fitting = "fits"
  /// Everything that can be tapped has a minimum size.
  case targets
}

extension CheckName: Codable {
  /// Reads the name of a check.
  ///
  /// - Parameter decoder: The decoder of the name.
  /// - Throws: ``UnknownCheck`` for a name that this version does not have.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let check = CheckName(rawValue: name) else { throw UnknownCheck(name: name) }
    self = check
  }
}

/// A check that this version of the protocol does not have.
package struct UnknownCheck: Error {
  /// The name of the check in the message.
  package var name: String
}

/// A node that a check found in a layout.
///
/// In JSON a node is an object: `{"check": "fits", "node": {"name": "Text", "identifiers": []}}`.
public struct CheckFinding: Sendable, Hashable {
  /// The check.
  public var check: CheckName
  /// The node as `frames` blocks have it: `Text "Reset" #title`.
  public var node: String
  /// The node's index among the nodes with a name, in tree order, from 0; `nil` where it has none.
  public var nodeID: Int?
  /// The identifiers of the node and of all nodes around it, innermost first.
  public var identifiers: [String]
  /// The overlapped node; `nil` where one node alone breaks the check.
  public var other: Other?
  /// By how many points the check is broken; `nil` for a check without a length, such as truncation.
  public var points: Double?

  /// The second node of a finding.
  public struct Other: Sendable, Hashable {
    /// The node as `frames` blocks have it.
    public var node: String
    /// The node's index among the nodes with a name, from 0; `nil` where it has none.
    public var nodeID: Int?
    /// The identifiers of the node and of all nodes around it, innermost first.
    public var identifiers: [String]

    /// Makes the second node of a finding.
    ///
    /// - Parameters:
    ///   - node: The node as `frames` blocks have it.
    ///   - nodeID: The node's index among the nodes with a name, from 0; `nil` where it has none.
    ///   - identifiers: The identifiers of the node and of all nodes around it, innermost first.
    public init(node: String, nodeID: Int? = nil, identifiers: [String] = []) {
      self.node = node
      self.nodeID = nodeID
      self.identifiers = identifiers
    }
  }

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - node: The node as `frames` blocks have it.
  ///   - nodeID: The node's index among the nodes with a name, from 0; `nil` where it has none.
  ///   - identifiers: The identifiers of the node and of all nodes around it, innermost first.
  ///   - other: The overlapped node; `nil` where one node alone breaks the check.
  ///   - points: By how many points the check is broken; `nil` for a check without a length.
  public init(
    _ check: CheckName,
    node: String,
    nodeID: Int? = nil,
    identifiers: [String] = [],
    other: Other? = nil,
    points: Double? = nil
  ) {
    self.check = check
    self.node = node
    self.nodeID = nodeID
    self.identifiers = identifiers
    self.other = other
    self.points = points
  }
}

extension CheckFinding: Codable {
  private enum Keys: CodingKey { case check, node, other, points }

  /// Reads an object whose nodes are objects.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    let node = try object.decode(Other.self, forKey: .node)
    self.init(
      try object.decode(CheckName.self, forKey: .check),
      node: node.node,
      nodeID: node.nodeID,
      identifiers: node.identifiers,
      other: try object.decodeIfPresent(Other.self, forKey: .other),
      points: try object.decodeIfPresent(Double.self, forKey: .points)
    )
  }

  /// Writes an object whose nodes are objects.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(check, forKey: .check)
    let node = Other(node: node, nodeID: nodeID, identifiers: identifiers)
    try object.encode(node, forKey: .node)
    try object.encodeIfPresent(other, forKey: .other)
    try object.encodeIfPresent(points, forKey: .points)
  }
}

extension CheckFinding.Other: Codable {
  private enum CodingKeys: String, CodingKey {
    case node = "name"
    case nodeID = "node"
    case identifiers
  }
}
