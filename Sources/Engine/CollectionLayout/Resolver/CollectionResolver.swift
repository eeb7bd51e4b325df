package import Foundation
package import ViewLayout

/// Lays out what a collection view shows, and answers where everything is.
package protocol CollectionResolver: AnyObject {
  /// The surroundings that the layout is laid out in; a change invalidates the layout.
  var surroundings: CollectionSurroundings { get set }
  /// Where the content's visible part begins, in the content's coordinates.
  var scrollOffset: CGPoint { get set }
  /// Along which sections follow each other.
  var axis: Axis { get }
  /// The size of everything, in points.
  var contentSize: CGSize { get }
  /// Everything, section by section.
  var allElements: [CollectionElement] { get }

  /// Whether it is this layout that is laid out.
  func resolves(_ layout: AnyObject) -> Bool
  /// Lays everything out again.
  func invalidate()
  /// Invalidates an element's measured size; it is measured again when it is visible.
  func invalidateSize(of identity: CollectionElement.Identity)
  /// Invalidates all measured sizes; elements are measured again when they become visible.
  func markSizesStale()
  /// The elements in a rectangle of the content.
  func elements(in rectangle: CGRect) -> [CollectionElement]
  /// An element as it is drawn; `nil` where there is none.
  func element(_ identity: CollectionElement.Identity) -> CollectionElement?
  /// The attributes in UIKit's form of an element; `nil` where there is none.
  func attributes(of identity: CollectionElement.Identity) -> UICollectionViewLayoutAttributes?
  /// Whether a section has headers or footers of a kind, rather than what hangs on its groups.
  func hasBoundaryItem(ofKind kind: String, section: Int) -> Bool
  /// Where an orthogonal section comes to rest; `nil` for a section that does not scroll by itself.
  func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat?
  /// Why an element has its size and its place, each node the only child of the one before; `nil`
  /// where there is none.
  func explanation(of identity: CollectionElement.Identity) -> ResolvedNode?
  /// The state that outlives an update.
  func preservedLayoutState() -> PreservedLayoutState
  /// The issues since the last call, each once.
  func takeIssues() -> [Issue]
}

/// The kinds of views that a collection view can make.
package struct CollectionRegistrations: Sendable {
  /// Whether every kind of decoration counts as registered with the layout.
  package var createsAllDecorations: Bool
  /// The kinds that the collection view itself has classes for.
  package var kindsOfViews: Set<String>

  package init(createsAllDecorations: Bool, kindsOfViews: Set<String> = []) {
    self.createsAllDecorations = createsAllDecorations
    self.kindsOfViews = kindsOfViews
  }
}

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

/// The state that outlives an update of a layout: how far sections are scrolled by themselves, and
/// the measurements of the elements that stay.
package struct PreservedLayoutState {
  var orthogonalOffsets: [Int: CGFloat]
  /// By the section.
  var measurements: [Int: SectionMeasurements]
  /// Those of the headers and footers of the whole layout.
  let boundaryMeasurements: SectionMeasurements
  /// The surroundings that it was laid out in; elsewhere nothing of it counts.
  let surroundings: CollectionSurroundings

  /// Takes the state that a layout has come to.
  init(of resolver: CollectionLayoutResolver) {
    orthogonalOffsets = resolver.orthogonalOffsets
    measurements = resolver.measurements
    boundaryMeasurements = resolver.boundaryMeasurements
    surroundings = resolver.surroundings
  }

  /// Takes the measurements of a layout that has nothing else to keep.
  init(_ measurements: [Int: SectionMeasurements], in surroundings: CollectionSurroundings) {
    orthogonalOffsets = [:]
    self.measurements = measurements
    boundaryMeasurements = SectionMeasurements()
    self.surroundings = surroundings
  }
}
