import Foundation

/// Lays a scene out repeatedly until no work is pending.
///
/// The phases run in order. If a phase changes the input of an earlier one, the loop continues with
/// that earlier phase. The number of repetitions is limited, since a scene's code may change state
/// in every pass.
struct UpdateLoop {
  /// The phases of one iteration, in order.
  private enum Phase {
    /// Evaluates bodies whose state has changed.
    case evaluate
    /// Gives containers the current elements of their content.
    case adopt
    /// Measures and places the root and its descendants.
    case place
    /// Updates what depends on placement: contents of readers, visible rows, safe areas.
    case read
    /// Scrolls to the targets of pending scroll requests.
    case scroll
    /// R-STATE-8: runs the actions of views that appeared and disappeared.
    ///
    /// The first drawn frame contains the state that they set.
    case appear
    /// Notifies observers of preferences and geometry, and runs the actions of `onChange`.
    ///
    /// R-STATE-8: if the actions set state, the scene is laid out again.
    case notify
  }

  /// The maximum number of repetitions of each kind.
  private static let roundLimit = 16

  private let root: RootViewNode
  private let graph: ViewGraph
  private let proposal: ProposedViewSize
  /// The repetitions that return from `read` and `scroll` to `place`.
  private var placements = IterationLimit(limit: roundLimit)
  /// The repetitions that return from `appear` to `evaluate`.
  ///
  /// The first one precedes all actions.
  private var appearances = IterationLimit(limit: 1 + roundLimit)
  /// The repetitions that return from `notify` to `evaluate`.
  private var layouts = IterationLimit(limit: roundLimit)

  /// Makes the loop of a scene.
  ///
  /// - Parameters:
  ///   - root: The scene's root.
  ///   - graph: The scene's graph.
  ///   - proposal: The proposal to the root.
  init(_ root: RootViewNode, of graph: ViewGraph, proposal: ProposedViewSize) {
    self.root = root
    self.graph = graph
    self.proposal = proposal
  }

  /// Runs the phases until no work is pending or a limit is reached.
  mutating func run() {
    graph.session.beginLayout()
    graph.counters.forEach { $0.countFromZero() }
    var phase: Phase? = .evaluate
    while let current = phase { phase = perform(current) }
    graph.didUpdate()
  }

  /// Runs one phase, and selects the next one.
  ///
  /// - Returns: The next phase; `nil` if no work is pending or the limit is reached.
  private mutating func perform(_ phase: Phase) -> Phase? {
    switch phase {
    case .evaluate:
      graph.outdated.evaluate()
      return .adopt
    case .adopt:
      graph.regrouped.adoptElements()
      root.adoptElements()
      return .place
    case .place:
      graph.session.beginPlacing()
      root.layoutNode?.place(at: .zero, proposal: proposal)
      return .read
    case .read:
      graph.readers.forEach { $0.readGeometry() }
      graph.session.safeAreas.updatePlacements()
      return isPlaced ? .scroll : afterPlacing(isSettled: false)
    case .scroll:
      return afterPlacing(isSettled: !graph.scrollRequests.perform())
    case .appear:
      guard appearances.end(isSettled: graph.lifecycle.isEmpty) == .again else { return .notify }
      for action in graph.lifecycle.drain() { action() }
      return .evaluate
    case .notify:
      if !graph.preferenceObservers.isEmpty { _ = root.preferences() }
      graph.geometryObservers.forEach { $0.observeGeometry() }
      for action in graph.actions.drain() { action() }
      return afterNotifying(isSettled: graph.isAtRest)
    }
  }

  /// Whether all nodes are placed and no further placement is requested.
  private var isPlaced: Bool {
    (root.layoutNode?.isPlaced ?? true) && !graph.session.needsAnotherPlacement
  }

  /// Places again if contents that depend on geometry have changed.
  private mutating func afterPlacing(isSettled: Bool) -> Phase {
    let outcome = placements.end(isSettled: isSettled)
    if outcome == .givenUp { graph.session.report(.layoutUpdatedRepeatedly) }
    return outcome == .again ? .place : .appear
  }

  /// Evaluates again if observers or actions have changed state.
  private mutating func afterNotifying(isSettled: Bool) -> Phase? {
    let outcome = layouts.end(isSettled: isSettled)
    if outcome == .givenUp { graph.session.report(.preferenceUpdatedRepeatedly("state")) }
    return outcome == .again ? .evaluate : nil
  }
}

/// Counts the iterations of a loop that ends when it settles or reaches a limit.
struct IterationLimit {
  /// The decision after an iteration.
  enum Outcome {
    /// No work is pending: the loop ends.
    case settled
    /// Work is pending: another iteration follows.
    case again
    /// Work is pending, but the limit is reached: the loop ends.
    case givenUp
  }

  let limit: Int
  private var ended = 0

  init(limit: Int) { self.limit = limit }

  /// Ends an iteration, and resets the count if it was the last one.
  ///
  /// - Parameter isSettled: Whether no work is pending.
  /// - Returns: Whether the loop continues.
  mutating func end(isSettled: Bool) -> Outcome {
    ended += 1
    if !isSettled, ended < limit { return .again }
    ended = 0
    return isSettled ? .settled : .givenUp
  }
}
