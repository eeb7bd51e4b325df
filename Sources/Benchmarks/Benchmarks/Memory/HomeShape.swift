import CollectionLayout
import Foundation
import ViewLayout
import UIKitLayout

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
