public import Foundation
public import UIKitLayout

/// The box that something is laid out in.
public protocol NSCollectionLayoutContainer {
  /// The whole box, in points.
  var contentSize: CGSize { get }
  /// The box without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Its insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Its insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
