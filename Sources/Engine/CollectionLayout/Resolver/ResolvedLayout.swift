/// A layout that a resolver lays out.
package protocol ResolvedLayout: AnyObject {
  /// The configuration that the sections have in common.
  var configuration: UICollectionViewCompositionalLayoutConfiguration { get }
  /// Makes each section.
  var sectionProvider: UICollectionViewCompositionalLayoutSectionProvider { get }
  /// The classes of decorations by their kinds.
  var decorationClasses: [String: AnyClass] { get }
  /// The resolver that lays it out, as long as something shows it: the first of those that do.
  var resolver: CollectionLayoutResolver? { get }

  /// Lets one that lays the layout out answer for it while it is at work.
  ///
  /// Several may, where laws look at a scene again; what an author asks between their work is about
  /// the first.
  func answering<Result>(by worker: CollectionLayoutResolver, _ work: () -> Result) -> Result
}
