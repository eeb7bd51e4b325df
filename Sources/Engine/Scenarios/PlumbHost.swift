package import CollectionLayout
package import EngineKit
internal import Foundation
internal import LayoutTree
package import LayoutValues
internal import UIKitLayout
internal import ViewLayout

/// A host that makes a scene of Plumb's engine available through the engine protocol.
///
/// Features that are not in the protocol, such as drawings and reasons, are available from
/// ``scene``.
@MainActor
package final class PlumbHost {
  /// The host of the SwiftUI views or of the UIKit view.
  package let scene: any SceneHost
  /// The issues from before the scene was laid out on further hosts, whose own issues are dropped.
  private var pendingIssues: [Issue] = []

  /// Whether the scene of SwiftUI views was laid out, so that its bodies were evaluated.
  private var wasLaidOut = false
  /// The window of a scene of SwiftUI views; `nil` for a scene of UIKit views, whose host has one.
  private var window: UIWindow?
  /// The maximum number of layouts after asynchronous work of the scene.
  private static let layoutLimit = 8

  init(_ scene: any SceneHost) {
    self.scene = scene
    AsyncWork.beginScene()
  }
}

extension PlumbHost: EngineHost {
  package func layOut(
    proposal: LayoutProposal,
    in environment: LayoutEnvironment
  ) -> [EngineNode] {
    let environment = HostEnvironment(environment)
    let size = ProposedViewSize(proposal)
    if scene is ViewHost {
      showWindow(of: size, in: environment)
      // Bodies may read the lengths of UIKit's fonts (R-TXT-15), as the views of UIKit do.
      if ApplicationEnvironment.set(environment), wasLaidOut { scene.reevaluateAll() }
      wasLaidOut = true
    }
    // Code that has read the size of another screen is evaluated again.
    if SceneScreen.set(SceneScreen(of: size, in: environment)) { scene.reevaluateAll() }
    scene.layOut(proposal: size, environment: environment)
    layOutAfterAsyncWork(in: environment)
    return []
  }

  /// Sets the window of a SwiftUI scene, which code reads for its size and its safe area.
  private func showWindow(of proposal: ProposedViewSize, in environment: HostEnvironment) {
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite
    else { return }
    let window = window ?? UIWindow()
    self.window = window
    window.environment = environment
    window.safeAreaInsets = environment.safeAreaInsets
    let frame = CGRect(x: 0, y: 0, width: max(width, 0), height: max(height, 0))
    if window.frame != frame { window.frame = frame }
    UIWindowScene.shared.activate(window)
  }

  /// Lays the scene out again while its asynchronous work changes it.
  private func layOutAfterAsyncWork(in environment: HostEnvironment) {
    guard AsyncWork.isRunning else { return }
    for _ in 0..<Self.layoutLimit {
      LayoutLanguage.run(in: environment.localization) { AsyncWork.settle() }
      guard !scene.isAtRest else { return }
      scene.layOut(proposal: nil, environment: environment)
      guard AsyncWork.hasWaitingTasks || scene is ViewHost else { return }
    }
  }

  package func reevaluate() { scene.reevaluate() }

  package func tap(_ identifier: String) -> Bool { scene.tap(identifier) }

  package func scroll(to offset: LayoutEnvironment.Offset) -> Bool {
    scene.scroll(to: CGPoint(x: offset.x, y: offset.y))
  }

  package func scroll(section: Int, to position: EngineSectionPosition) -> Bool {
    guard let view = scene.collectionView else { return false }
    switch position {
    case .offset(let offset): return view.scroll(section: section, to: CGFloat(offset))
    case .point(let point):
      let offset = CGFloat(view.axis == .horizontal ? point.y : point.x)
      return view.scroll(section: section, to: offset)
    case .nextPage: return view.page(section: section, forward: true)
    case .previousPage: return view.page(section: section, forward: false)
    }
  }

  package func restingOffset(ofSection section: Int, for offset: Double) -> Double? {
    scene.collectionView?.restingOffset(ofSection: section, for: CGFloat(offset))
      .map { Double($0) }
  }

  package func evaluatedScene() throws -> EngineScene? {
    do {
      return try scene.evaluatedScene().map { EngineScene($0) }
    } catch {
      throw Unsupported(error.reason)
    }
  }

  package var identifiers: [String]? { scene.identifiers }
  package var counts: [String: Int]? { scene.counts }
  package var preferences: [String: String]? { scene.preferences }
  package var negotiation: [EngineQuestion]? {
    scene.tree(.negotiation).negotiation
  }

  /// The nodes of the last layout; empty for a collection view.
  ///
  /// They are computed at each access, because few layouts are read as trees.
  package var nodes: [EngineNode]? {
    kind == .collection ? [] : scene.frames
  }

  package var unrecordedLengths: [UnrecordedLength]? {
    [UnrecordedLength](in: scene.tree(.traits).nodes)
  }

  package var fonts: [TextFont]? { [TextFont](in: scene.tree(.traits).nodes) }

  package var edges: [DrawnEdge]? { [DrawnEdge](in: scene.tree(.picture)) }

  package var traits: [EngineNode]? { scene.tree([.text, .traits]).nodes }

  package func drawing(withSteps hasSteps: Bool) -> ResolvedTree? {
    scene.tree(hasSteps ? [.picture, .steps] : .picture)
  }

  package func reasons(alsoOf elements: [ElementIdentity]) -> [EngineNode]? {
    scene.elementView?.explanation(alsoOf: elements) ?? scene.tree(.explanation).nodes
  }

  package var resources: SceneResources? {
    SceneResources(
      missing: AppResources.current?.missingNames.map(\.message) ?? [],
      unresolvedKeys: UnresolvedKeys.all,
      hasUnfinishedTasks: AsyncWork.isLate
    )
  }

  package var originInWindow: LayoutEnvironment.Offset? {
    guard kind != .collection else { return nil }
    let origin = scene.originInWindow
    return LayoutEnvironment.Offset(x: origin.x, y: origin.y)
  }
}

// Properties of scenes that are collection views or tables.
extension PlumbHost {
  package var kind: LayoutAnswer.Kind {
    scene.elementView.map { $0.isTable ? .table : .collection } ?? .views
  }

  package var elements: [EngineElement]? {
    scene.elementView.map { $0.engineElements(onlyVisible: false) }
  }

  package var visibleElements: [EngineElement]? {
    scene.elementView.map { $0.engineElements(onlyVisible: true) }
  }

  package var sections: [SnapshotSection]? {
    scene.elementView?.printedSections?
      .map { SnapshotSection(name: $0.name, items: $0.items) }
  }

  package var updates: [String]? { scene.elementView?.lastUpdates.map(\.description) }

  package var cells: EngineCells? {
    (scene.elementView?.tally).map {
      EngineCells(live: $0.live, made: $0.made, reused: $0.reused)
    }
  }

  package func takeMistakes() -> [String] {
    guard scene.elementView != nil, !scene.currentProposal.isSize else { return [] }
    return ["a collection view or a table needs a proposed size of two finite lengths"]
  }
}

// Collecting and isolating the issues of the scene.
extension PlumbHost {
  /// Returns the issues since the last call: those of values, then those of the scene, in the order
  /// of reporting.
  package func takeIssues() -> [LayoutIssue]? {
    defer { pendingIssues = [] }
    return (IssueCollector.shared.drain() + pendingIssues + scene.takeIssues()).map {
      LayoutIssue(kind: $0.kind.name, place: "\($0.place)", message: $0.message)
    }
  }

  package func isolating(_ graph: LayoutRequest.Graph, _ body: () -> Void) {
    let localization = LayoutLanguage.current
    defer { LayoutLanguage.current = localization }
    switch graph {
    case .standing: body()
    case .fresh:
      pendingIssues += scene.takeIssues()
      CellCounter.counting(apart: body)
      // A view that the author's code retains was laid out by the other hosts too, so their issues
      // are dropped.
      _ = scene.takeIssues()
    case .replayed:
      pendingIssues = IssueCollector.shared.drain() + pendingIssues
      CellCounter.counting(apart: body)
      // A name is looked up once per scenario and language, perhaps in a replay.
      pendingIssues += IssueCollector.shared.drain().filter { $0.kind == .missingResource }
    }
  }
}

extension ElementView {
  /// Returns the elements in the form of the protocol, beginning with the content.
  package func engineElements(onlyVisible: Bool) -> [EngineElement] {
    let content = EngineElement(
      "content",
      frame: LayoutFrame(CGRect(origin: .zero, size: contentSize))
    )
    let visible = visibleElements
    let identities = Set(visible.map(\.identity))
    let elements = onlyVisible ? visible : allElements
    return [content]
      + elements.map { element in
        EngineElement(
          element.identity.name(inTable: isTable),
          frame: LayoutFrame(element.frame),
          zIndex: element.zIndex,
          isInSight: identities.contains(element.identity)
        )
      }
  }
}

extension CollectionElement.Identity {
  /// Returns the name of the element in `frames` blocks, such as `cell 0.3` or `header table`.
  fileprivate func name(inTable isTable: Bool) -> String {
    switch self {
    case .cell(let section, let item): "\(isTable ? "row" : "cell") \(section).\(item)"
    case .supplementary(let kind, let section, let item):
      isTable
        ? "\(Self.boundary(kind)) \(section)"
        : "supplementary \(Self.quoted(kind)) \(section).\(item)"
    case .layoutSupplementary(let kind, let item):
      isTable
        ? "\(Self.boundary(kind)) table"
        : "supplementary \(Self.quoted(kind)) layout" + (item == 0 ? "" : ".\(item)")
    case .decoration(let kind, let section): "decoration \(Self.quoted(kind)) \(section)"
    }
  }

  private static func boundary(_ kind: String) -> String {
    kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
  }

  private static func quoted(_ kind: String) -> String {
    let escaped =
      kind
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
