public import UIKitLayout

/// The surroundings, as a layout's author may ask for them.
public protocol NSCollectionLayoutEnvironment {
  /// The box that is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}
