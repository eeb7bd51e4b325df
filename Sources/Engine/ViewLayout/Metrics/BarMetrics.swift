package import Foundation

/// The lengths of bars, sheets, split views and alerts, in points (R-BAR-3).
///
/// Views of both frameworks use them.
///
/// *Source: recorded (iamcgn/swiftui-web): iOS 26.0 `iOS.md`, `UIKit/Navigation.md` and
/// `UIKit/Bars.md`, macOS 26.2 `Toolbar.md` and `splitview`.*
package struct BarMetrics: MetricsFamily {
  // MARK: Navigation bars

  /// The height of a navigation bar with an inline title.
  @Length("Height of a navigation bar") package var navigationHeight: CGFloat = 44
  /// The height of a navigation bar with a large title.
  @Length("Height of a navigation bar with a large title")
  package var largeTitleHeight: CGFloat = 96
  /// The minimum distance of a navigation bar from the top of the window.
  @Length("Minimum space above a navigation bar") package var navigationTop: CGFloat = 0
  /// The height of the row of buttons and the inline title, at the top of the bar.
  @Length("Height of the row of an inline title") package var titleRowHeight: CGFloat = 44
  @Length("Space above a large title, in its bar") package var largeTitleTop: CGFloat = 48
  /// The distance of titles and search fields from the leading edge.
  @Length("Distance of a title from the edge") package var titleInset: CGFloat = 16

  /// The distance of titles and bar buttons from the edges of a window at least 414 wide; `nil` for
  /// that of other windows.
  @Length("Distance of titles and bar buttons from the edges of a window at least 414 wide")
  package var wideInset: CGFloat? = nil

  // MARK: Bar buttons

  @Length("Height and minimum width of a bar button") package var barButtonHeight: CGFloat = 44
  /// The width of a bar button with a title, without the title.
  @Length("Space beside the title of a bar button, both sides together")
  package var barButtonPadding: CGFloat = 20
  /// The distance of the outermost bar buttons from the edges of the bar.
  @Length("Distance of a bar button from the edge") package var barButtonInset: CGFloat = 16
  @Length("Gap between bar buttons") package var barButtonGap: CGFloat = 8

  // MARK: Tab bars and toolbars

  @Length("Height of a tab bar above the safe area") package var tabBarHeight: CGFloat = 49
  @Length("Minimum height of a tab bar with its safe area") package var tabBarExtent: CGFloat = 49
  @Length("Height of the items of a tab bar") package var tabItemHeight: CGFloat = 49
  @Length("Space above the items of a tab bar") package var tabItemTop: CGFloat = 0
  @Length("Space beside an item in its share of a tab bar") package var tabItemInset: CGFloat = 0
  /// The space at both sides of all items, which overlap; `nil` for items that share the whole bar.
  @Length("Space beside all items of a tab bar; none for items that share the bar")
  package var tabPlatterInset: CGFloat? = nil
  /// The width of one of four overlapping items beyond its share.
  @Length("Width of one of four items of a tab bar beyond its share")
  package var tabItemExcess: CGFloat = 0
  @Length("Growth of that width with each further item") package var tabItemGrowth: CGFloat = 0
  @Length("Gap between symbol and title of a tab") package var tabGap: CGFloat = 2
  /// The height of a tab bar above the content; `nil` if tab bars are below it.
  @Length("Height of a tab bar above the content") package var topTabBarHeight: CGFloat? = nil
  /// The height of a bar with buttons at the bottom, above the window's safe area.
  @Length("Height of a bottom toolbar") package var bottomBarHeight: CGFloat = 44
  /// The height of a floating bar at the bottom; `nil` for a bar over the whole width.
  @Length("Height of a floating bar at the bottom; none for a bar over the whole width")
  package var floatingBarHeight: CGFloat? = nil
  @Length("Distance of a floating bar from the edges") package var floatingBarInset: CGFloat = 0
  @Length("Space above a floating bar") package var floatingBarTop: CGFloat = 0
  /// The height of a toolbar in the title bar of a window; `nil` for a system without one.
  @Length("Height of a toolbar in the title bar") package var toolbarHeight: CGFloat? = nil
  /// The height of an item in a toolbar of a title bar; `nil` for a system without one.
  @Length("Height of a toolbar item") package var toolbarItemHeight: CGFloat? = nil

  // MARK: Search

  @Length("Height of a search bar") package var searchBarHeight: CGFloat = 52
  @Length("Height of a search bar's field") package var searchFieldHeight: CGFloat = 36
  @Length("Distance of a search bar's field from the edge")
  package var searchFieldInset: CGFloat = 16
  /// The minimum length that a search field takes at the bottom of a narrow window; `nil` for a
  /// field in the navigation bar.
  @Length("Minimum space of a search field at the bottom; none for one in the navigation bar")
  package var bottomSearchExtent: CGFloat? = nil
  @Length("Height of a search bar with scopes") package var scopedSearchBarHeight: CGFloat = 96

  // MARK: Sheets

  @Length("Space above a sheet with the large detent") package var largeSheetTop: CGFloat = 40
  @Length("Distance of a sheet with a smaller detent from the edges")
  package var mediumSheetInset: CGFloat = 0
  @Length("Height of a sheet with the medium detent, as a part of the large one")
  package var mediumSheetPart: CGFloat = 0.5
  @Length("Size of a sheet in a window of regular width")
  package var formSheetSize = CGSize(width: 540, height: 620)
  @Length("Corner radius of a sheet") package var sheetRadius: CGFloat = 10
  @Length("Drag indicator of a sheet") package var grabberSize = CGSize(width: 36, height: 5)
  @Length("Space above the drag indicator") package var grabberTop: CGFloat = 5
  @Length("Distance of a popover from its anchor") package var popoverGap: CGFloat = 10

  // MARK: Split views

  @Length("Distance of a sidebar from the edges") package var sidebarInset: CGFloat = 0
  /// The width of a sidebar without a stated width.
  @Length("Width of a sidebar") package var sidebarWidth: CGFloat = 320
  /// The width of the column in the middle without a stated width.
  @Length("Width of the column between sidebar and detail")
  package var contentColumnWidth: CGFloat = 320

  @Length("Space between the middle column and the detail") package var columnGap: CGFloat = 0

  // MARK: Alerts

  @Length("Width of an alert with two buttons") package var alertWidth: CGFloat = 270
  @Length("Height of an alert's button") package var alertButtonHeight: CGFloat = 44
  @Length("Gap between an alert's buttons") package var alertButtonGap: CGFloat = 8
  @Length("Distance of an alert's buttons from its sides") package var alertSide: CGFloat = 16
  @Length("Space below an alert's buttons") package var alertBottom: CGFloat = 16
  @Length("Distance of an alert's texts from its sides") package var alertTextInset: CGFloat = 16
  @Length("Space above an alert's title") package var alertTop: CGFloat = 20
  @Length("Gap between an alert's title and its message") package var alertTextGap: CGFloat = 4
  @Length("Space between an alert's texts and its buttons")
  package var alertButtonsTop: CGFloat = 20
  /// The space below a title without a message, beyond that below other texts.
  @Length("Additional space below an alert's title without a message")
  package var alertLoneTitleSpace: CGFloat = 0
  @Length("Minimum distance of an alert from the sides of the window")
  package var alertMargin: CGFloat = 0
  @Length("Distance of a field's text from the sides of an alert")
  package var alertFieldInset: CGFloat = 16
  /// The distance of the lines of two fields in an alert; `nil` for that of buttons.
  @Length("Distance of two fields in an alert; none for that of its buttons")
  package var alertFieldPitch: CGFloat? = nil
  /// The width of the popover of an action sheet; `nil` if action sheets are at the bottom.
  @Length("Width of the popover of an action sheet; none for one at the bottom")
  package var actionPopoverWidth: CGFloat? = nil
  @Length("Space above the title in the popover of an action sheet")
  package var actionPopoverTop: CGFloat = 20
  @Length("Distance of a popover from the edges") package var popoverMargin: CGFloat = 0
  @Length("Minimum distance of a popover's arrow from its corners")
  package var popoverArrowMargin: CGFloat = 0
  @Length("Whether an alert's texts are centered") package var centersAlertTexts = true
  @Length("Distance of a confirmation dialog from the edges") package var dialogInset: CGFloat = 8

  init() {}

  /// R-BAR-14: the height of a floating bar with the gaps around it, above the safe area of a
  /// device without a home button, in points; `nil` if bars do not float.
  package var floatingBarSpace: CGFloat? {
    floatingBarHeight.map { floatingBarTop + $0 + floatingBarInset - Self.homeIndicator }
  }

  /// The safe area at the bottom of a device without a home button, in points.
  private static let homeIndicator: CGFloat = 34

  /// Returns the lengths of a bar of a width, in points (R-BAR-3).
  package func adapted(toWidth width: CGFloat) -> BarMetrics {
    guard let wideInset, width >= 414 else { return self }
    var metrics = self
    metrics.$titleInset.record(wideInset)
    metrics.$barButtonInset.record(wideInset)
    return metrics
  }

  /// Returns the height of a navigation bar with a large title, in points (R-BAR-3).
  ///
  /// On iOS 26 it is 106.5 at 2 pixels per point, and 106 at 3.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The height in points.
  package func largeTitleHeight(at scale: CGFloat) -> CGFloat {
    scale == 3 ? largeTitleHeight.rounded(.down) : largeTitleHeight
  }

  package static func metrics(of system: MetricsSystem) -> BarMetrics {
    base(of: system).adapted(to: system)
  }

  private static func base(of system: MetricsSystem) -> BarMetrics {
    switch system {
    case .test: BarMetrics()
    case .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27:
      BarMetrics {
        $0.$navigationHeight.record(54)
        $0.$largeTitleHeight.record(106.5)
        $0.$navigationTop.record(10)
        // The recorded title, 24.5 high, begins at 9.75.
        $0.$titleRowHeight.derive(44)
        // The recorded title, with a tall line, is 3.667 higher.
        $0.$largeTitleTop.derive(54 + 11 / 3)
        $0.$wideInset.record(20)
        $0.$titleInset.record(16)
        $0.$barButtonHeight.record(44)
        $0.$barButtonPadding.record(24)
        $0.$barButtonInset.record(16)
        $0.$barButtonGap.record(8)
        // The recorded height without the safe area of a device without a home button, 34.
        $0.$tabBarHeight.derive(49)
        $0.$tabBarExtent.record(83)
        // Four items in 402 are 98 wide, and six are 74: 10 and 15.333 beyond their shares of 352.
        $0.$tabItemHeight.record(54)
        $0.$tabItemTop.record(4)
        $0.$tabPlatterInset.record(25)
        $0.$tabItemExcess.derive(10)
        $0.$tabItemGrowth.derive(8 / 3)
        $0.$searchBarHeight.record(64)
        $0.$searchFieldHeight.record(44)
        $0.$searchFieldInset.record(8)
        $0.$scopedSearchBarHeight.record(111)
        // A field leaves 60 in a window without a safe area, which is 8 + 44 + 8.
        $0.$bottomSearchExtent.record(60)
        $0.$floatingBarHeight.derive(44)
        $0.$floatingBarTop.derive(8)
        $0.$floatingBarInset.derive(28)
        $0.$largeSheetTop.record(31)
        $0.$mediumSheetInset.record(6)
        // The recorded heights are 351 and 636.
        $0.$mediumSheetPart.derive(351 / 636)
        $0.$sheetRadius.record(39)
        $0.$grabberSize.record(CGSize(width: 36, height: 5))
        $0.$grabberTop.record(5)
        $0.$alertWidth.record(299)
        $0.$alertButtonHeight.record(46.5)
        $0.$alertButtonGap.record(8.5)
        $0.$alertSide.record(13.5)
        $0.$alertBottom.record(13)
        $0.$alertTextInset.record(28.5)
        $0.$alertTop.record(21.5)
        $0.$alertTextGap.record(10.5)
        $0.$alertButtonsTop.record(27)
        // The recorded inset is that of a title that is narrower than the alert.
        $0.$centersAlertTexts.derive(false)
      }
    case .macOS26, .macOS26v6: macOSBase
    }
  }

  /// The lengths of bars, split views and alerts on macOS, without those of a single release.
  private static var macOSBase: BarMetrics {
    BarMetrics {
      $0.$barButtonGap.record(8)
      $0.$barButtonInset.record(8)
      // A recorded item is as wide as its label and 16.
      $0.$barButtonPadding.record(16)
      // The center of the content is 12 below that of the tab view.
      $0.$topTabBarHeight.derive(24)
      // The items are as high as the bar, and do not overlap.
      $0.$tabItemHeight.derive(24)
      $0.$tabItemTop.derive(0)
      $0.$tabPlatterInset.derive(nil)
      $0.$tabItemExcess.derive(0)
      $0.$tabItemGrowth.derive(0)
      $0.$toolbarHeight.record(52)
      $0.$toolbarItemHeight.record(36)
      $0.$sidebarInset.record(8)
      $0.$sidebarWidth.record(140)
      $0.$contentColumnWidth.record(200)
      // The recorded detail of 640 − 328 is centered half a point to the right.
      $0.$columnGap.derive(1)
    }
  }

  mutating func adapt(to release: MetricsSystem) {
    if release.precedesIOS26 {
      // QuintGao/GKNavigationBarSwift#41, and reference images of releases 17.5 and 18.
      $navigationHeight.record(44, on: .iOS17, .iOS18)
      $navigationTop.record(0, on: .iOS17, .iOS18)
      $largeTitleHeight.derive(96, on: .iOS17, .iOS18)
      $largeTitleTop.derive(44 + 11 / 3, on: .iOS17, .iOS18)
      $tabBarExtent.record(49, on: .iOS17, .iOS18)
      $tabItemHeight.record(48, on: .iOS17, .iOS18)
      $tabItemTop.record(1, on: .iOS17, .iOS18)
      $tabItemInset.record(2, on: .iOS17, .iOS18)
      $tabPlatterInset.record(nil, on: .iOS17, .iOS18)
      $searchBarHeight.record(56, on: .iOS17)
      $searchFieldHeight.record(36, on: .iOS17)
      // Before iOS 26, no bar floats.
      $bottomSearchExtent.derive(nil, on: .iOS17, .iOS18)
      $floatingBarHeight.derive(nil, on: .iOS17, .iOS18)
    }
    if release == .iOS27 {
      adoptAlerts()
      $navigationHeight.record(54, on: .iOS27)
      $largeTitleHeight.record(106, on: .iOS27)
      $largeTitleTop.record(54 + 11 / 3, on: .iOS27)
      $titleInset.record(16, on: .iOS27)
      $wideInset.record(20, on: .iOS27)
      $floatingBarHeight.record(48, on: .iOS27)
      $floatingBarInset.record(28, on: .iOS27)
      // Four items in 402 are 86 apart, and five are 68.
      $tabItemExcess.derive(6, on: .iOS27)
      $tabItemGrowth.derive(3.6, on: .iOS27)
    }
  }

  /// Adopts the lengths of alerts that were recorded on iOS 27 (Tembeon/morph).
  private mutating func adoptAlerts() {
    $alertWidth.record(320, on: .iOS27)
    $alertMargin.record(10, on: .iOS27)
    $alertTop.record(22, on: .iOS27)
    $alertTextInset.record(30, on: .iOS27)
    $alertTextGap.record(22 / 3, on: .iOS27)
    $alertButtonsTop.record(16 + 13 / 3, on: .iOS27)
    $alertLoneTitleSpace.record(-2 / 3, on: .iOS27)
    $alertSide.record(16, on: .iOS27)
    $alertButtonHeight.record(48, on: .iOS27)
    $alertButtonGap.record(8, on: .iOS27)
    $alertBottom.record(16, on: .iOS27)
    $alertFieldInset.derive(22.5, on: .iOS27)
    $alertFieldPitch.derive(33.5, on: .iOS27)
    $actionPopoverWidth.record(240, on: .iOS27)
    $actionPopoverTop.derive(15, on: .iOS27)
    $popoverGap.record(13, on: .iOS27)
    $popoverMargin.record(10, on: .iOS27)
    $popoverArrowMargin.record(48, on: .iOS27)
  }

  /// Returns the lengths of alerts of UIKit, which were recorded on iOS 26.0 and 27; those of
  /// SwiftUI's alerts on iOS 26.0 differ.
  ///
  /// *Source: recorded (iamcgn/swiftui-web, `uikit/alert`; Tembeon/morph).*
  package static func alerts(of system: MetricsSystem) -> BarMetrics {
    var metrics = metrics(of: system)
    guard system.base == .iOS26, !system.precedesIOS26, system != .iOS27 else { return metrics }
    metrics.adoptAlerts()
    metrics.$alertWidth.record(300)
    // 160 with a title of 24.5 and a message of 21, and 252 with a title and three buttons.
    metrics.$alertButtonsTop.derive(16 + 31 / 6)
    metrics.$alertLoneTitleSpace.derive(25 / 3)
    return metrics
  }
}
