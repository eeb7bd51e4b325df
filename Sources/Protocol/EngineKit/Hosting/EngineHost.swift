// Adapters and scenes that import `EngineKit` see the values that its messages consist of.
@_exported public import LayoutValues

/// One scene of an engine, retained from layout to layout: the part of an adapter that calls the
/// engine.
///
/// Only ``layOut(proposal:in:)`` is required; the defaults of the others mean that the engine does
/// not support them.
@MainActor
public protocol EngineHost: AnyObject {
  /// Lays the scene out until nothing changes any more.
  ///
  /// - Parameters:
  ///   - proposal: The root's proposal, in points.
  ///   - environment: The environment of the scene, without an offset.
  /// - Returns: The outermost nodes, their frames in points from the scene's top left corner.
  /// - Throws: ``Unsupported`` for what the engine does not do, such as layouts from right to left.
  func layOut(proposal: LayoutProposal, in environment: LayoutEnvironment) throws -> [EngineNode]

  /// Evaluates the scene's code again, its identity and its state kept.
  func reevaluate()
  /// Taps the view that has the identifier.
  ///
  /// - Returns: Whether that had an effect.
  func tap(_ identifier: String) -> Bool
  /// Scrolls the outermost scroll view to a content offset, in points, as far as its content goes.
  ///
  /// - Returns: Whether anything scrolls.
  func scroll(to offset: LayoutEnvironment.Offset) -> Bool
  /// Scrolls a section, counted from 0, that scrolls by itself.
  ///
  /// - Returns: Whether the section scrolls by itself.
  func scroll(section: Int, to position: EngineSectionPosition) -> Bool
  /// Returns the issues since the last call, in the order of their reports.
  ///
  /// - Returns: The issues; `nil` if the engine reports none of any scene.
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
  /// Runs layouts on other graphs, which leave the counts and issues of this host unchanged.
  ///
  /// - Parameters:
  ///   - graph: The kind of graph: fresh or replayed.
  ///   - body: The layouts; called once.
  func isolating(_ graph: LayoutRequest.Graph, _ body: () -> Void)

  /// The outermost nodes as they stand; `nil` for those that the last layout returned.
  var nodes: [EngineNode]? { get }
  /// The identifiers that can be tapped; `nil` for those of the last layout's nodes.
  var identifiers: [String]? { get }
  /// The number of calls of the author's code since the first layout, by name.
  ///
  /// It is `nil` if the engine does not count. The author's own events are added to it.
  var counts: [String: Int]? { get }
  /// The preferences that reach the root, printed, by the names of their keys; `nil` if
  /// unsupported.
  var preferences: [String: String]? { get }
  /// The negotiation of the last layout; `nil` if unsupported.
  var negotiation: [EngineQuestion]? { get }
  /// The kind of the scene.
  var kind: LayoutAnswer.Kind { get }
  /// The elements of the collection view or table, the content first; `nil` for a scene of views.
  var elements: [EngineElement]? { get }
  /// The elements that are visible, the content first; `nil` for a scene of views.
  var visibleElements: [EngineElement]? { get }
  /// The sections of the scene's data source; `nil` for a scene without one.
  var sections: [SnapshotSection]? { get }
  /// The batch updates of the last `apply`, as `updates` blocks have them; `nil` without a data
  /// source.
  var updates: [String]? { get }
  /// The counts of cells since the scenario began; `nil` if the engine does not count.
  var cells: EngineCells? { get }
  /// The root's top left corner in a window of the proposal's size, in points; `nil` if
  /// unsupported.
  var originInWindow: LayoutEnvironment.Offset? { get }
}

/// The position that a section which scrolls by itself is scrolled to.
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
  /// `nil`: unsupported.
  public var counts: [String: Int]? { nil }
  /// `nil`: unsupported.
  public var preferences: [String: String]? { nil }
  /// `nil`: unsupported.
  public var negotiation: [EngineQuestion]? { nil }
  /// Views.
  public var kind: LayoutAnswer.Kind { .views }
  /// `nil`: a scene of views.
  public var elements: [EngineElement]? { nil }
  /// Those of ``elements`` that are visible.
  public var visibleElements: [EngineElement]? {
    elements?.filter { $0.isInSight || $0.name == "content" }
  }
  /// `nil`: a scene without a data source.
  public var sections: [SnapshotSection]? { nil }
  /// `nil`: a scene without a data source.
  public var updates: [String]? { nil }
  /// `nil`: unsupported.
  public var cells: EngineCells? { nil }
  /// `nil`: unsupported.
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

/// The proposal to a root, by the name that adapters have for it.
public typealias EngineProposal = LayoutProposal
/// The environment of a layout, by the name that adapters have for it.
public typealias EngineEnvironment = LayoutEnvironment
/// The frame of a node, by the name that adapters have for it.
public typealias EngineFrame = LayoutFrame
/// An issue that an engine reports, by the name that adapters have for it.
public typealias EngineIssue = LayoutIssue
/// A section of a data source, by the name that adapters have for it.
public typealias EngineSection = SnapshotSection
