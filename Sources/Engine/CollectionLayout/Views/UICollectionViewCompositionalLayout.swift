public import Foundation
internal import LayoutTree

/// A layout of sections, each of which repeats a group.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  package let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// The resolver of the first view that shows the layout; `nil` while no view shows it.
  package private(set) weak var resolver: CollectionLayoutResolver?

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    sectionProvider = { _, _ in section }
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
  }

  open override var collectionViewContentSize: CGSize { resolver?.contentSize ?? .zero }

  override var scrollsOnlyAlongAxis: Bool { true }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    resolver?.attributes(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    resolver?.attributes(of: .cell(section: indexPath.section, item: indexPath.item))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    resolver?.attributes(of: .supplementary(elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    resolver?.attributes(of: .decoration(kind: elementKind, section: indexPath.section))
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  open override func invalidateLayout() {
    guard let collectionView else {
      resolver?.invalidate()
      return
    }
    MainActor.assumeIsolated { collectionView.invalidate() }
  }
}

extension UICollectionViewCompositionalLayout: ResolvedLayout {
  package func answering<Result>(
    by worker: CollectionLayoutResolver,
    _ work: () -> Result
  ) -> Result {
    let owner = resolver ?? worker
    resolver = worker
    defer { resolver = owner }
    return work()
  }
}
