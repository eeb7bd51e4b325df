import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// The amount of content on the home screen.
struct HomeShape: Codable, Hashable {
  /// The number of sections, which the article gives as "about 17".
  var sections = 17
  /// The number of cards in a row; banners and buttons are half as many.
  var items = 10
  /// The area of cells relative to those of the article.
  var area = 1.0
}

extension HomeShape {
  /// The screen size of the article's device, an iPhone 11 Pro, in points.
  static let screen = CGSize(width: 375, height: 812)
  /// The number of pixels per point on that device.
  static let scale = 3.0
  /// The environment that the device provides to views.
  static var environment: HostEnvironment {
    var environment = HostEnvironment()
    environment.displayScale = scale
    return environment
  }

  var kinds: [HomeSectionKind] { HomeSectionKind.kinds(count: sections) }

  /// Returns the size of a cell of a kind, in points.
  ///
  /// Cells whose width is a fraction of the screen's are only scaled vertically.
  func cellSize(of kind: HomeSectionKind) -> CGSize {
    switch kind {
    case .banner, .category:
      CGSize(width: kind.cellSize.width, height: kind.cellSize.height * area)
    case .picks, .reviews:
      CGSize(
        width: kind.cellSize.width * area.squareRoot(),
        height: kind.cellSize.height * area.squareRoot()
      )
    }
  }

  /// Returns the height of a section's cells with their insets and spacing.
  func contentHeight(of kind: HomeSectionKind) -> CGFloat {
    let rows = kind == .category ? (kind.itemCount(ofShelf: items) + 3) / 4 : 1
    return cellSize(of: kind).height * CGFloat(rows) + CGFloat(rows - 1) * 4 + kind.insets.top
      + kind.insets.bottom
  }

  /// Returns the height of a section including its title and its bar.
  func height(of kind: HomeSectionKind) -> CGFloat {
    contentHeight(of: kind) + (kind.headerHeight ?? 0) + (kind.footerHeight ?? 0)
  }
}

extension HomeShape {
  /// Returns a section's cells as a compositional layout without title and bar, as in the article.
  func section(of kind: HomeSectionKind) -> NSCollectionLayoutSection {
    let size = cellSize(of: kind)
    let isGrid = kind == .category
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isGrid ? 0.25 : 1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: isGrid ? .fractionalWidth(1) : .absolute(size.width),
        heightDimension: .absolute(size.height)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = kind.insets
    section.interGroupSpacing = isGrid ? 4 : 0
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = isGrid ? .none : .groupPaging
    return section
  }

  /// Returns the complete section with its title, its bar and its background.
  func wholeSection(of kind: HomeSectionKind) -> NSCollectionLayoutSection {
    let section = section(of: kind)
    section.boundarySupplementaryItems = [
      kind.headerHeight.map {
        boundary($0, UICollectionView.elementKindSectionHeader, .topLeading)
      },
      kind.footerHeight.map { boundary($0, UICollectionView.elementKindSectionFooter, .bottom) },
    ].compactMap { $0 }
    return section
  }

  /// Returns the flow layout of a section's cells in a row of the nested screen.
  func flow(of kind: HomeSectionKind) -> UICollectionViewFlowLayout {
    let (flow, insets, isGrid) = (UICollectionViewFlowLayout(), kind.insets, kind == .category)
    flow.scrollDirection = isGrid ? .vertical : .horizontal
    flow.itemSize = cellSize(of: kind)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = isGrid ? 4 : 0
    flow.sectionInset = UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
    return flow
  }

  private func boundary(
    _ height: CGFloat,
    _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      ),
      elementKind: kind,
      alignment: alignment
    )
  }
}

/// A kind of section on the article's home screen, with the numbers of the article.
///
/// Docs/Internals/Performance.md lists the numbers that the article does not state.
enum HomeSectionKind: String {
  /// Images as wide as the screen, with paging.
  case banner
  /// Five buttons, four per row, 70 points high.
  case category
  /// Cards of 254 × 234 points, scrolled horizontally, below a title 43 points high.
  case picks
  /// Lower cards between a title 43 points high and a gray bar 19 points high.
  case reviews
}

extension HomeSectionKind {
  /// Returns the kinds of a number of sections, from top to bottom.
  static func kinds(count: Int) -> [HomeSectionKind] {
    (0..<count).map { index in
      switch index {
      case 0: .banner
      case 1: .category
      default: index.isMultiple(of: 2) ? .picks : .reviews
      }
    }
  }

  /// The size of an unscaled cell including its insets, in points.
  var cellSize: CGSize {
    switch self {
    case .banner: CGSize(width: 375, height: 211)
    case .category: CGSize(width: 89.75, height: 70)
    case .picks: CGSize(width: 254, height: 234)
    case .reviews: CGSize(width: 254, height: 117)
    }
  }

  /// The insets around the cells, in points.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .banner: .zero
    case .category: NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8)
    case .picks: NSDirectionalEdgeInsets(top: 16, leading: 11, bottom: 16, trailing: 11)
    case .reviews: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }
  }

  /// The height of the title, in points; `nil` for a section without a title.
  var headerHeight: CGFloat? { self == .picks || self == .reviews ? 43 : nil }

  /// The height of the gray bar, in points; `nil` for a section without a bar.
  var footerHeight: CGFloat? { self == .reviews ? 19 : nil }

  /// Returns the number of items for a number of cards per row.
  func itemCount(ofShelf count: Int) -> Int {
    switch self {
    case .banner, .category: (count + 1) / 2
    case .picks, .reviews: count
    }
  }
}

/// An implementation of the home screen.
enum HomeKind: String, CaseIterable {
  /// Rows with nested collection views, with a separate reuse pool of rows for each section.
  case nested
  /// Rows with nested collection views, with a shared reuse pool for sections of the same kind.
  case nestedByKind = "nested-by-kind"
  /// A single compositional layout.
  case flat
}

extension HomeKind {
  @MainActor
  func makeScreen(_ shape: HomeShape) -> any HomeScreen {
    switch self {
    case .nested: NestedHome(shape, reuse: .bySection)
    case .nestedByKind: NestedHome(shape, reuse: .byKind)
    case .flat: FlatHome(shape)
    }
  }
}

/// A home screen that can be shown and scrolled.
@MainActor
protocol HomeScreen {
  /// The view that scrolls vertically.
  var view: UIScrollView { get }
}

extension HomeScreen {
  /// The distance of one scrolling step, in points.
  private var step: CGFloat { 100 }

  /// Shows the top of the screen.
  func enter() { view.layoutIfNeeded() }

  /// Scrolls to the bottom step by step.
  func scrollToBottom() {
    while true {
      let end = view.contentSize.height - view.bounds.height
      guard view.contentOffset.y < end else { return }
      view.contentOffset.y = min(view.contentOffset.y + step, end)
      view.layoutIfNeeded()
    }
  }

  /// The maximum nesting depth of views, including the outermost one.
  var depth: Int { depth(of: view) }

  private func depth(of view: UIView) -> Int {
    1 + (view.subviews.map { depth(of: $0) }.max() ?? 0)
  }

  /// Returns a collection view in the size of the screen.
  static func makeView(
    _ section: @escaping (Int) -> NSCollectionLayoutSection
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: HomeShape.screen),
      collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in section(index) }
    )
    view.environment = HomeShape.environment
    return view
  }
}
