import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// A home screen that can be entered and scrolled.
@MainActor
protocol HomeScreen {
  /// The view that scrolls up and down.
  var view: UIScrollView { get }
}

extension HomeScreen {
  /// How far one step of scrolling goes, in points.
  private var step: CGFloat { 100 }

  /// Shows the top.
  func enter() { view.layoutIfNeeded() }

  /// Scrolls down, step by step, until the end is reached.
  func scrollToBottom() {
    while true {
      let end = view.contentSize.height - view.bounds.height
      guard view.contentOffset.y < end else { return }
      view.contentOffset.y = min(view.contentOffset.y + step, end)
      view.layoutIfNeeded()
    }
  }

  /// How many views lie in each other at most, the outermost counted.
  var depth: Int { depth(of: view) }

  private func depth(of view: UIView) -> Int {
    1 + (view.subviews.map { depth(of: $0) }.max() ?? 0)
  }

  /// A collection view as large as the device.
  static func makeView(
    _ section: @escaping (Int) -> NSCollectionLayoutSection
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: HomeShape.screen),
      collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in section(index) }
    )
    view.environment = HomeShape.environment
    return view
  }
}
