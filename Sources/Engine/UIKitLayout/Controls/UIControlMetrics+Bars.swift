import Foundation
import ViewLayout

/// Navigation bars, tab bars and their items, which this engine does not show.
extension UIControlMetrics {
  static let barLengths = [
    navigationBarHeight, largeNavigationBarHeight, navigationBarTop, navigationTitleTop,
    largeTitleLeading, largeTitleTop, barItemHeight, barItemWidth, barItemPadding, barItemMargin,
    barItemSpacing, tabBarHeight,
  ]

  /// Recorded without a status bar, as is the distance from the top.
  static let navigationBarHeight = SystemLength(
    "`UINavigationBar`, height",
    test: 0,
    iOS26: .recorded(54)
  )
  /// Recorded: 106.5 with a line of 49, which has 41 on other hosts.
  static let largeNavigationBarHeight = SystemLength(
    "`UINavigationBar` with a large title, height",
    test: 0,
    iOS26: .derived(98.5)
  )
  static let navigationBarTop = SystemLength(
    "`UINavigationBar`, distance from the top",
    test: 0,
    iOS26: .recorded(10)
  )
  /// Recorded: 9.75 with a line of 24.5, which has 20.5 on other hosts.
  static let navigationTitleTop = SystemLength(
    "`UINavigationBar`, top of the title",
    test: 0,
    iOS26: .derived(11.75)
  )
  static let largeTitleLeading = SystemLength(
    "`UINavigationBar`, inset of the large title",
    test: 0,
    iOS26: .recorded(16)
  )
  static let largeTitleTop = SystemLength(
    "`UINavigationBar`, top of the large title",
    test: 0,
    iOS26: .recorded(54)
  )
  static let barItemHeight = SystemLength(
    "`UIBarButtonItem`, height",
    test: 0,
    iOS26: .recorded(44)
  )
  static let barItemWidth = SystemLength(
    "`UIBarButtonItem` with an image, width",
    test: 0,
    iOS26: .recorded(44)
  )
  static let barItemPadding = SystemLength(
    "`UIBarButtonItem`, padding of a title",
    test: 0,
    iOS26: .recorded(12)
  )
  static let barItemMargin = SystemLength(
    "`UIBarButtonItem`, distance from the edge",
    test: 0,
    iOS26: .recorded(16)
  )
  static let barItemSpacing = SystemLength(
    "`UIBarButtonItem`, spacing of items",
    test: 0,
    iOS26: .recorded(8)
  )
  static let tabBarHeight = SystemLength("`UITabBar`, height", test: 0, iOS26: .recorded(83))
}
