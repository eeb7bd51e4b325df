import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

enum CompositionalLayoutCoverage: CoverageSection {
  nonisolated static let title = "Collection layouts: the layout and its environment"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    listLayouts(&list)
    listConfiguration(&list)
    listQuestions(&list)
    listAttributes(&list)
    listEnvironment(&list)
    listIndexPaths(&list)
    list.lacks(
      "UICollectionViewLayout.initialLayoutAttributesForAppearingItem(at:)",
      because: "there is no animation: what is laid out is where it will be"
    )
    list.lacks(
      "UICollectionViewLayoutAttributes.transform3D",
      because: "frames are of the plane"
    )
    list.lacks(
      "UITraitCollection(traitsFrom:)",
      because: "an author reads the traits of the surroundings and makes none"
    )
  }

  private static var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }
  private static var layout: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section)
  }

  private static func listLayouts(_ list: inout CoverageList) {
    list.has("UICollectionViewCompositionalLayout(section:)") {
      UICollectionViewCompositionalLayout(section: section)
    }
    list.has("UICollectionViewCompositionalLayout(section:configuration:)") {
      UICollectionViewCompositionalLayout(
        section: section,
        configuration: UICollectionViewCompositionalLayoutConfiguration()
      )
    }
    list.has("UICollectionViewCompositionalLayout(sectionProvider:)") {
      UICollectionViewCompositionalLayout(sectionProvider: { _, _ in section })
    }
    list.has("UICollectionViewCompositionalLayout(sectionProvider:configuration:)") {
      UICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in section },
        configuration: UICollectionViewCompositionalLayoutConfiguration()
      )
    }
    list.has("UICollectionViewCompositionalLayoutSectionProvider") {
      let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in section }
      return provider
    }
    list.has("UICollectionViewCompositionalLayout.configuration") { layout.configuration }
    list.has("UICollectionViewLayout()") { UICollectionViewLayout() }
    list.has("UICollectionViewLayout.collectionView") { layout.collectionView as Any }
    list.has("UICollectionViewLayout.register(_:forDecorationViewOfKind:)") {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    }
  }

  private static func listConfiguration(_ list: inout CoverageList) {
    list.has("UICollectionViewCompositionalLayoutConfiguration()") {
      UICollectionViewCompositionalLayoutConfiguration()
    }
    list.has("UICollectionViewCompositionalLayoutConfiguration.copy(with:)") {
      UICollectionViewCompositionalLayoutConfiguration().copy(with: nil)
    }
    list.has(
      "UICollectionViewCompositionalLayoutConfiguration.scrollDirection, interSectionSpacing"
    ) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      configuration.interSectionSpacing = 1
      return configuration
    }
    list.has(
      "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems, contentInsetsReference"
    ) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = []
      configuration.contentInsetsReference = .none
      return configuration
    }
  }

  private static func listQuestions(_ list: inout CoverageList) {
    let path = IndexPath(item: 0, section: 0)
    list.has("UICollectionViewLayout.collectionViewContentSize, invalidateLayout()") {
      let layout = layout
      layout.invalidateLayout()
      return layout.collectionViewContentSize
    }
    list.has(
      "UICollectionViewLayout.layoutAttributesForElements(in:), layoutAttributesForItem(at:)"
    ) {
      let elements = layout.layoutAttributesForElements(in: .zero) ?? []
      return elements + [layout.layoutAttributesForItem(at: path)].compactMap { $0 }
    }
    list.has("UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)") {
      layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) as Any
    }
    list.has("UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)") {
      layout.layoutAttributesForDecorationView(ofKind: "background", at: path) as Any
    }
  }

  private static func listAttributes(_ list: inout CoverageList) {
    let path = IndexPath(item: 0, section: 0)
    list.has("UICollectionViewLayoutAttributes(forCellWith:)") {
      UICollectionViewLayoutAttributes(forCellWith: path)
    }
    list.has("UICollectionViewLayoutAttributes(forSupplementaryViewOfKind:with:)") {
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    }
    list.has("UICollectionViewLayoutAttributes(forDecorationViewOfKind:with:)") {
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "background", with: path)
    }
    list.has("UICollectionViewLayoutAttributes.copy(with:)") {
      UICollectionViewLayoutAttributes(forCellWith: path).copy(with: nil)
    }
    list.has("UICollectionViewLayoutAttributes.frame, bounds, center, size, transform") {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
      (attributes.center, attributes.size) = (.zero, .zero)
      (attributes.transform, attributes.frame) = (.identity, .zero)
      return attributes
    }
    list.has("UICollectionViewLayoutAttributes.alpha, zIndex, isHidden, indexPath") {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      (attributes.alpha, attributes.zIndex, attributes.isHidden) = (1, 0, false)
      attributes.indexPath = path
      return attributes
    }
    list.has(
      "UICollectionViewLayoutAttributes.representedElementCategory, representedElementKind"
    ) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      return (attributes.representedElementCategory, attributes.representedElementKind)
    }
  }

  private static func listEnvironment(_ list: inout CoverageList) {
    list.has("NSCollectionLayoutEnvironment.container, traitCollection") {
      { (environment: any NSCollectionLayoutEnvironment) in
        (environment.container, environment.traitCollection)
      }
    }
    list.has(
      "NSCollectionLayoutContainer.contentSize, effectiveContentSize, contentInsets, effectiveContentInsets"
    ) {
      { (container: any NSCollectionLayoutContainer) in
        (
          container.contentSize, container.effectiveContentSize, container.contentInsets,
          container.effectiveContentInsets
        )
      }
    }
    list.has(
      "UITraitCollection.displayScale, layoutDirection, horizontalSizeClass, verticalSizeClass"
    ) {
      { (traits: UITraitCollection) in
        (
          traits.displayScale, traits.layoutDirection, traits.horizontalSizeClass,
          traits.verticalSizeClass
        )
      }
    }
    list.has("UITraitEnvironmentLayoutDirection.unspecified, leftToRight, rightToLeft") {
      [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft]
    }
    list.has("UIUserInterfaceSizeClass.unspecified, compact, regular") {
      [UIUserInterfaceSizeClass.unspecified, .compact, .regular]
    }
  }

  private static func listIndexPaths(_ list: inout CoverageList) {
    list.has("IndexPath(item:section:)") { IndexPath(item: 0, section: 0) }
    list.has("IndexPath(row:section:)") { IndexPath(row: 0, section: 0) }
    list.has("IndexPath.item, row, section") {
      let path = IndexPath(item: 1, section: 0)
      return [path.item, path.row, path.section]
    }
  }
}
