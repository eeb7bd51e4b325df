package import CollectionLayout
package import Foundation
package import ViewLayout

/// Shows a scene that is a collection view.
@MainActor
package final class CollectionHost {
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

extension CollectionHost: SceneHost {
  package var computations: Int { collectionView?.measurements ?? 0 }

  package var identifiers: [String] { collectionView?.identifiers ?? [] }

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

  /// Nothing is negotiated: a layout says what there is.

  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    collectionView?.tree(columns) ?? ResolvedTree(nodes: [])
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

  package func takeIssues() -> [Issue] { collectionView?.takeIssues() ?? [] }
}

extension CollectionHost {
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

  /// The size that was proposed; what cannot be a length of it is 0.
  private var size: CGSize {
    let lengths = [currentProposal.width, currentProposal.height].map { length in
      length.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }
}
