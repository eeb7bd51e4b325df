import Foundation

/// Lays a scene out until nothing that it says of itself changes it any more.
///
/// Its phases follow each other; where one has changed what an earlier one did, that is done again,
/// and what lies between. Each way back is taken a limited number of times, since what authors
/// write need not settle.
struct UpdateLoop {
  /// The phases, in order.
  private enum Phase {
    /// Bodies that read what has changed are evaluated.
    case evaluate
    /// Containers get the elements that their content has now.
    case adopt
    /// The root is measured and placed, and everything inside.
    case place
    /// What only placing tells is read: contents of readers, what is in sight, safe areas.
    case read
    /// What somebody wants in sight is brought there.
    case scroll
    /// R-STATE-8: views that are there now, and those that are not, run their actions: what these
    /// set, the first drawn frame has.
    case appear
    /// Those who wait for preferences and geometry are told; R-STATE-8: the actions of `onChange`
    /// run, and what these set is laid out as well.
    case tell
  }

  /// How many rounds each way back may take.
  private static let roundLimit = 16

  private let root: RootViewNode
  private let graph: ViewGraph
  private let proposal: ProposedViewSize
  /// From reading and scrolling back to placing.
  private var placements = IterationLimit(limit: roundLimit)
  /// From appearing back to evaluating; the first round comes before anything has appeared.
  private var appearances = IterationLimit(limit: 1 + roundLimit)
  /// From telling back to evaluating.
  private var layouts = IterationLimit(limit: roundLimit)

  /// - Parameters:
  ///   - root: The scene's root.
  ///   - graph: The scene's graph.
  ///   - proposal: What the root is proposed.
  init(_ root: RootViewNode, of graph: ViewGraph, proposal: ProposedViewSize) {
    self.root = root
    self.graph = graph
    self.proposal = proposal
  }

  /// Goes through the phases until the scene is at rest.
  mutating func run() {
    graph.session.beginLayout()
    graph.counters.forEach { $0.countFromZero() }
    var phase: Phase? = .evaluate
    while let current = phase { phase = perform(current) }
  }

  /// Does the work of a phase.
  ///
  /// - Returns: The phase that is next; `nil` once the scene is at rest, or given up.
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
      guard appearances.end(isSettled: graph.lifecycle.isEmpty) == .again else { return .tell }
      for action in graph.lifecycle.take() { action() }
      return .evaluate
    case .tell:
      if !graph.preferenceObservers.isEmpty { _ = root.preferences() }
      graph.geometryObservers.forEach { $0.observeGeometry() }
      for action in graph.actions.take() { action() }
      return afterTelling(isSettled: graph.isAtRest)
    }
  }

  /// Whether everything is where it was placed, and nothing that placing told asks for more.
  private var isPlaced: Bool {
    (root.layoutNode?.isPlaced ?? true) && !graph.session.needsAnotherPlacement
  }

  /// What a content says, once its size is known, may be laid out around it: once more, then.
  private mutating func afterPlacing(isSettled: Bool) -> Phase {
    let outcome = placements.end(isSettled: isSettled)
    if outcome == .givenUp { graph.session.report(.layoutUpdatedRepeatedly) }
    return outcome == .again ? .place : .appear
  }

  /// What is told may change state, which is laid out as well.
  private mutating func afterTelling(isSettled: Bool) -> Phase? {
    let outcome = layouts.end(isSettled: isSettled)
    if outcome == .givenUp { graph.session.report(.preferenceUpdatedRepeatedly("state")) }
    return outcome == .again ? .evaluate : nil
  }
}

/// Counts the rounds of something that is done until it changes nothing, or is given up.
struct IterationLimit {
  /// The step that follows a round.
  enum Outcome {
    /// Nothing is left to do.
    case settled
    /// Another round.
    case again
    /// There were as many as there may be, and something is left to do.
    case givenUp
  }

  /// How many rounds there may be.
  let limit: Int
  private var ended = 0

  init(limit: Int) { self.limit = limit }

  /// Ends a round; unless another one follows, the next is a first one.
  ///
  /// - Parameter isSettled: Whether nothing is left to do.
  /// - Returns: What follows.
  mutating func end(isSettled: Bool) -> Outcome {
    ended += 1
    if !isSettled, ended < limit { return .again }
    ended = 0
    return isSettled ? .settled : .givenUp
  }
}
