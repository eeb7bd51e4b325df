package import CollectionLayout
public import Foundation
public import UIKitLayout
public import ViewLayout

/// Where a scenario runs: it keeps the scene's graph, and lets steps change it.
@MainActor
public final class Stage {
  /// The stage whose scenario runs now: author's events are counted there.
  nonisolated(unsafe) private static var current: Stage?

  /// The closure that is called when the scene is ready and after each step, with the phase's
  /// number: 0 before any step.
  private let onPhase: @MainActor (Stage, Int) -> Void
  private var phase = 0
  private var host: (any SceneHost)?
  /// Makes another host of the scene.
  private var makeHost: (@MainActor (LayoutOptions) -> any SceneHost)?
  private var resizedProposal: ProposedViewSize?
  private var events: [String: Int] = [:]
  /// The size of the heap when the scenario began, in bytes.
  private let initialHeap: Int?
  /// How much of the heap is in use, in bytes; `nil` where nobody can tell.
  private let heap: () -> Int?
  /// Issues of the scene that were taken from it, and that nobody has asked for yet.
  private var heldIssues: [Issue] = []
  /// The requests of steps that cannot be done, in order.
  private var mistakes: [String] = []

  /// Makes a stage without a scene.
  ///
  /// - Parameters:
  ///   - heap: How much of the heap is in use, in bytes; `nil` where nobody can tell.
  ///   - onPhase: Is called when the scene is ready and after each step, with the phase's number.
  package init(
    heap: @escaping () -> Int? = { nil },
    onPhase: @escaping @MainActor (Stage, Int) -> Void
  ) {
    self.heap = heap
    self.onPhase = onPhase
    initialHeap = heap()
    Self.current = self
    CellTally.current = CellTally()
    ImageAssets.reset()
    // What values reported before is nothing of this scenario's.
    _ = IssueCollector.shared.take()
  }

  /// Shows a scene of views.
  public func scene<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    show { ViewHost(options: $0, content: content) }
  }

  /// Shows a scene of views, in code that may as well be a collection view.
  public func anyScene<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    scene(content)
  }

  /// Shows a scene that is a collection view.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping @MainActor () -> CollectionScene) {
    let shown = SceneCollection(content: content)
    show(UIKitHost { shown.evaluated() }) { _ in
      let twin = SceneCollection(besides: shown.view, content: content)
      return UIKitHost { twin.evaluated() }
    }
  }

  /// Shows a scene that is a view of UIKit's, of the author's own.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping @MainActor () -> UIView) {
    show(UIKitHost(content: content)) { [weak self] _ in
      let scene = TwinScene(of: self?.elementView, content: content)
      return UIKitHost { scene.view }
    }
  }

  /// Shows a scene that is a view controller: its view is laid out.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping @MainActor () -> UIViewController) {
    let shown = SceneController(content: content)
    show(UIKitHost { shown.evaluated() }) { _ in
      let twin = SceneController(content: content)
      return UIKitHost { twin.evaluated() }
    }
  }

  private func show(_ makeHost: @escaping @MainActor (LayoutOptions) -> any SceneHost) {
    show(makeHost(LayoutOptions()), makeHost)
  }

  private func show(
    _ host: any SceneHost,
    _ makeFurtherHost: @escaping @MainActor (LayoutOptions) -> any SceneHost
  ) {
    self.host = host
    makeHost = makeFurtherHost
    Self.current = self
    onPhase(self, phase)
  }

  /// Runs a step, evaluates the scene again, its identity kept, and goes on to the next phase.
  public func step(_ body: @MainActor () throws -> Void) rethrows {
    Self.current = self
    try body()
    host?.reevaluate()
    phase += 1
    onPhase(self, phase)
  }

  /// Makes the size that the stage proposes another one, in points; `nil` for unspecified.
  public func resize(width: CGFloat?, height: CGFloat?) {
    resizedProposal = ProposedViewSize(width: width, height: height)
  }

  /// Taps the view that has the identifier: its button's or its tap gesture's action runs.
  public func tap(_ identifier: String) {
    guard let host, !host.tap(identifier) else { return }
    let known = host.identifiers.isEmpty ? "none" : host.identifiers.joined(separator: ", ")
    mistakes.append(
      "stage.tap(\"\(identifier)\"): no view of that id does anything; ids of the scene: \(known)"
    )
  }

  /// Scrolls the scene's outermost scroll view to a content offset, in points, as far as its
  /// content goes.
  public func scroll(to offset: CGPoint) {
    guard let host, !host.scroll(to: offset) else { return }
    mistakes.append("stage.scroll(to:): nothing in the scene scrolls")
  }

  /// Scrolls a section that scrolls by itself, in points from where its row begins.
  public func scroll(section: Int, to offset: CGFloat) {
    guard host != nil, collectionView?.scroll(section: section, to: offset) != true else { return }
    mistakes.append("stage.scroll(section:to:): section \(section) does not scroll by itself")
  }

  /// Scrolls a section that scrolls by itself to a point, of which the coordinate across the
  /// layout's direction counts.
  public func scroll(section: Int, to offset: CGPoint) {
    scroll(section: section, to: collectionView?.axis == .horizontal ? offset.y : offset.x)
  }

  /// Goes one page further, or back, in a section that scrolls by itself: to its next rest.
  public func page(section: Int, forward isForward: Bool = true) {
    guard host != nil, collectionView?.page(section: section, forward: isForward) != true
    else { return }
    mistakes.append("stage.page(section:forward:): section \(section) does not scroll by itself")
  }

  /// Counts an event of the author's own, for `calls` blocks.
  public nonisolated static func count(_ name: String) {
    MainActor.assumeIsolated { current?.events[name, default: 0] += 1 }
  }
}

extension Stage {
  /// Lays the scene out on the graph that it has, until state and preferences have settled.
  ///
  /// - Parameters:
  ///   - proposal: What the root is proposed; `nil` for what it was proposed last, by an
  ///     expectation or by a step.
  ///   - environment: What the place of the scene imposes on it.
  ///   - offset: The content offset of the outermost scroll view, in points; `nil` to leave it
  ///     where it is.
  package func layOut(
    proposal: ProposedViewSize?,
    environment: HostEnvironment,
    offset: CGPoint? = nil
  ) {
    host?.layOut(proposal: proposal ?? resizedProposal, environment: environment)
    resizedProposal = nil
    if let host, host.elementView != nil, !host.currentProposal.isSize {
      mistakes.append("a collection view or a table has a size of two finite lengths: propose them")
    }
    guard let offset else { return }
    scroll(to: offset)
    host?.layOut(proposal: nil, environment: environment)
  }

  /// Lets a check lay the scene out on graphs of its own; what the author counts meanwhile does
  /// not count.
  ///
  /// - Parameter body: Is given what makes a host of the scene, without state and never laid out.
  /// - Returns: What the body returns; `nil` where there is no scene.
  package func withFurtherHosts<Result>(
    _ body: (@escaping @MainActor (LayoutOptions) -> any SceneHost) -> Result
  ) -> Result? {
    let events = events
    heldIssues += host?.takeIssues() ?? []
    defer {
      self.events = events
      // A view that code keeps was laid out by the checks too.
      _ = host?.takeIssues()
    }
    return makeHost.map { makeHost in CellTally.counting(apart: { body(makeHost) }) }
  }

  /// Lets a check play a scene again on a stage of its own; what is counted and reported meanwhile
  /// is nothing of this stage's.
  package func playApart(_ body: () -> Void) {
    heldIssues = IssueCollector.shared.take() + heldIssues
    CellTally.counting(apart: body)
    _ = IssueCollector.shared.take()
    Self.current = self
  }

  /// The collection view that is shown; `nil` for a scene of views, and before the first layout.
  package var collectionView: UICollectionView? { host?.collectionView }

  /// The collection view or the table that is shown; `nil` for a scene of views, and before the
  /// first layout.
  package var elementView: (any ElementView)? { host?.elementView }

  /// The frames of the last layout: the root's node.
  package var frames: [ResolvedNode] { host?.frames ?? [] }

  /// Where the root's top left corner lies in a window of the proposal's size, in points.
  package var originInWindow: CGPoint { host?.originInWindow ?? .zero }

  /// How many steps have run.
  package var stepCount: Int { phase }

  /// Whether code has said what the next layout proposes.
  package var isResized: Bool { resizedProposal != nil }

  /// The last proposal to the root; `nil` before the first layout.
  package var proposal: ProposedViewSize? { host?.currentProposal }

  /// The last layout as a tree of its nodes.
  ///
  /// Events that authors count on the way are not counted.
  ///
  /// - Parameter columns: What is wanted besides names and frames.
  /// - Returns: No nodes where there is no scene.
  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    let known = events
    defer { events = known }
    return host?.tree(columns) ?? ResolvedTree(nodes: [])
  }

  /// The last layout's nodes with the reasons of their sizes and places.
  ///
  /// - Parameter elements: Which elements of a collection view are asked for besides those in view.
  /// - Returns: The outermost nodes.
  package func explanation(
    alsoOf elements: [CollectionElement.Identity] = []
  ) -> [ResolvedNode] {
    elementView?.explanation(alsoOf: elements) ?? tree(.explanation).nodes
  }

  /// How often things ran since the scene's first layout, by name: the engine's calls of the
  /// author's code, and the author's own events.
  package var counts: [String: Int] {
    (host?.counts ?? [:]).merging(events) { $0 + $1 }
  }

  /// The preferences that reach the root, printed, by the names of their keys.
  package var preferences: [String: String] { host?.preferences ?? [:] }

  /// The sections of the scene's data source; `nil` for a scene without one.
  package var sections: [PrintedSection]? { elementView?.printedSections }

  /// The batch updates of the last `apply`, in order, each as a line of an `updates` block says it;
  /// `nil` for a scene without a data source.
  package var lastUpdates: [String]? { elementView?.lastUpdates.map(\.description) }

  /// The counts of the scene's cells; `nil` where nobody counts them.
  package var cellCounts: CellCounts? {
    guard let tally = elementView?.tally else { return nil }
    var counts = CellCounts(live: tally.live, made: tally.made, reused: tally.reused)
    if let heap = heap(), let initialHeap { counts.bytes = heap - initialHeap }
    return counts
  }

  /// The issues since the last call: those of values, then those of the scene, each in the order
  /// they were reported.
  package func takeIssues() -> [Issue] {
    defer { heldIssues = [] }
    return IssueCollector.shared.take() + heldIssues + (host?.takeIssues() ?? [])
  }

  /// The requests of steps that cannot be done, since the last call.
  package func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }
}
