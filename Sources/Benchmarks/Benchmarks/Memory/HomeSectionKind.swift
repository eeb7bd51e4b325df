import CollectionLayout
import Foundation
import UIKitLayout

/// A kind of section of the article's home screen, with what the article says of it.
///
/// Where it says nothing, the number is ours: Docs/Performance.md tells which.
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
