public import Foundation
internal import LayoutValues

/// Where a scenario runs: it keeps the scene's host, and lets steps change it.
///
/// Generated code hands its scene to `stage.scene { … }` or `stage.anyScene { … }`. An adapter has
/// both in an extension of its own, since it knows what a scene of its engine is made of; they call
/// ``show(_:)``.
@MainActor
public final class Stage {
  /// The stage whose scenario runs now: author's events are counted there.
  nonisolated(unsafe) private static var current: Stage?

  /// Is called when the scene is ready and after each step.
  private let onPhase: @MainActor (Stage) -> Void
  /// How many steps have run.
  private(set) var phase = 0
  private(set) var host: (any EngineHost)?
  /// Makes another host of the scene, without state and never laid out.
  private(set) var makeHost: (@MainActor () -> any EngineHost)?
  /// The next layout's proposal, as a step has said it; `nil` where none has.
  private var resizedProposal: LayoutProposal?
  /// Whether code has said what the next layout proposes.
  var isResized: Bool { resizedProposal != nil }
  /// The last proposal to the root.
  private(set) var proposal = LayoutProposal(width: nil, height: nil)
  /// The outermost nodes of the last layout.
  private(set) var nodes: [EngineNode] = []
  /// The author's own events.
  private(set) var events: [String: Int] = [:]
  /// The requests of steps that cannot be done, in order.
  private var mistakes: [String] = []

  /// - Parameter onPhase: Is called when the scene is ready and after each step.
  init(onPhase: @escaping @MainActor (Stage) -> Void) {
    self.onPhase = onPhase
    Self.current = self
  }

  /// Shows a scene; called by the adapter's `scene` and `anyScene`.
  ///
  /// - Parameter makeHost: Makes a host of the scene, each time one without state.
  public func show(_ makeHost: @escaping @MainActor () -> any EngineHost) {
    self.makeHost = makeHost
    host = makeHost()
    Self.current = self
    onPhase(self)
  }
}

// What steps of a spec call.
extension Stage {
  /// Runs a step, evaluates the scene again, its identity kept, and goes on to the next phase.
  public func step(_ body: @MainActor () throws -> Void) rethrows {
    Self.current = self
    try body()
    host?.reevaluate()
    phase += 1
    onPhase(self)
  }

  /// Makes the size that the stage proposes another one, in points; `nil` for unspecified.
  public func resize(width: CGFloat?, height: CGFloat?) {
    resizedProposal = LayoutProposal(width: width.map(Double.init), height: height.map(Double.init))
  }

  /// Taps the view that has the identifier: its button's or its tap gesture's action runs.
  public func tap(_ identifier: String) {
    guard let host, !host.tap(identifier) else { return }
    let identifiers = host.identifiers ?? nodes.flatMap(\.allIdentifiers)
    let known = identifiers.isEmpty ? "none" : identifiers.joined(separator: ", ")
    mistakes.append(
      "stage.tap(\"\(identifier)\"): no view of that id does anything; ids of the scene: \(known)"
    )
  }

  /// Scrolls the scene's outermost scroll view to a content offset, in points, as far as its
  /// content goes.
  public func scroll(to offset: CGPoint) { scroll(to: LayoutEnvironment.Offset(offset)) }

  /// Scrolls a section that scrolls by itself, in points from where its row begins.
  public func scroll(section: Int, to offset: CGFloat) {
    move(section, to: .offset(Double(offset)), as: "scroll(section:to:)")
  }

  /// Scrolls a section that scrolls by itself to a point, of which the coordinate across the
  /// layout's direction counts.
  public func scroll(section: Int, to offset: CGPoint) {
    move(section, to: .point(LayoutEnvironment.Offset(offset)), as: "scroll(section:to:)")
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
  ///   - wanted: What the root is proposed; `nil` for what it was proposed last, by a request or by a
  ///     step.
  ///   - environment: What the place of the scene imposes on it, with the offset to scroll to.
  /// - Throws: ``Unsupported`` for what the host does not do.
  func layOut(proposal wanted: LayoutProposal?, in environment: LayoutEnvironment) throws {
    proposal = wanted ?? resizedProposal ?? proposal
    resizedProposal = nil
    guard let host else { return }
    var place = environment
    place.offset = nil
    nodes = try host.layOut(proposal: proposal, in: place)
    guard let offset = environment.offset else { return }
    scroll(to: offset)
    nodes = try host.layOut(proposal: proposal, in: place)
  }

  /// Lets something else run on stages of its own, where what the author counts meanwhile belongs.
  func apart<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { Self.current = self }
    return try body()
  }

  /// The requests of steps that cannot be done, since the last call.
  func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  private func scroll(to offset: LayoutEnvironment.Offset) {
    guard let host, !host.scroll(to: offset) else { return }
    mistakes.append("stage.scroll(to:): nothing in the scene scrolls")
  }

  private func move(_ section: Int, to position: EngineSectionPosition, as call: String) {
    guard let host, !host.scroll(section: section, to: position) else { return }
    mistakes.append("stage.\(call): section \(section) does not scroll by itself")
  }
}

extension LayoutEnvironment.Offset {
  fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension EngineNode {
  /// The identifiers of the node and of those inside, in tree order.
  fileprivate var allIdentifiers: [String] { identifiers + children.flatMap(\.allIdentifiers) }
}
