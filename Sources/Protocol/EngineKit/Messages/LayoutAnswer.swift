public import LayoutValues

/// A scene as it stands after a layout, with the columns that were asked for.
///
/// Nobody asks for a column that the engine does not have; one that it leaves out counts as empty.
public struct LayoutAnswer: Sendable, Hashable {
  /// The kind of the scene.
  public enum Kind: String, Sendable, Codable {
    case views, collection, table
  }

  /// The kind of the scene; `nil` for views.
  public var kind: Kind?
  /// The outermost nodes; empty for a scene without any.
  public var nodes: [EngineNode]?
  /// The elements of a collection view or a table, or those in sight; `nil` for a scene of views.
  public var elements: [EngineElement]?
  /// The proposal that the root was laid out in; `nil` where it is the request's.
  public var proposal: LayoutProposal?
  /// Where the root's top left corner lies in a window of the proposal's size; `nil` where nobody
  /// tells.
  public var originInWindow: LayoutEnvironment.Offset?
  /// The questions that the root was asked, with those that they led to; empty where nothing was
  /// asked.
  public var negotiation: [EngineQuestion]?
  /// How often things ran since the scene's first layout, by name.
  public var counts: [String: Int]?
  /// The preferences that reach the root, printed, by the names of their keys.
  public var preferences: [String: String]?
  /// The sections of the scene's data source; `nil` for a scene without one.
  public var sections: [SnapshotSection]?
  /// The batch updates of the last `apply`, as lines of `updates` blocks; `nil` for a scene without
  /// a data source.
  public var updates: [String]?
  /// The counts of cells; `nil` where nobody counts them.
  public var cells: EngineCells?
  /// The issues since they were last asked for.
  public var issues: [LayoutIssue]?
  /// The requests of code to the stage, since the last answer, that cannot be done; a sentence
  /// each.
  public var mistakes: [String]?

  /// An answer that tells nothing.
  public init() {}
}

extension LayoutAnswer: Codable {
  private enum Keys: CodingKey {
    case kind, nodes, elements, proposal, originInWindow, negotiation, counts, preferences, sections
    case updates, cells, issues, mistakes
  }

  /// Reads it from a line of the protocol.
  ///
  /// - Parameter decoder: At the answer's object.
  /// - Throws: What is missing in it, or of another kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    kind = try object.decodeIfPresent(Kind.self, forKey: .kind)
    nodes = try object.decodeIfPresent(FlatTree<NodeRow>.self, forKey: .nodes)?.nodes
    elements = try object.decodeIfPresent([EngineElement].self, forKey: .elements)
    proposal = try object.decodeIfPresent(LayoutProposal.self, forKey: .proposal)
    originInWindow = try object.decodeIfPresent(
      LayoutEnvironment.Offset.self,
      forKey: .originInWindow
    )
    negotiation =
      try object.decodeIfPresent(FlatTree<QuestionRow>.self, forKey: .negotiation)?.nodes
    counts = try object.decodeIfPresent([String: Int].self, forKey: .counts)
    preferences = try object.decodeIfPresent([String: String].self, forKey: .preferences)
    sections = try object.decodeIfPresent([SnapshotSection].self, forKey: .sections)
    updates = try object.decodeIfPresent([String].self, forKey: .updates)
    cells = try object.decodeIfPresent(EngineCells.self, forKey: .cells)
    issues = try object.decodeIfPresent([LayoutIssue].self, forKey: .issues)
    mistakes = try object.decodeIfPresent([String].self, forKey: .mistakes)
  }

  /// Writes it as the protocol has it.
  ///
  /// - Parameter encoder: Where the answer is to stand.
  /// - Throws: What the encoder says.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encodeIfPresent(kind, forKey: .kind)
    try object.encodeIfPresent(nodes.map { FlatTree<NodeRow>($0) }, forKey: .nodes)
    try object.encodeIfPresent(elements, forKey: .elements)
    try object.encodeIfPresent(proposal, forKey: .proposal)
    try object.encodeIfPresent(originInWindow, forKey: .originInWindow)
    try object.encodeIfPresent(negotiation.map { FlatTree<QuestionRow>($0) }, forKey: .negotiation)
    try object.encodeIfPresent(counts, forKey: .counts)
    try object.encodeIfPresent(preferences, forKey: .preferences)
    try object.encodeIfPresent(sections, forKey: .sections)
    try object.encodeIfPresent(updates, forKey: .updates)
    try object.encodeIfPresent(cells, forKey: .cells)
    try object.encodeIfPresent(issues, forKey: .issues)
    try object.encodeIfPresent(mistakes, forKey: .mistakes)
  }
}
