import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// How much there is on the home screen.
struct HomeShape: Codable, Hashable {
  /// The article says "about 17".
  var sections = 17
  /// How many cards a shelf has; banners and buttons are half as many.
  var items = 10
  /// How large cells are beside the article's, by their area.
  var area = 1.0
}

extension HomeShape {
  /// The size of the article's device, an iPhone 11 Pro, in points.
  static let screen = CGSize(width: 375, height: 812)
  /// Its pixels a point.
  static let scale = 3.0
  /// What the device says of itself to views.
  static var environment: HostEnvironment {
    var environment = HostEnvironment()
    environment.displayScale = scale
    return environment
  }

  var kinds: [HomeSectionKind] { HomeSectionKind.kinds(count: sections) }

  /// How large a cell of a kind is, in points; the height alone is scaled of what is as wide as a
  /// part of the screen.
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

  /// How high a section's cells are, with what is around them and between them.
  func contentHeight(of kind: HomeSectionKind) -> CGFloat {
    let rows = kind == .category ? (kind.itemCount(ofShelf: items) + 3) / 4 : 1
    return cellSize(of: kind).height * CGFloat(rows) + CGFloat(rows - 1) * 4 + kind.insets.top
      + kind.insets.bottom
  }

  /// How high a section is, its title and its bar included.
  func height(of kind: HomeSectionKind) -> CGFloat {
    contentHeight(of: kind) + (kind.headerHeight ?? 0) + (kind.footerHeight ?? 0)
  }
}

extension HomeShape {
  /// A section's cells as a compositional layout, as in the article, without title and bar.
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

  /// The whole section, with title, bar and background.
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

  /// A section's cells as a row of the old screen has them, as a flow layout.
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

/// A kind of section of the article's home screen, with what the article says of it.
///
/// Where it says nothing, the number is ours: Docs/Internals/Performance.md tells which.
enum HomeSectionKind: String {
  /// Pictures as wide as the screen, a page each.
  case banner
  /// Four buttons a row, 70 points high, 5 of them.
  case category
  /// Cards of 254 by 234 points, scrolled sideways, under a title of 43 points.
  case picks
  /// Lower cards between a title of 43 points and a gray bar of 19.
  case reviews
}

extension HomeSectionKind {
  /// The kinds of so many sections, from top to bottom.
  static func kinds(count: Int) -> [HomeSectionKind] {
    (0..<count).map { index in
      switch index {
      case 0: .banner
      case 1: .category
      default: index.isMultiple(of: 2) ? .picks : .reviews
      }
    }
  }

  /// The size of a cell with its insets, in points, before it is scaled.
  var cellSize: CGSize {
    switch self {
    case .banner: CGSize(width: 375, height: 211)
    case .category: CGSize(width: 89.75, height: 70)
    case .picks: CGSize(width: 254, height: 234)
    case .reviews: CGSize(width: 254, height: 117)
    }
  }

  /// The room around the cells, in points.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .banner: .zero
    case .category: NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8)
    case .picks: NSDirectionalEdgeInsets(top: 16, leading: 11, bottom: 16, trailing: 11)
    case .reviews: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }
  }

  /// How high the title is, in points; `nil` for a section without one.
  var headerHeight: CGFloat? { self == .picks || self == .reviews ? 43 : nil }

  /// How high the gray bar is, in points; `nil` for a section without one.
  var footerHeight: CGFloat? { self == .reviews ? 19 : nil }

  /// How many items there are where a shelf has so many.
  func itemCount(ofShelf count: Int) -> Int {
    switch self {
    case .banner, .category: (count + 1) / 2
    case .picks, .reviews: count
    }
  }
}

/// A way to build the home screen.
enum HomeKind: String, CaseIterable {
  /// Rows with collection views, each section's rows for itself.
  case nested
  /// The same, with rows that sections of a kind share.
  case nestedByKind = "nested-by-kind"
  /// One compositional layout.
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

/// A home screen that can be entered and scrolled.
@MainActor
protocol HomeScreen {
  /// The view that scrolls up and down.
  var view: UIScrollView { get }
}

extension HomeScreen {
  /// How far one step of scrolling goes, in points.
  private var step: CGFloat { 100 }

  /// Shows the top.
  func enter() { view.layoutIfNeeded() }

  /// Scrolls down, step by step, until the end is reached.
  func scrollToBottom() {
    while true {
      let end = view.contentSize.height - view.bounds.height
      guard view.contentOffset.y < end else { return }
      view.contentOffset.y = min(view.contentOffset.y + step, end)
      view.layoutIfNeeded()
    }
  }

  /// How many views lie in each other at most, the outermost counted.
  var depth: Int { depth(of: view) }

  private func depth(of view: UIView) -> Int {
    1 + (view.subviews.map { depth(of: $0) }.max() ?? 0)
  }

  /// A collection view as large as the device.
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
