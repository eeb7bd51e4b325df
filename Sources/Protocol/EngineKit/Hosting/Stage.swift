public import Foundation
internal import LayoutTree
internal import LayoutValues

/// The stage of a scenario: it holds the scene's host and runs the steps.
///
/// Generated code passes its scene to `stage.scene { … }` or `stage.anyScene { … }`. An adapter
/// defines both in an extension, because the types in a scene are those of the engine. They call
/// ``show(_:)``.
///
/// ```swift
/// extension Stage {
///   func scene(_ makeHost: @escaping @MainActor () -> ColorHost) {
///     show { makeHost() }
///   }
/// }
/// ```
@MainActor
public final class Stage {
  /// The stage of the running scenario, to which the author's events are added.
  nonisolated(unsafe) private static var current: Stage?

  /// Called when the scene is ready and after each step, with the number of steps that have run.
  private let onPhase: @MainActor (Stage, Int) -> Void
  /// Returns the used heap size in bytes; `nil` if it is unknown.
  private let heap: () -> Int?
  private let initialHeap: Int?
  /// The number of steps that have run.
  package private(set) var stepCount = 0
  package private(set) var host: (any EngineHost)?
  /// Creates another host of the scene, without state or a layout.
  package private(set) var makeHost: (@MainActor () -> any EngineHost)?
  /// The proposal for the next layout, set by a step; `nil` for none.
  private var resizedProposal: LayoutProposal?
  /// The last proposal to the root.
  package private(set) var currentProposal = LayoutProposal.unspecified
  /// The root nodes that the last layout returned.
  private var laidOutNodes: [EngineNode] = []
  /// The counts of the author's events, by name.
  private var events: [String: Int] = [:]
  /// The requests of steps that could not be performed, in order.
  private var mistakes: [String] = []
  /// The first feature that the scenario needs and the engine does not have; `nil` for none.
  private var refusal: Unsupported?

  /// Creates a stage without a scene.
  ///
  /// - Parameters:
  ///   - heap: Returns the used heap size in bytes; `nil` if it is unknown.
  ///   - onPhase: Called when the scene is ready for a layout, and after each step.
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
  /// - Parameter makeHost: Creates a host of the scene, each time without state.
  public func show(_ makeHost: @escaping @MainActor () -> any EngineHost) {
    show(makeHost(), makeFurtherHost: makeHost)
  }

  /// Shows a scene with a host, and with a different function that creates further hosts.
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

// The functions that the steps of a spec call.
extension Stage {
  /// Runs a step, reevaluates the scene, keeps its identity, and starts the next phase.
  public func step(_ body: @MainActor () throws -> Void) rethrows {
    Self.current = self
    try body()
    host?.reevaluate()
    stepCount += 1
    onPhase(self, stepCount)
  }

  /// Sets the proposal for the next layout, in points; `nil` for unspecified.
  public func resize(width: CGFloat?, height: CGFloat?) {
    resizedProposal = LayoutProposal(width: width.map(Double.init), height: height.map(Double.init))
  }

  /// Taps the view with an identifier, which triggers the action of its button or tap gesture.
  public func tap(_ identifier: String) {
    guard let host, !hasEffect({ try host.tap(identifier) }) else { return }
    let identifiers = host.identifiers ?? nodes.flatMap(\.allIdentifiers)
    let known = identifiers.isEmpty ? "none" : identifiers.joined(separator: ", ")
    mistakes.append(
      "stage.tap(\"\(identifier)\"): no view with that id has an action; ids of the scene: \(known)"
    )
  }

  /// Scrolls the outermost scroll view to a content offset in points, limited to the content.
  public func scroll(to offset: CGPoint) {
    scroll(to: LayoutEnvironment.Offset(x: Double(offset.x), y: Double(offset.y)))
  }

  /// Scrolls a section with orthogonal scrolling to an offset in points, from the start of its
  /// content.
  public func scroll(section: Int, to offset: CGFloat) {
    move(section, to: .offset(Double(offset)), as: "scroll(section:to:)")
  }

  /// Scrolls a section with orthogonal scrolling to a point.
  ///
  /// Of the point, only the coordinate along the orthogonal axis is used.
  public func scroll(section: Int, to offset: CGPoint) {
    let point = LayoutEnvironment.Offset(x: Double(offset.x), y: Double(offset.y))
    move(section, to: .point(point), as: "scroll(section:to:)")
  }

  /// Scrolls a section with orthogonal scrolling to its next or previous page.
  public func page(section: Int, forward isForward: Bool = true) {
    move(section, to: isForward ? .nextPage : .previousPage, as: "page(section:forward:)")
  }

  /// Counts an event of the author, for `calls` blocks.
  public nonisolated static func count(_ name: String) {
    MainActor.assumeIsolated { current?.events[name, default: 0] += 1 }
  }

  /// Reports that the running scenario uses a feature that the engine does not have.
  ///
  /// The expectations from here on are `unsupported`. An engine calls it in an API that it declares
  /// so that scenes compile, but does not implement.
  ///
  /// - Parameter feature: The feature, as reports name it after `unsupported`.
  public nonisolated static func unsupported(_ feature: String) {
    MainActor.assumeIsolated { current?.refuse(Unsupported(feature)) }
  }
}

extension Stage {
  /// Lays the scene out on its host.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the root; `nil` for that of the last request or step.
  ///   - environment: The environment, including the offset to scroll to.
  /// - Throws: ``Unsupported`` for features that the host does not have.
  package func layOut(
    proposal: LayoutProposal?,
    in environment: LayoutEnvironment
  ) throws {
    currentProposal = proposal ?? resizedProposal ?? currentProposal
    resizedProposal = nil
    try checkSupport()
    guard let host else { return }
    var place = environment
    place.offset = nil
    laidOutNodes = try host.layOut(proposal: currentProposal, in: place)
    mistakes += host.takeMistakes()
    if let offset = environment.offset {
      scroll(to: offset)
      try checkSupport()
      laidOutNodes = try host.layOut(proposal: currentProposal, in: place)
    }
    try checkSupport()
  }

  /// Checks that the scenario has not used a feature that the engine does not have.
  ///
  /// - Throws: ``Unsupported`` with the first such feature.
  package func checkSupport() throws {
    if let refusal { throw refusal }
  }

  /// The root nodes of the last layout.
  package var nodes: [EngineNode] { host?.nodes ?? laidOutNodes }

  /// The number of calls of the author's code since the first layout, by name; `nil` if the host
  /// does not count.
  var counts: [String: Int]? { host?.counts?.merging(events) { $0 + $1 } }

  /// The counts of the scene's cells; `nil` if the host does not count them.
  var cells: EngineCells? {
    var cells = host?.cells
    if let heap = heap(), let initialHeap { cells?.bytes = heap - initialHeap }
    return cells
  }

  /// Whether a step has set the proposal for the next layout.
  package var isResized: Bool { resizedProposal != nil }

  /// Returns the requests of steps since the last call that could not be performed.
  package func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Runs code without counting its events.
  package func withoutCounting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let events = events
    defer { self.events = events }
    return try body()
  }

  /// Runs layouts on other graphs of the scene, which do not change the counts and issues of this
  /// one.
  ///
  /// - Parameters:
  ///   - graph: The kind of graph: fresh or replayed.
  ///   - body: Performs layouts on other hosts or stages.
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
  private func refuse(_ feature: Unsupported) { refusal = refusal ?? feature }

  /// Returns whether a request to the host had an effect, or is unsupported and recorded as such.
  private func hasEffect(_ request: () throws -> Bool) -> Bool {
    do {
      return try request()
    } catch let unsupported as Unsupported {
      refuse(unsupported)
    } catch {
      mistakes.append("\(error)")
    }
    return true
  }

  private func scroll(to offset: LayoutEnvironment.Offset) {
    guard let host, !hasEffect({ try host.scroll(to: offset) }) else { return }
    mistakes.append("stage.scroll(to:): nothing in the scene scrolls")
  }

  private func move(_ section: Int, to position: EngineSectionPosition, as call: String) {
    guard let host, !hasEffect({ try host.scroll(section: section, to: position) }) else { return }
    mistakes.append("stage.\(call): section \(section) does not scroll by itself")
  }
}

extension EngineNode {
  /// The identifiers of the node and its descendants, in tree order.
  fileprivate var allIdentifiers: [String] { identifiers + children.flatMap(\.allIdentifiers) }
}
