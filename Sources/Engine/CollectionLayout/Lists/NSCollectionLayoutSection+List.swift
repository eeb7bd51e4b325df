import Foundation
import UIKitLayout

extension NSCollectionLayoutSection {
  /// How high a row is before it was measured, in points.
  private static let estimatedRowHeight: CGFloat = 44
  /// How far in front headers and footers of lists lie.
  private static let boundaryZIndex = 200

  /// Makes a section of rows, each as wide as the section and as high as its cell.
  ///
  /// - Parameters:
  ///   - configuration: What it looks like.
  ///   - layoutEnvironment: What it is laid out in: the kind of device counts.
  /// - Returns: A section that may be changed.
  /// - SeeAlso: R-LIST-1
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let idiom = layoutEnvironment.traitCollection.userInterfaceIdiom
    let metrics = ListMetrics(configuration.appearance, on: idiom)
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = insets(of: configuration, metrics)
    section.supplementaryContentInsetsReference = .none
    if configuration.headerMode == .none {
      section.subsequentTop = metrics.subsequentTop - metrics.top
    }
    if configuration.headerMode == .supplementary {
      let header = boundaryItem(
        UICollectionView.elementKindSectionHeader,
        at: .top,
        metrics
      )
      header.topPadding = configuration.headerTopPadding ?? metrics.headerPadding
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundaryItem(UICollectionView.elementKindSectionFooter, at: .bottom, metrics)
      )
    }
    return section
  }

  /// R-LIST-2, R-LIST-3, R-LIST-4: the room around the rows.
  private static func insets(
    of configuration: UICollectionLayoutListConfiguration,
    _ metrics: ListMetrics
  ) -> NSDirectionalEdgeInsets {
    let top =
      switch configuration.headerMode {
      case .none: metrics.top
      case .supplementary: CGFloat(0)
      case .firstItemInSection: configuration.headerTopPadding ?? metrics.headerItemTop
      }
    return NSDirectionalEdgeInsets(
      top: top,
      leading: metrics.side,
      bottom: configuration.footerMode == .none ? metrics.bottom : 0,
      trailing: metrics.side
    )
  }

  private static var row: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(estimatedRowHeight)
    )
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  private static func boundaryItem(
    _ kind: String,
    at alignment: NSRectAlignment,
    _ metrics: ListMetrics
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(metrics.boundaryHeight)
      ),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = metrics.pinsBoundary
    item.zIndex = boundaryZIndex
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are lists, all alike.
  ///
  /// - Parameter configuration: What they look like.
  /// - Returns: A layout that requests the section of each index again.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The room that a list keeps around its sections, in points.
///
/// The numbers are those that UIKit was recorded to have: R-LIST-2 to R-LIST-8.
struct ListMetrics {
  /// Beside the rows.
  let side: CGFloat
  /// Above the first section, where it has no header.
  let top: CGFloat
  /// Above another section, where it has no header.
  let subsequentTop: CGFloat
  /// Above a first item that is a header.
  let headerItemTop: CGFloat
  /// Above a header.
  let headerPadding: CGFloat
  /// Below a section, where it has no footer.
  let bottom: CGFloat
  /// How high a header or a footer is before it was measured.
  let boundaryHeight: CGFloat
  /// Whether headers and footers stay in sight.
  let pinsBoundary: Bool

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, on idiom: UIUserInterfaceIdiom)
  {
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    // R-LIST-6, R-LIST-7
    (pinsBoundary, boundaryHeight) = (isPlain, isPlain ? 28 : 17.5)
    // R-LIST-8
    let headerTopSpacing: CGFloat = appearance == .plain ? 22 : 0
    (headerPadding, headerItemTop) = (headerTopSpacing, headerTopSpacing)
    switch appearance {
    case .plain:
      (side, top, subsequentTop, bottom) = (0, 0, 0, 0)
    case .grouped, .insetGrouped:
      // R-LIST-3, R-LIST-4, R-LIST-5
      let isMac = idiom == .mac
      side = appearance == .insetGrouped ? 16 : 0
      (top, subsequentTop, bottom) = isMac ? (35, 35, 20) : (35, 17.5, 17.5)
    case .sidebar, .sidebarPlain:
      // R-LIST-9: 10 of the Mac's own points, which an interface for tablets shows at 0.77.
      side = idiom == .mac ? 10 / 0.77 : 16
      (top, subsequentTop, bottom) = (0, 0, appearance == .sidebar ? 10 : 0)
    }
  }
}
