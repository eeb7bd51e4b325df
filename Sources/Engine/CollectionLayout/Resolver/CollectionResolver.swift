package import Foundation
package import LayoutTree
package import ViewLayout

/// Computes the frames of the elements of a collection view.
package protocol CollectionResolver: AnyObject {
  /// The size and the traits that the layout is computed for; a change invalidates the layout.
  var surroundings: CollectionSurroundings { get set }
  /// The origin of the visible part, in content coordinates.
  var scrollOffset: CGPoint { get set }
  /// The axis along which sections follow each other.
  var axis: Axis { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// All elements, section by section.
  var allElements: [CollectionElement] { get }

  /// Returns whether the resolver computes the given layout.
  func resolves(_ layout: AnyObject) -> Bool
  /// Invalidates and recomputes the whole layout.
  func invalidate()
  /// Invalidates an element's measured size; it is measured again when it is visible.
  func invalidateSize(of identity: CollectionElement.Identity)
  /// Invalidates all measured sizes; elements are measured again when they become visible.
  func markSizesStale()
  func elements(in rectangle: CGRect) -> [CollectionElement]
  /// Returns an element as it is drawn, or `nil` if it does not exist.
  func element(_ identity: CollectionElement.Identity) -> CollectionElement?
  /// Returns an element as UIKit's attributes, or `nil` if it does not exist.
  func attributes(of identity: CollectionElement.Identity) -> UICollectionViewLayoutAttributes?
  /// Returns whether a section has boundary items of a kind, rather than views anchored to its
  /// groups.
  func hasBoundaryItem(ofKind kind: String, section: Int) -> Bool
  /// Returns where an orthogonal section comes to rest; `nil` if the section does not scroll
  /// orthogonally.
  func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat?
  /// Explains an element's size and position, as a chain of nested nodes; `nil` if it does not
  /// exist.
  func explanation(of identity: CollectionElement.Identity) -> ResolvedNode?
  /// Returns the state to preserve across an update.
  func preservedLayoutState() -> PreservedLayoutState
  /// Returns the distinct issues since the last call.
  func takeIssues() -> [Issue]
}

/// The kinds of views that a collection view can create.
package struct CollectionRegistrations: Sendable {
  /// Whether every decoration kind is treated as registered with the layout.
  package var createsAllDecorations: Bool
  /// The kinds for which the collection view itself has registered classes.
  package var kindsOfViews: Set<String>

  package init(createsAllDecorations: Bool, kindsOfViews: Set<String> = []) {
    self.createsAllDecorations = createsAllDecorations
    self.kindsOfViews = kindsOfViews
  }
}

/// A compositional layout that a resolver computes.
package protocol ResolvedLayout: AnyObject {
  /// The settings that apply to all sections.
  var configuration: UICollectionViewCompositionalLayoutConfiguration { get }
  /// The closure that provides the sections.
  var sectionProvider: UICollectionViewCompositionalLayoutSectionProvider { get }
  /// The registered classes of decoration views, by kind.
  var decorationClasses: [String: AnyClass] { get }
  /// The resolver of the first view that shows the layout; `nil` while no view shows it.
  var resolver: CollectionLayoutResolver? { get }

  /// Runs work while a resolver answers the layout's queries.
  ///
  /// Checks of a scene's laws create further resolvers for the same layout. After the work, queries
  /// go to the first resolver again.
  func answering<Result>(by worker: CollectionLayoutResolver, _ work: () -> Result) -> Result
}

/// The layout state preserved across an update: orthogonal scroll offsets and measured sizes.
package struct PreservedLayoutState {
  var orthogonalOffsets: [Int: CGFloat]
  /// The measured sizes, by section.
  var measurements: [Int: SectionMeasurements]
  /// The measured sizes of the boundary items of the whole layout.
  let boundaryMeasurements: SectionMeasurements
  /// The surroundings in which the sizes were measured; they are discarded if the surroundings
  /// differ.
  let surroundings: CollectionSurroundings

  /// Creates the state of a resolver's layout.
  init(of resolver: CollectionLayoutResolver) {
    orthogonalOffsets = resolver.orthogonalOffsets
    measurements = resolver.measurements
    boundaryMeasurements = resolver.boundaryMeasurements
    surroundings = resolver.surroundings
  }

  /// Creates a state with measured sizes and without scroll offsets.
  init(_ measurements: [Int: SectionMeasurements], in surroundings: CollectionSurroundings) {
    orthogonalOffsets = [:]
    self.measurements = measurements
    boundaryMeasurements = SectionMeasurements()
    self.surroundings = surroundings
  }
}
