package import CollectionLayout
package import Foundation
package import ViewLayout

/// Shows a scene that is a collection view: lays it out, measures what its views hold, and
/// reports.
@MainActor
package final class CollectionHost {
  private let content: @MainActor () -> CollectionScene
  private var scene: CollectionScene?
  /// The layout as it stands; `nil` before the first.
  package private(set) var resolver: CollectionLayoutResolver?
  private var environment = HostEnvironment()
  package private(set) var currentProposal = ProposedViewSize.unspecified
  /// The views in measured elements, each on a graph of its own.
  private var hosts: [CollectionElement.Identity: ViewHost] = [:]
  package private(set) var computations = 0
  private var issues: [Issue] = []

  /// Makes a host of a scene's closure, which is evaluated when the scene is laid out, and again
  /// after each step.
  package init(content: @escaping @MainActor () -> CollectionScene) {
    self.content = content
  }
}

extension CollectionHost: CollectionSceneHost {
  /// Evaluates the scene again.
  ///
  /// The layout stays, and with it what was measured, where it is the same object with as many
  /// items; what its views hold is measured anew as soon as it is in sight.
  package func reevaluate() {
    guard let old = scene else { return }
    let new = content()
    scene = new
    guard let resolver, new.showsSame(as: old) else { return show(new) }
    for (element, host) in hosts {
      host.reevaluate()
      resolver.invalidateSize(of: element)
    }
  }

  package func layOut(proposal: ProposedViewSize?, environment: HostEnvironment) {
    if let proposal { currentProposal = proposal }
    self.environment = environment
    let scene = scene ?? content()
    self.scene = scene
    guard let resolver else { return show(scene) }
    resolver.surroundings = surroundings
  }

  package func tap(_ identifier: String) -> Bool {
    for (element, host) in hosts where host.tap(identifier) {
      resolver?.invalidateSize(of: element)
      return true
    }
    return false
  }

  package func scroll(to offset: CGPoint) -> Bool {
    resolver?.scrollOffset = offset
    return resolver != nil
  }

  package var identifiers: [String] { hosts.values.flatMap(\.identifiers).sorted() }

  package func takeIssues() -> [Issue] {
    defer { issues = [] }
    return issues + (resolver?.takeIssues() ?? []) + hosts.values.flatMap { $0.takeIssues() }
  }
}

extension CollectionHost {
  package func scroll(section: Int, to offset: CGFloat) -> Bool {
    guard let resolver, resolver.restingOffset(ofSection: section, for: 0) != nil else {
      return false
    }
    resolver.scroll(section: section, to: offset)
    return true
  }

  package var shownContent: (any CollectionContent)? { self }

  package var axis: Axis {
    scene?.layout.configuration.scrollDirection == .horizontal ? .horizontal : .vertical
  }
}

extension CollectionHost: CollectionContent {
  /// The views that were measured, or those of an element that has its size from its layout; in its
  /// middle, where they leave room.
  package func drawnContent(of element: CollectionElement) -> [ResolvedNode] {
    guard scene?.content(of: element.identity) != nil else { return [] }
    let host = hosts[element.identity] ?? placedHost(of: element)
    let origin = CGPoint(
      x: (element.frame.width - host.size.width) / 2,
      y: (element.frame.height - host.size.height) / 2
    )
    return host.tree(.picture).nodes.map { $0.moved(by: origin) }
  }

  private func placedHost(of element: CollectionElement) -> ViewHost {
    let host = makeHost(of: element.identity)
    let (width, height) = (element.frame.width, element.frame.height)
    host.layOut(
      proposal: ProposedViewSize(width: width, height: height),
      environment: cellEnvironment
    )
    return host
  }
}

extension CollectionHost {
  /// Lays a scene out anew, scrolled as the one before it.
  private func show(_ scene: CollectionScene) {
    issues += takeIssues()
    hosts = [:]
    let (offset, orthogonalOffsets) = (resolver?.scrollOffset, resolver?.orthogonalOffsets)
    // The layout answers by the one that it has: it lets go of the old one before it gets another.
    resolver = nil
    resolver = CollectionLayoutResolver(
      scene.layout,
      itemCounts: scene.items,
      in: surroundings,
      scrollOffset: offset ?? .zero,
      orthogonalOffsets: orthogonalOffsets ?? [:],
      registrations: CollectionRegistrations(
        supplementaryKinds: nil,
        makesEveryDecoration: scene.registersDecorations
      ),
      measure: { [weak self] element, proposal in
        MainActor.assumeIsolated { self?.measure(element, proposal) }
      }
    )
  }

  private var surroundings: CollectionSurroundings {
    CollectionSurroundings(
      size: size,
      displayScale: environment.displayScale,
      safeArea: environment.safeArea,
      layoutMargins: environment.margins,
      layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// The environment that the content of an element sees.
  private var cellEnvironment: HostEnvironment {
    var cell = HostEnvironment()
    cell.isRightToLeft = environment.isRightToLeft
    cell.displayScale = environment.displayScale
    cell.dynamicTypeSize = environment.dynamicTypeSize
    return cell
  }

  /// The size that an element takes of a proposal; `nil` for one that keeps its estimate.
  private func measure(
    _ element: CollectionElement.Identity,
    _ proposal: ProposedViewSize
  ) -> CGSize? {
    computations += 1
    guard let scene, scene.content(of: element) != nil else {
      return scene?.plainSize(of: element)
    }
    let host = hosts[element] ?? makeHost(of: element)
    hosts[element] = host
    host.layOut(proposal: proposal, environment: cellEnvironment)
    return host.tree([]).nodes.first?.frame.size ?? .zero
  }

  private func makeHost(of element: CollectionElement.Identity) -> ViewHost {
    ViewHost { [weak self] in
      self?.scene?.content(of: element) ?? AnyView(EmptyView())
    }
  }
}
