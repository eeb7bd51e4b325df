package import CollectionLayout
package import Foundation
package import ViewLayout

/// Shows a scene that is a collection view of the author's own.
@MainActor
package final class CollectionViewHost {
  private let content: @MainActor () -> UICollectionView
  /// The collection view that is shown; `nil` before the first layout.
  package private(set) var collectionView: UICollectionView?
  package private(set) var currentProposal = ProposedViewSize.unspecified
  private var environment = HostEnvironment()

  /// Makes a host of a scene's closure, which is evaluated when the scene is laid out, and again
  /// after each step.
  package init(content: @escaping @MainActor () -> UICollectionView) {
    self.content = content
  }
}

extension CollectionViewHost: CollectionSceneHost {
  package var resolver: CollectionLayoutResolver? { collectionView?.resolver }

  package var shownContent: (any CollectionContent)? { collectionView }

  package var axis: Axis {
    let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.configuration.scrollDirection == .horizontal ? .horizontal : .vertical
  }

  package var computations: Int { collectionView?.measurements ?? 0 }

  package var identifiers: [String] { collectionView?.identifiers ?? [] }

  package var sections: [SectionContent]? {
    let dataSource = collectionView?.dataSource as? any IdentifiedDataSource
    return dataSource?.printedSections.map { SectionContent(name: $0.name, items: $0.items) }
  }

  package var lastUpdates: [String]? {
    collectionView.map { $0.lastUpdates.map(\.description) }
  }

  package var cellCounts: CellCounts? {
    collectionView.map { view in
      CellCounts(live: view.tally.live, made: view.tally.made, reused: view.tally.reused)
    }
  }

  /// Shows what the step has changed: the data, the cells' content, or another collection view.
  package func reevaluate() {
    guard let old = collectionView else { return }
    let new = content()
    if new === old { new.contentDidChange() }
    show(new)
  }

  package func layOut(proposal: ProposedViewSize?, environment: HostEnvironment) {
    if let proposal { currentProposal = proposal }
    self.environment = environment
    show(collectionView ?? content())
  }

  package func tap(_ identifier: String) -> Bool {
    guard let collectionView, collectionView.tap(identifier) else { return false }
    collectionView.contentDidChange()
    return true
  }

  package func scroll(to offset: CGPoint) -> Bool {
    guard let collectionView else { return false }
    collectionView.contentOffset = collectionView.reachable(offset)
    collectionView.layoutIfNeeded()
    return true
  }

  package func scroll(section: Int, to offset: CGFloat) -> Bool {
    collectionView?.scroll(section: section, to: offset) ?? false
  }

  package func takeIssues() -> [Issue] { collectionView?.takeIssues() ?? [] }
}

extension CollectionViewHost {
  /// Lays a collection view out in the size that was proposed.
  private func show(_ view: UICollectionView) {
    collectionView = view
    let margins = environment.margins
    let safeArea = environment.safeArea
    let isRightToLeft = environment.isRightToLeft
    view.environment = environment
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top,
      leading: margins.leading,
      bottom: margins.bottom,
      trailing: margins.trailing
    )
    view.safeAreaInsets = UIEdgeInsets(
      top: safeArea.top,
      left: isRightToLeft ? safeArea.trailing : safeArea.leading,
      bottom: safeArea.bottom,
      right: isRightToLeft ? safeArea.leading : safeArea.trailing
    )
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
  }
}
