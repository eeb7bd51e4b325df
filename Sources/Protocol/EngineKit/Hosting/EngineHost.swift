// Re-exported, because the members of `EngineKit` have these types.
@_exported public import LayoutTree
@_exported public import LayoutValues

/// One scene of an engine across layouts: the part of an adapter that calls the engine.
///
/// Only ``layOut(proposal:in:)`` is required. The defaults of the other members mean that the
/// engine does not support them: a step that needs one is `unsupported`.
///
/// All members are called on the main actor, outside of any callback of a run loop. A host may run
/// the main run loop until its layout is complete.
///
/// ```swift
/// final class ColorHost: EngineHost {
///   func layOut(proposal: LayoutProposal, in environment: LayoutEnvironment) -> [EngineNode] {
///     let (width, height) = (proposal.width ?? 10, proposal.height ?? 10)
///     return [EngineNode("Color", frame: LayoutFrame(x: 0, y: 0, width: width, height: height))]
///   }
/// }
/// ```
@MainActor
public protocol EngineHost: AnyObject {
  /// Lays the scene out until nothing changes any more.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the root, in points.
  ///   - environment: The environment of the scene, without an offset.
  /// - Returns: The root nodes, with frames in points relative to the scene's top left corner.
  /// - Throws: ``Unsupported`` for features that the engine does not have, such as right-to-left
  ///   layout.
  func layOut(proposal: LayoutProposal, in environment: LayoutEnvironment) throws -> [EngineNode]

  /// Evaluates the scene's code again; its identity and state are kept.
  func reevaluate()
  /// Taps the view with an identifier.
  ///
  /// - Returns: Whether the tap had an effect; `false` is a mistake of the scene.
  /// - Throws: ``Unsupported`` if the engine does not have taps.
  func tap(_ identifier: String) throws -> Bool
  /// Scrolls the outermost scroll view to a content offset in points, limited to the content.
  ///
  /// - Returns: Whether the scene has a scroll view; `false` is a mistake of the scene.
  /// - Throws: ``Unsupported`` if the engine does not scroll.
  func scroll(to offset: LayoutEnvironment.Offset) throws -> Bool
  /// Scrolls a section with orthogonal scrolling; sections are counted from 0.
  ///
  /// - Returns: Whether the section scrolls orthogonally; `false` is a mistake of the scene.
  /// - Throws: ``Unsupported`` if the engine does not have orthogonal scrolling.
  func scroll(section: Int, to position: EngineSectionPosition) throws -> Bool
  /// Returns the issues since the last call, in the order in which they were reported.
  ///
  /// - Returns: The issues; `nil` if the engine does not report issues.
  func takeIssues() -> [LayoutIssue]?
  /// Returns the requests since the last call that could not be performed, one sentence each.
  func takeMistakes() -> [String]
  /// Returns the offset at which a section stops scrolling.
  ///
  /// - Parameters:
  ///   - section: The index of the section, from 0.
  ///   - offset: The offset at which scrolling would stop without paging, in points.
  /// - Returns: The offset in points; `nil` for a section without orthogonal scrolling.
  /// - Throws: ``Unsupported`` if the engine does not have orthogonal scrolling.
  func restingOffset(ofSection section: Int, for offset: Double) throws -> Double?
  /// Returns the scene, as it was last laid out, as an evaluated view tree.
  ///
  /// - Returns: The root view; `nil` for a scene without views.
  /// - Throws: ``Unsupported`` for a scene that cannot be data, or if the engine evaluates none.
  func evaluatedScene() throws -> EngineScene?
  /// Returns the drawing of the last layout.
  ///
  /// - Parameter hasSteps: Whether the steps of the negotiation are included.
  /// - Returns: The drawing; `nil` if the engine does not draw.
  func drawing(withSteps hasSteps: Bool) -> ResolvedTree?
  /// Returns the nodes of the last layout with the reasons for their sizes and positions.
  ///
  /// - Parameter elements: The elements of a collection view to include besides the visible ones.
  /// - Returns: The root nodes; `nil` if the engine states no reasons.
  func reasons(alsoOf elements: [ElementIdentity]) -> [EngineNode]?
  /// Runs layouts on other graphs, which do not change the counts and issues of this host.
  ///
  /// - Parameters:
  ///   - graph: The kind of graph: fresh or replayed.
  ///   - body: The layouts; called once.
  func isolating(_ graph: LayoutRequest.Graph, _ body: () -> Void)

  /// The current root nodes; `nil` if they are those that the last layout returned.
  var nodes: [EngineNode]? { get }
  /// The identifiers that can be tapped; `nil` if they are those of the last layout's nodes.
  var identifiers: [String]? { get }
  /// The number of calls of the author's code since the first layout, by name; `nil` if not
  /// counted.
  ///
  /// The stage adds the events that the author counts.
  var counts: [String: Int]? { get }
  /// The preferences that reach the root, as printed, by the names of their keys; `nil` if
  /// unsupported.
  var preferences: [String: String]? { get }
  /// The negotiation of the last layout; `nil` if unsupported.
  var negotiation: [EngineQuestion]? { get }
  /// The kind of the scene: views, a collection view or a table.
  var kind: LayoutAnswer.Kind { get }
  /// The elements of the collection view or table, content first; `nil` for a scene of views.
  var elements: [EngineElement]? { get }
  /// The visible elements, content first; `nil` for a scene of views.
  var visibleElements: [EngineElement]? { get }
  /// The sections of the scene's data source; `nil` if it has none.
  var sections: [SnapshotSection]? { get }
  /// The batch updates of the last `apply`, as in `updates` blocks; `nil` without a data source.
  var updates: [String]? { get }
  /// The counts of cells since the start of the scenario; `nil` if the engine does not count them.
  var cells: EngineCells? { get }
  /// The lengths of controls that are not recorded on the system of the metrics; `nil` if
  /// unsupported.
  var unrecordedLengths: [UnrecordedLength]? { get }
  /// The fonts of the app that texts of the last layout are in; `nil` if unsupported.
  var fonts: [TextFont]? { get }
  /// The edges and baselines that a picture of the last layout shows; `nil` if unsupported.
  var edges: [DrawnEdge]? { get }
  /// The root nodes with the properties that checks use; `nil` if unsupported.
  var traits: [EngineNode]? { get }
  /// The names that the scene looked for in the app's folder without success; `nil` if unsupported.
  var resources: SceneResources? { get }
  /// The root's top left corner in a window of the proposal's size, in points; `nil` if
  /// unsupported.
  var originInWindow: LayoutEnvironment.Offset? { get }
}

/// A scroll position of a section with orthogonal scrolling.
public enum EngineSectionPosition: Sendable, Hashable {
  /// An offset in points, from the start of the section's content.
  case offset(Double)
  /// A point, of which the coordinate along the orthogonal axis is used.
  case point(LayoutEnvironment.Offset)
  /// The page after the current one.
  case nextPage
  /// The page before the current one.
  case previousPage
}

extension EngineHost {
  /// Returns `nil`: the nodes are those of the last layout.
  public var nodes: [EngineNode]? { nil }
  /// Returns `nil`: the identifiers are those of the last layout's nodes.
  public var identifiers: [String]? { nil }
  /// Returns `nil`: unsupported by default.
  public var counts: [String: Int]? { nil }
  /// Returns `nil`: unsupported by default.
  public var preferences: [String: String]? { nil }
  /// Returns `nil`: unsupported by default.
  public var negotiation: [EngineQuestion]? { nil }
  /// A scene of views, by default.
  public var kind: LayoutAnswer.Kind { .views }
  /// Returns `nil`: a scene of views.
  public var elements: [EngineElement]? { nil }
  /// The elements that are visible, and the content.
  public var visibleElements: [EngineElement]? {
    elements?.filter { $0.isInSight || $0.name == "content" }
  }
  /// Returns `nil`: a scene without a data source.
  public var sections: [SnapshotSection]? { nil }
  /// Returns `nil`: a scene without a data source.
  public var updates: [String]? { nil }
  /// Returns `nil`: unsupported by default.
  public var cells: EngineCells? { nil }
  /// Returns `nil`: unsupported by default.
  public var unrecordedLengths: [UnrecordedLength]? { nil }
  /// Returns `nil`: unsupported by default.
  public var fonts: [TextFont]? { nil }
  /// Returns `nil`: unsupported by default.
  public var edges: [DrawnEdge]? { nil }
  /// Returns `nil`: unsupported by default.
  public var traits: [EngineNode]? { nil }
  /// Returns `nil`: unsupported by default.
  public var resources: SceneResources? { nil }
  /// Returns `nil`: unsupported by default.
  public var originInWindow: LayoutEnvironment.Offset? { nil }

  /// Does nothing, for engines that evaluate the scene in each layout.
  public func reevaluate() {}
  /// Throws ``Unsupported``, by default.
  public func tap(_ identifier: String) throws -> Bool { throw Unsupported("taps") }
  /// Throws ``Unsupported``, by default.
  public func scroll(to offset: LayoutEnvironment.Offset) throws -> Bool {
    throw Unsupported("scroll positions")
  }
  /// Throws ``Unsupported``, by default.
  public func scroll(section: Int, to position: EngineSectionPosition) throws -> Bool {
    throw Unsupported("sections that scroll by themselves")
  }
  /// Returns `nil`: the engine does not report issues.
  public func takeIssues() -> [LayoutIssue]? { nil }
  /// Returns no mistakes, by default.
  public func takeMistakes() -> [String] { [] }
  /// Throws ``Unsupported``, by default.
  public func restingOffset(ofSection section: Int, for offset: Double) throws -> Double? {
    throw Unsupported("sections that come to rest")
  }
  /// Throws ``Unsupported``, by default.
  public func evaluatedScene() throws -> EngineScene? { throw Unsupported("scenes as data") }
  /// Returns `nil`: the engine does not draw.
  public func drawing(withSteps hasSteps: Bool) -> ResolvedTree? { nil }
  /// Returns `nil`: the engine states no reasons.
  public func reasons(alsoOf elements: [ElementIdentity]) -> [EngineNode]? { nil }
  /// Runs the body, for engines in which hosts do not affect each other.
  public func isolating(_ graph: LayoutRequest.Graph, _ body: () -> Void) { body() }
}

/// The proposal to a root, under the name that adapters use.
public typealias EngineProposal = LayoutProposal
/// The environment of a layout, under the name that adapters use.
public typealias EngineEnvironment = LayoutEnvironment
/// The frame of a node, under the name that adapters use.
public typealias EngineFrame = LayoutFrame
/// An issue that an engine reports, under the name that adapters use.
public typealias EngineIssue = LayoutIssue
/// A section of a data source, under the name that adapters use.
public typealias EngineSection = SnapshotSection
