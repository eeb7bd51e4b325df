public import Foundation

/// A layout of sections, each of which repeats a group.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The configuration that the sections have in common.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  package let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// The resolver that lays it out, as long as something shows it: the first of those that do.
  package private(set) weak var resolver: CollectionLayoutResolver?

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are all alike, and what they have in common.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    sectionProvider = { _, _ in section }
  }

  /// Makes a layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Makes a layout that asks for each section, and what they have in common.
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
    resolver?.attributes(
      of: indexPath.item == .max
        ? .layoutSupplementary(kind: elementKind, item: 0)
        : .supplementary(kind: elementKind, section: indexPath.section, item: indexPath.item)
    )
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    resolver?.attributes(of: .decoration(kind: elementKind, section: indexPath.section))
  }

  /// Lays everything out again, whatever the context says.
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
