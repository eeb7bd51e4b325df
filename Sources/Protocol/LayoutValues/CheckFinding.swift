/// The checks of a layout, by their names in `checks` blocks.
public enum CheckName: String, Sendable, CaseIterable, Codable {
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
  /// No word of a text is broken inside, because it is wider than the text.
  case words
  /// The label of every button and tab has one line.
  case oneLine = "one-line"
}

extension CheckName {
  /// The checks that hold for most screens, in their order: all but `one-line`, since a label may
  /// wrap at the large text sizes.
  package static let usualCases: [CheckName] = allCases.filter { $0 != .oneLine }
}

/// A violation of a check by a node of a layout.
///
/// In JSON a node is an object: `{"check": "fits", "node": {"name": "Text", "identifiers": []}}`.
public struct CheckFinding: Sendable, Hashable {
  /// The check that is violated.
  public var check: CheckName
  /// The node as `frames` blocks write it: `Text "Reset" #title`.
  public var node: String
  /// The node's index among the named nodes, in tree order, from 0; `nil` if it has none.
  public var nodeID: Int?
  /// The identifiers of the node and its ancestors, innermost first.
  public var identifiers: [String]
  /// The first text inside a node without a label and an id; `nil` for other nodes, and if it
  /// contains no text.
  public var content: String?
  /// The overlapped node; `nil` for a violation by one node alone.
  public var other: Other?
  /// The extent of the violation, in points; `nil` for a check without a length, such as
  /// truncation.
  public var points: Double?
  /// The width that a truncated text needs, if it is an estimate, or that a broken word needs.
  ///
  /// `nil` for other findings.
  public var neededWidth: NeededWidth?
  /// The name of the missing view on whose placeholder the violation may depend; `nil` for none.
  public var placeholder: String?

  /// The width that a truncated text or a broken word needs, in points.
  public struct NeededWidth: Sendable, Hashable, Codable {
    /// The smallest width at which the text is not truncated, or the word not broken.
    public var needed: Double
    /// The error of the width, which 95 of 100 texts do not exceed; 0 for an exact width.
    public var error: Double
    /// The width that the text has.
    public var available: Double

    /// Creates a needed width.
    ///
    /// - Parameters:
    ///   - needed: The smallest width at which the text is not truncated, in points.
    ///   - error: The error of the width, in points.
    ///   - available: The width that the text has, in points.
    public init(needed: Double, error: Double, available: Double) {
      (self.needed, self.error, self.available) = (needed, error, available)
    }
  }

  /// The second node of a finding.
  public struct Other: Sendable, Hashable {
    /// The node as `frames` blocks write it.
    public var node: String
    /// The node's index among the named nodes, from 0; `nil` if it has none.
    public var nodeID: Int?
    /// The identifiers of the node and its ancestors, innermost first.
    public var identifiers: [String]
    /// The first text inside a node without a label and an id; `nil` for other nodes, and if it
    /// contains no text.
    public var content: String?

    /// Creates the second node of a finding.
    ///
    /// - Parameters:
    ///   - node: The node as `frames` blocks write it.
    ///   - nodeID: The node's index among the named nodes, from 0; `nil` if it has none.
    ///   - identifiers: The identifiers of the node and its ancestors, innermost first.
    ///   - content: The first text inside a node without a label and an id; `nil` if there is none.
    public init(
      node: String,
      nodeID: Int? = nil,
      identifiers: [String] = [],
      content: String? = nil
    ) {
      self.node = node
      self.nodeID = nodeID
      self.identifiers = identifiers
      self.content = content
    }

    /// Creates a node from the first node of a finding.
    ///
    /// - Parameter finding: A finding about the node.
    package init(_ finding: CheckFinding) {
      self.init(
        node: finding.node,
        nodeID: finding.nodeID,
        identifiers: finding.identifiers,
        content: finding.content
      )
    }
  }

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - check: The violated check.
  ///   - node: The node as `frames` blocks write it.
  ///   - nodeID: The node's index among the named nodes, from 0; `nil` if it has none.
  ///   - identifiers: The identifiers of the node and its ancestors, innermost first.
  ///   - other: The overlapped node; `nil` for a violation by one node alone.
  ///   - points: The extent of the violation, in points; `nil` for a check without a length.
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
  private enum Keys: CodingKey { case check, node, other, points, neededWidth, placeholder }

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
    content = node.content
    neededWidth = try object.decodeIfPresent(NeededWidth.self, forKey: .neededWidth)
    placeholder = try object.decodeIfPresent(String.self, forKey: .placeholder)
  }

  /// Writes an object whose nodes are objects.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(check, forKey: .check)
    try object.encode(Other(self), forKey: .node)
    try object.encodeIfPresent(other, forKey: .other)
    try object.encodeIfPresent(points, forKey: .points)
    try object.encodeIfPresent(neededWidth, forKey: .neededWidth)
    try object.encodeIfPresent(placeholder, forKey: .placeholder)
  }
}

extension CheckFinding.Other: Codable {
  private enum CodingKeys: String, CodingKey {
    case node = "name"
    case nodeID = "node"
    case identifiers, content
  }
}

/// An issue that an engine reports about a scene.
public struct LayoutIssue: Sendable, Hashable, Codable {
  /// The kind in kebab-case, as in `issues` blocks.
  public var kind: String
  /// The view or element that the issue is about.
  public var place: String
  /// The issue in a sentence.
  public var message: String

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - kind: The kind in kebab-case, as in `issues` blocks.
  ///   - place: The view or element that the issue is about.
  ///   - message: The issue in a sentence.
  public init(kind: String, place: String, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
