import Foundation
import UIKitLayout

extension NSCollectionLayoutSection {
  /// The estimated height of a row, in points.
  private static let estimatedRowHeight: CGFloat = 44
  /// The `zIndex` of headers and footers in lists.
  private static let boundaryZIndex = 200

  /// Returns a section of rows with the width of the section and the height of their cells
  /// (R-LIST-1).
  ///
  /// The user interface idiom of `layoutEnvironment` affects the metrics.
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

  /// Returns the insets around the rows (R-LIST-2, R-LIST-3, R-LIST-4).
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
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The spacing around the sections of a list, in points.
///
/// The numbers were recorded from UIKit: R-LIST-2 to R-LIST-8.
struct ListMetrics {
  /// The inset of rows from both sides.
  let side: CGFloat
  /// The spacing above the first section if it has no header.
  let top: CGFloat
  /// The spacing above any other section without a header.
  let subsequentTop: CGFloat
  /// The spacing above a first item that is a header.
  let headerItemTop: CGFloat
  /// The spacing above a header.
  let headerPadding: CGFloat
  /// The spacing below a section without a footer.
  let bottom: CGFloat
  /// The estimated height of a header or footer.
  let boundaryHeight: CGFloat
  /// Whether headers and footers are pinned to the visible bounds.
  let pinsBoundary: Bool

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, on idiom: UIUserInterfaceIdiom)
  {
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    // R-LIST-6, R-LIST-7: only plain lists pin headers and footers.
    (pinsBoundary, boundaryHeight) = (isPlain, isPlain ? 28 : 17.5)
    // R-LIST-8: the spacing above headers of plain lists.
    let headerTopSpacing: CGFloat = appearance == .plain ? 22 : 0
    (headerPadding, headerItemTop) = (headerTopSpacing, headerTopSpacing)
    switch appearance {
    case .plain:
      (side, top, subsequentTop, bottom) = (0, 0, 0, 0)
    case .grouped, .insetGrouped:
      // R-LIST-3, R-LIST-4, R-LIST-5: the insets of grouped lists.
      let isMac = idiom == .mac
      side = appearance == .insetGrouped ? 16 : 0
      (top, subsequentTop, bottom) = isMac ? (35, 35, 20) : (35, 17.5, 17.5)
    case .sidebar, .sidebarPlain:
      // R-LIST-9: 10 points of the Mac, on which an iPad interface is scaled by 0.77.
      side = idiom == .mac ? 10 / 0.77 : 16
      (top, subsequentTop, bottom) = (0, 0, appearance == .sidebar ? 10 : 0)
    }
  }
}
