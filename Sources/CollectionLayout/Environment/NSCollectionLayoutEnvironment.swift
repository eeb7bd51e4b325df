/// What a layout's author may ask of the surroundings.
public protocol NSCollectionLayoutEnvironment {
  /// The box that is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}
