public import Foundation
internal import LayoutValues

/// The place that a scenario runs on: it holds the scene's host, and lets steps change it.
///
/// Generated code passes its scene to `stage.scene { … }` or `stage.anyScene { … }`. An adapter has
/// both in an extension of its own, as the types that a scene consists of are the engine's; they
/// call ``show(_:)``.
@MainActor
public final class Stage {
  /// The stage of the scenario that runs: the author's events are counted there.
  nonisolated(unsafe) private static var current: Stage?

  /// Called when the scene is ready and after each step, with the number of steps that have run.
  private let onPhase: @MainActor (Stage, Int) -> Void
  /// Returns the size of the heap in use, in bytes; `nil` where it is unknown.
  private let heap: () -> Int?
  private let initialHeap: Int?
  /// The number of steps that have run.
  package private(set) var stepCount = 0
  package private(set) var host: (any EngineHost)?
  /// Makes another host of the scene, without state and never laid out.
  package private(set) var makeHost: (@MainActor () -> any EngineHost)?
  /// The proposal of the next layout that a step has set; `nil` for none.
  private var resizedProposal: LayoutProposal?
  /// The last proposal to the root.
  package private(set) var currentProposal = LayoutProposal.unspecified
  /// The outermost nodes that the last layout returned.
  private var laidOutNodes: [EngineNode] = []
  /// The author's own events, by name.
  private var events: [String: Int] = [:]
  /// The requests of steps that could not be done, in order.
  private var mistakes: [String] = []

  /// Makes a stage without a scene.
  ///
  /// - Parameters:
  ///   - heap: Returns the size of the heap in use, in bytes; `nil` where it is unknown.
  ///   - onPhase: Called when the scene is ready and after each step.
  package init(
    measuring heap: @escaping () -> Int?,
    onPhase: @escaping @MainActor (Stage, Int) -> Void
  ) {
    self.heap = heap
    self.onPhase = onPhase
    initialHeap = heap()
    Self.current = self
  }

  /// Shows a scene; called by the adapter's `scene` and `anyScene`.
  ///
  /// - Parameter makeHost: Makes a host of the scene, each time one without state.
  public func show(_ makeHost: @escaping @MainActor () -> any EngineHost) {
    show(makeHost(), makeFurtherHost: makeHost)
  }

  /// Shows a scene whose further hosts are made in another way than its first one.
  package func show(
    _ host: any EngineHost,
    makeFurtherHost: @escaping @MainActor () -> any EngineHost
  ) {
    self.host = host
    makeHost = makeFurtherHost
    Self.current = self
    onPhase(self, stepCount)
  }
}

// The calls of a spec's steps.
extension Stage {
  /// Runs a step, evaluates the scene again, its identity kept, and goes on to the next phase.
  public func step(_ body: @MainActor () throws -> Void) rethrows {
    Self.current = self
    try body()
    host?.reevaluate()
    stepCount += 1
    onPhase(self, stepCount)
  }

  /// Changes the size that the next layout proposes, in points; `nil` for unspecified.
  public func resize(width: CGFloat?, height: CGFloat?) {
    resizedProposal = LayoutProposal(width: width.map(Double.init), height: height.map(Double.init))
  }

  /// Taps the view that has the identifier: its button's or its tap gesture's action runs.
  public func tap(_ identifier: String) {
    guard let host, !host.tap(identifier) else { return }
    let identifiers = host.identifiers ?? nodes.flatMap(\.allIdentifiers)
    let known = identifiers.isEmpty ? "none" : identifiers.joined(separator: ", ")
    mistakes.append(
      "stage.tap(\"\(identifier)\"): no view with that id has an action; ids of the scene: \(known)"
    )
  }

  /// Scrolls the scene's outermost scroll view to a content offset, in points, as far as its
  /// content goes.
  public func scroll(to offset: CGPoint) {
    scroll(to: LayoutEnvironment.Offset(x: Double(offset.x), y: Double(offset.y)))
  }

  /// Scrolls a section that scrolls by itself, in points from where its row begins.
  public func scroll(section: Int, to offset: CGFloat) {
    move(section, to: .offset(Double(offset)), as: "scroll(section:to:)")
  }

  /// Scrolls a section that scrolls by itself to a point, of which the coordinate across the
  /// layout's direction counts.
  public func scroll(section: Int, to offset: CGPoint) {
    let point = LayoutEnvironment.Offset(x: Double(offset.x), y: Double(offset.y))
    move(section, to: .point(point), as: "scroll(section:to:)")
  }

  /// Goes one page further, or back, in a section that scrolls by itself: to its next rest.
  public func page(section: Int, forward isForward: Bool = true) {
    move(section, to: isForward ? .nextPage : .previousPage, as: "page(section:forward:)")
  }

  /// Counts an event of the author's own, for `calls` blocks.
  public nonisolated static func count(_ name: String) {
    MainActor.assumeIsolated { current?.events[name, default: 0] += 1 }
  }
}

extension Stage {
  /// Lays the scene out on the host that it has.
  ///
  /// - Parameters:
  ///   - proposal: The root's proposal; `nil` for that of the last request or step.
  ///   - environment: The environment, with the offset to scroll to.
  /// - Throws: ``Unsupported`` for what the host does not do.
  package func layOut(
    proposal: LayoutProposal?,
    in environment: LayoutEnvironment
  ) throws {
    currentProposal = proposal ?? resizedProposal ?? currentProposal
    resizedProposal = nil
    guard let host else { return }
    var place = environment
    place.offset = nil
    laidOutNodes = try host.layOut(proposal: currentProposal, in: place)
    mistakes += host.takeMistakes()
    guard let offset = environment.offset else { return }
    scroll(to: offset)
    laidOutNodes = try host.layOut(proposal: currentProposal, in: place)
  }

  /// The outermost nodes of the last layout.
  package var nodes: [EngineNode] { host?.nodes ?? laidOutNodes }

  /// The number of times that code ran since the first layout, by name; `nil` if the host counts
  /// none.
  var counts: [String: Int]? { host?.counts?.merging(events) { $0 + $1 } }

  /// The counts of the scene's cells; `nil` if the host counts none.
  var cells: EngineCells? {
    var cells = host?.cells
    if let heap = heap(), let initialHeap { cells?.bytes = heap - initialHeap }
    return cells
  }

  /// Whether code has set the proposal of the next layout.
  package var isResized: Bool { resizedProposal != nil }

  /// Returns the requests of steps since the last call that could not be done.
  package func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Runs code whose events are not counted.
  package func withoutCounting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let events = events
    defer { self.events = events }
    return try body()
  }

  /// Runs layouts on other graphs of the scene, which leave the counts and issues of this one
  /// alone.
  ///
  /// - Parameters:
  ///   - graph: The kind of graph: fresh or replayed.
  ///   - body: Lays out on other hosts, or on other stages.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  package func apart<Result, Failure: Error>(
    on graph: LayoutRequest.Graph,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let events = events
    defer {
      self.events = events
      Self.current = self
    }
    guard let host else { return try body() }
    var outcome: Swift.Result<Result, Failure>?
    host.isolating(graph) { outcome = Swift.Result(catching: body) }
    guard let outcome else { preconditionFailure("'isolating' did not run its body") }
    return try outcome.get()
  }
}

extension Stage {
  private func scroll(to offset: LayoutEnvironment.Offset) {
    guard let host, !host.scroll(to: offset) else { return }
    mistakes.append("stage.scroll(to:): nothing in the scene scrolls")
  }

  private func move(_ section: Int, to position: EngineSectionPosition, as call: String) {
    guard let host, !host.scroll(section: section, to: position) else { return }
    mistakes.append("stage.\(call): section \(section) does not scroll by itself")
  }
}

extension EngineNode {
  /// The identifiers of the node and of those inside, in tree order.
  fileprivate var allIdentifiers: [String] { identifiers + children.flatMap(\.allIdentifiers) }
}
