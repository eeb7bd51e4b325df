public import LayoutTree
public import LayoutValues

/// The state of a scene after a layout, with the requested columns.
///
/// Columns that the engine does not support are never requested. A requested column that is missing
/// counts as empty.
///
/// ```swift
/// var answer = LayoutAnswer()
/// answer.nodes = [EngineNode("Color", frame: LayoutFrame(x: 0, y: 0, width: 20, height: 10))]
/// answer.counts = ["Card.body": 1]
/// let line = try EngineWire.line(EngineAnswer.layout(answer))
/// ```
public struct LayoutAnswer: Sendable, Hashable {
  /// The kind of a scene: views, a collection view or a table.
  public enum Kind: String, Sendable, Codable {
    case views, collection, table
  }

  /// The kind of the scene; `nil` for views.
  public var kind: Kind?
  /// The root nodes; empty for a scene without any.
  public var nodes: [EngineNode]?
  /// The elements of a collection view or table, or the visible ones; `nil` for a scene of views.
  public var elements: [EngineElement]?
  /// The proposal to the root; `nil` if it is that of the request.
  public var proposal: LayoutProposal?
  /// The root's top left corner in a window of the proposal's size, in points; `nil` if
  /// unsupported.
  public var originInWindow: LayoutEnvironment.Offset?
  /// The proposals to the root and those that followed from them; empty if there were none.
  public var negotiation: [EngineQuestion]?
  /// The number of calls of the author's code since the scene's first layout, by name.
  public var counts: [String: Int]?
  /// The preferences that reach the root, as printed, by the names of their keys.
  public var preferences: [String: String]?
  /// The sections of the scene's data source; `nil` if it has none.
  public var sections: [SnapshotSection]?
  /// The batch updates of the last `apply`, as in `updates` blocks; `nil` without a data source.
  public var updates: [String]?
  /// The counts of cells; `nil` if they are not counted.
  public var cells: EngineCells?
  /// The issues since the last request for them.
  public var issues: [LayoutIssue]?
  /// The lengths of controls that are not recorded on the system of the metrics.
  public var unrecordedLengths: [UnrecordedLength]?
  /// The fonts of the app that texts are in, and how these are measured.
  public var fonts: [TextFont]?
  /// The edges and baselines that a picture of the layout shows.
  public var edges: [DrawnEdge]?
  /// The drawing of the layout.
  public var drawing: ResolvedTree?
  /// The first steps of the negotiation, in order; an engine may omit later ones.
  public var steps: [DrawingStep]?
  /// The number of steps, including omitted ones; `nil` if none are omitted.
  public var stepCount: Int?
  /// The root nodes with the reasons for their sizes and positions.
  public var reasons: [EngineNode]?
  /// The root nodes with the properties that checks use.
  ///
  /// They may include nodes without a name that the column `nodes` does not have.
  public var traits: [EngineNode]?
  /// The names that the scene looked for in the app's folder without success.
  public var resources: SceneResources?
  /// The scene as an evaluated view tree; `nil` for a scene without views.
  public var evaluated: EngineScene?
  /// The requests of steps since the last answer that could not be performed, one sentence each.
  public var mistakes: [String]?

  /// Creates an answer without any columns.
  public init() {}
}

extension LayoutAnswer: Codable {
  private enum Keys: CodingKey {
    case kind, nodes, elements, proposal, originInWindow, negotiation, counts, preferences, sections
    case updates, cells, issues, unrecordedLengths, fonts, edges, drawing, steps, stepCount, reasons
    case traits, resources, evaluated, mistakes
  }

  /// Decodes an answer.
  ///
  /// - Parameter decoder: The decoder of the answer's object.
  /// - Throws: A decoding error for a member that is missing or of another type.
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
    unrecordedLengths = try object.decodeIfPresent(
      [UnrecordedLength].self,
      forKey: .unrecordedLengths
    )
    fonts = try object.decodeIfPresent([TextFont].self, forKey: .fonts)
    edges = try object.decodeIfPresent([DrawnEdge].self, forKey: .edges)
    drawing = try object.decodeIfPresent(ResolvedTree.self, forKey: .drawing)
    steps = try object.decodeIfPresent([DrawingStep].self, forKey: .steps)
    stepCount = try object.decodeIfPresent(Int.self, forKey: .stepCount)
    reasons = try object.decodeIfPresent(FlatTree<NodeRow>.self, forKey: .reasons)?.nodes
    traits = try object.decodeIfPresent(FlatTree<NodeRow>.self, forKey: .traits)?.nodes
    resources = try object.decodeIfPresent(SceneResources.self, forKey: .resources)
    evaluated = try object.decodeIfPresent(EngineScene.self, forKey: .evaluated)
    mistakes = try object.decodeIfPresent([String].self, forKey: .mistakes)
  }

  /// Encodes the answer.
  ///
  /// - Parameter encoder: The encoder of the answer's object.
  /// - Throws: An error of the encoder.
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
    try object.encodeIfPresent(unrecordedLengths, forKey: .unrecordedLengths)
    try object.encodeIfPresent(fonts, forKey: .fonts)
    try object.encodeIfPresent(edges, forKey: .edges)
    try object.encodeIfPresent(drawing, forKey: .drawing)
    try object.encodeIfPresent(steps, forKey: .steps)
    try object.encodeIfPresent(stepCount, forKey: .stepCount)
    try object.encodeIfPresent(reasons.map { FlatTree<NodeRow>($0) }, forKey: .reasons)
    try object.encodeIfPresent(traits.map { FlatTree<NodeRow>($0) }, forKey: .traits)
    try object.encodeIfPresent(resources, forKey: .resources)
    try object.encodeIfPresent(evaluated, forKey: .evaluated)
    try object.encodeIfPresent(mistakes, forKey: .mistakes)
  }
}

/// A node of a layout, under the name that adapters use.
public typealias EngineNode = ResolvedNode
/// An entry of the negotiation, under the name that adapters use.
public typealias EngineQuestion = NegotiationEntry
