import Foundation
import UIKitLayout

enum UIKitBarCoverage: CoverageSection {
  nonisolated static let title = "Windows, bars and presentations of UIKit"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    bars(&list)
    windows(&list)
  }

  private static func bars(_ list: inout CoverageList) {
    list.has(
      "UINavigationController(rootViewController:), navigationBar, setNavigationBarHidden(_:animated:), toolbar, setToolbarHidden(_:animated:)"
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.setNavigationBarHidden(true, animated: false)
      navigation.setToolbarHidden(false, animated: false)
      return (navigation.navigationBar, navigation.toolbar as Any)
    }
    list.has(
      "UINavigationItem.title, titleView, leftBarButtonItems, rightBarButtonItems, largeTitleDisplayMode, searchController, UINavigationBar.prefersLargeTitles"
    ) {
      let item = UINavigationItem(title: "a")
      item.titleView = UIView()
      item.leftBarButtonItems = [UIBarButtonItem(systemItem: .add)]
      item.rightBarButtonItems = [.flexibleSpace(), .fixedSpace(8)]
      item.largeTitleDisplayMode = .never
      item.searchController = UISearchController(searchResultsController: nil)
      UINavigationBar().prefersLargeTitles = true
      return item
    }
    list.has("UITabBarController.viewControllers, selectedIndex, tabBar, UITabBarItem.title") {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedIndex = 0
      return (tabs.tabBar, tabs.selectedViewController?.tabBarItem.title as Any)
    }
    list.has("UISplitViewController(style:), setViewController(_:for:), isCollapsed") {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      return split.isCollapsed
    }
  }

  private static func windows(_ list: inout CoverageList) {
    list.has(
      "UIWindow.rootViewController, makeKeyAndVisible(), UIView.window, UIWindowScene.coordinateSpace, interfaceOrientation"
    ) {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let scene = window.windowScene
      return (
        window.rootViewController?.view.window as Any, scene?.coordinateSpace as Any,
        scene?.interfaceOrientation as Any
      )
    }
    list.has(
      "UIViewController.present(_:animated:completion:), dismiss(animated:completion:), modalPresentationStyle, UISheetPresentationController.detents"
    ) {
      let (controller, presented) = (UIViewController(), UIViewController())
      presented.modalPresentationStyle = .pageSheet
      presented.sheetPresentationController?.detents = [.medium(), .custom { _ in 100 }]
      controller.present(presented, animated: true)
      controller.dismiss(animated: true)
      return presented
    }
  }
}
