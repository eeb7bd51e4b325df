import Foundation

/// A box without insets.
struct LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize

  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
