import Foundation

/// The lengths of bars, sheets and alerts, in points; the engine does not lay them out yet.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `iOS.md`, `UIKit/Navigation.md` and
/// `UIKit/Bars.md`, macOS 26.2 `Toolbar.md`.*
struct BarMetrics: MetricsFamily {
  @Length("Height of a navigation bar") private var navigationHeight: CGFloat? = nil
  @Length("Height of a navigation bar with a large title") private var largeTitleHeight: CGFloat? =
    nil
  @Length("Height and minimum width of a bar button") private var barButtonHeight: CGFloat? = nil
  @Length("Distance of a bar button from the edge") private var barButtonInset: CGFloat? = nil
  @Length("Gap between bar buttons") private var barButtonGap: CGFloat? = nil
  @Length("Height of a tab bar with its safe area") private var tabBarHeight: CGFloat? = nil
  @Length("Height of a toolbar in the title bar") private var toolbarHeight: CGFloat? = nil
  @Length("Height of a toolbar item") private var toolbarItemHeight: CGFloat? = nil
  @Length("Height of a search bar") private var searchBarHeight: CGFloat? = nil
  @Length("Height of a search bar's field") private var searchFieldHeight: CGFloat? = nil
  @Length("Height of a search bar with scopes") private var scopedSearchBarHeight: CGFloat? = nil
  @Length("Space above a sheet with the large detent") private var largeSheetTop: CGFloat? = nil
  @Length("Distance of a sheet with the medium detent from the edges")
  private var mediumSheetInset: CGFloat? = nil
  @Length("Corner radius of a sheet") private var sheetRadius: CGFloat? = nil
  @Length("Drag indicator of a sheet") private var grabberSize: CGSize? = nil
  @Length("Space above the drag indicator") private var grabberTop: CGFloat? = nil
  @Length("Width of an alert with two buttons") private var alertWidth: CGFloat? = nil
  @Length("Height of an alert's button") private var alertButtonHeight: CGFloat? = nil

  static func metrics(of system: MetricsSystem) -> BarMetrics {
    switch system {
    case .test: BarMetrics()
    case .iOS14, .iOS17, .iOS26:
      BarMetrics {
        $0.$navigationHeight.record(54)
        $0.$largeTitleHeight.record(106.5)
        $0.$barButtonHeight.record(44)
        $0.$barButtonInset.record(16)
        $0.$barButtonGap.record(8)
        $0.$tabBarHeight.record(83)
        $0.$searchBarHeight.record(64)
        $0.$searchFieldHeight.record(44)
        $0.$scopedSearchBarHeight.record(111)
        $0.$largeSheetTop.record(31)
        $0.$mediumSheetInset.record(6)
        $0.$sheetRadius.record(39)
        $0.$grabberSize.record(CGSize(width: 36, height: 5))
        $0.$grabberTop.record(5)
        $0.$alertWidth.record(299)
        $0.$alertButtonHeight.record(46.5)
      }
    case .macOS26, .macOS26v6:
      BarMetrics {
        $0.$barButtonGap.record(8)
        $0.$barButtonInset.record(8)
        $0.$toolbarHeight.record(52)
        $0.$toolbarItemHeight.record(36)
      }
    }
  }

  mutating func adapt(to release: MetricsSystem) {
    // QuintGao/GKNavigationBarSwift#41.
    if release == .iOS17 { $navigationHeight.record(44, on: release) }
  }
}
