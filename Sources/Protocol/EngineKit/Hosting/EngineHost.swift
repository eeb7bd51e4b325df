public import LayoutValues

/// One scene of an engine, kept from layout to layout: the part of an adapter that knows the engine.
///
/// All but ``layOut(proposal:in:)`` has an answer already, which says that the engine does not do it.
@MainActor
public protocol EngineHost: AnyObject {
  /// Lays the scene out until nothing changes any more.
  ///
  /// - Parameters:
  ///   - proposal: What the root is proposed, in points.
  ///   - environment: What the place of the scene imposes on it; its offset is none of the host's.
  /// - Returns: The outermost nodes, their frames in points from the scene's top left corner.
  /// - Throws: ``Unsupported`` for what the engine does not do, such as an environment from right to
  ///   left.
  func layOut(proposal: LayoutProposal, in environment: LayoutEnvironment) throws -> [EngineNode]

  /// Evaluates the scene's code again, its identity and its state kept.
  func reevaluate()
  /// Taps what has the identifier.
  ///
  /// - Returns: Whether that did anything.
  func tap(_ identifier: String) -> Bool
  /// Scrolls the outermost scroll view to a content offset, in points, as far as its content goes.
  ///
  /// - Returns: Whether anything scrolls.
  func scroll(to offset: LayoutEnvironment.Offset) -> Bool
  /// Scrolls a section, counted from 0, that scrolls by itself.
  ///
  /// - Returns: Whether it does.
  func scroll(section: Int, to position: EngineSectionPosition) -> Bool
  /// The issues since the last call, in the order they were reported; `nil` where the engine reports
  /// none of any scene.
  func takeIssues() -> [LayoutIssue]?

  /// Returns the requests since the last call that cannot be done, a sentence each.
  func takeMistakes() -> [String]
  /// Returns the offset at which a section comes to rest.
  ///
  /// - Parameters:
  ///   - section: The index of the section, from 0.
  ///   - offset: The offset at which scrolling would stop, in points.
  /// - Returns: The offset in points; `nil` for a section that does not scroll by itself.
  /// - Throws: ``Unsupported`` if the engine has no such sections.
  func restingOffset(ofSection section: Int, for offset: Double) throws -> Double?
  /// Runs layouts on other graphs of the scene, which leave the counts and issues of this one alone.
  ///
  /// - Parameters:
  ///   - graph: The kind of graph: fresh or replayed.
  ///   - body: The layouts; called once.
  func isolating(_ graph: LayoutRequest.Graph, _ body: () -> Void)

  /// The outermost nodes as they stand; `nil` for those that the last layout returned.
  var nodes: [EngineNode]? { get }
  /// The identifiers that can be tapped; `nil` for those of the last layout's nodes.
  var identifiers: [String]? { get }
  /// How often the engine called the author's code since the first layout, by name; `nil` where nobody
  /// counts. The author's own events are added to it.
  var counts: [String: Int]? { get }
  /// The preferences that reach the root, printed, by the names of their keys; `nil` where nobody tells.
  var preferences: [String: String]? { get }
  /// The negotiation of the last layout; `nil` where nobody tells.
  var negotiation: [EngineQuestion]? { get }
  /// The kind of what is shown.
  var kind: LayoutAnswer.Kind { get }
  /// The elements of the collection view or table that is shown, its content first; `nil` for a scene of
  /// views.
  var elements: [EngineElement]? { get }
  /// The elements that are visible, the content first; `nil` for a scene of views.
  var elementsInSight: [EngineElement]? { get }
  /// The sections of the scene's data source; `nil` for a scene without one.
  var sections: [SnapshotSection]? { get }
  /// The batch updates of the last `apply`, as lines of `updates` blocks; `nil` without a data source.
  var updates: [String]? { get }
  /// The counts of cells since the scenario began; `nil` where nobody counts them.
  var cells: EngineCells? { get }
  /// Where the root's top left corner lies in a window of the proposal's size, in points; `nil` where
  /// nobody tells.
  var originInWindow: LayoutEnvironment.Offset? { get }
}

/// Where a section that scrolls by itself is to go.
public enum EngineSectionPosition: Sendable, Hashable {
  /// In points from where its row begins.
  case offset(Double)
  /// The coordinate across the layout's direction counts.
  case point(LayoutEnvironment.Offset)
  /// One page further, to the next rest.
  case nextPage
  /// One page back.
  case previousPage
}

extension EngineHost {
  /// `nil`: those that the last layout returned.
  public var nodes: [EngineNode]? { nil }
  /// `nil`: those of the last layout's nodes.
  public var identifiers: [String]? { nil }
  /// `nil`: nobody counts.
  public var counts: [String: Int]? { nil }
  /// `nil`: nobody tells.
  public var preferences: [String: String]? { nil }
  /// `nil`: nobody tells.
  public var negotiation: [EngineQuestion]? { nil }
  /// Views.
  public var kind: LayoutAnswer.Kind { .views }
  /// `nil`: a scene of views.
  public var elements: [EngineElement]? { nil }
  /// Those of ``elements`` that are visible.
  public var elementsInSight: [EngineElement]? {
    elements?.filter { $0.isInSight || $0.name == "content" }
  }
  /// `nil`: a scene without a data source.
  public var sections: [SnapshotSection]? { nil }
  /// `nil`: a scene without a data source.
  public var updates: [String]? { nil }
  /// `nil`: nobody counts them.
  public var cells: EngineCells? { nil }
  /// `nil`: nobody tells.
  public var originInWindow: LayoutEnvironment.Offset? { nil }

  /// Does nothing, as for a scene that is evaluated for each layout.
  public func reevaluate() {}
  /// Finds nothing that can be tapped.
  public func tap(_ identifier: String) -> Bool { false }
  /// Finds nothing that scrolls.
  public func scroll(to offset: LayoutEnvironment.Offset) -> Bool { false }
  /// Finds no section that scrolls by itself.
  public func scroll(section: Int, to position: EngineSectionPosition) -> Bool { false }
  /// `nil`: the engine reports none.
  public func takeIssues() -> [LayoutIssue]? { nil }
  /// None: everything can be done.
  public func takeMistakes() -> [String] { [] }
  /// Has no sections that scroll by themselves.
  public func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    throw Unsupported("sections that come to rest")
  }
  /// Runs the body: layouts of one host change nothing of another.
  public func isolating(_ graph: LayoutRequest.Graph, _ body: () -> Void) { body() }
}
