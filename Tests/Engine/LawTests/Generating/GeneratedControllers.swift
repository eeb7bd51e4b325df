import Foundation
import LayoutTree
import PlumbEngine
import Scenarios
import UIKitLayout
import ViewLayout

/// A window with a navigation controller of two view controllers, which may be in a tab bar
/// controller.
struct GeneratedControllers: GeneratedSample, Equatable {
  var window: GeneratedWindow
  /// The titles of the two view controllers; `nil` for none.
  var titles: [String?]
  var prefersLargeTitles, hasSearch, hidesNavigationBar, showsToolbar: Bool
  /// The numbers of buttons at the ends of the navigation bar, and of those in the toolbar.
  var leading, trailing, bottom: Int
  /// The number of tabs; 0 without a tab bar controller.
  var tabCount: Int

  init(from generator: inout SeededGenerator) {
    window = GeneratedWindow(from: &generator)
    titles = (0..<2).map { _ in generator.pick(nil, "Title", "A longer title") }
    prefersLargeTitles = generator.happens(0.5)
    hasSearch = generator.happens(0.3)
    hidesNavigationBar = generator.happens(0.2)
    showsToolbar = generator.happens(0.4)
    leading = generator.pick(0, 0, 1, 2)
    trailing = generator.pick(0, 0, 1, 2)
    bottom = generator.pick(0, 1, 2)
    tabCount = generator.pick(0, 0, 1, 2, 3, 5)
  }

  var smaller: [GeneratedControllers] {
    let changes: [(inout GeneratedControllers) -> Void] = [
      { $0.tabCount = 0 }, { $0.tabCount = min($0.tabCount, 1) }, { $0.titles = [nil, nil] },
      { $0.prefersLargeTitles = false }, { $0.hasSearch = false },
      { $0.hidesNavigationBar = false },
      { $0.showsToolbar = false }, { $0.leading = 0 }, { $0.trailing = 0 }, { $0.bottom = 0 },
    ]
    return changed(by: changes) + window.smaller.map { replacing(\.window, with: $0) }
  }
}

/// The view controllers of a sample in a window that is laid out.
@MainActor
final class ControllerHost {
  let window: GeneratedWindow
  let navigation: UINavigationController
  let tabs: UITabBarController?
  let root, pushed: UIViewController
  private let host: UIKitHost

  init(_ sample: GeneratedControllers) {
    ApplicationEnvironment.set(sample.window.environment)
    window = sample.window
    root = sample.controller(0)
    pushed = sample.controller(1)
    navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = sample.prefersLargeTitles
    navigation.isNavigationBarHidden = sample.hidesNavigationBar
    navigation.isToolbarHidden = !sample.showsToolbar
    if sample.tabCount > 0 {
      let tabs = UITabBarController()
      tabs.viewControllers =
        [navigation] + (1..<sample.tabCount).map { _ in UIViewController() }
      for (number, controller) in (tabs.viewControllers ?? []).enumerated() {
        controller.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
      }
      self.tabs = tabs
    } else {
      tabs = nil
    }
    let scene: UIViewController = tabs ?? navigation
    host = UIKitHost { scene.view }
  }

  /// Lays the window out and returns its nodes.
  func frames() -> [ResolvedNode] {
    host.layOut(proposal: window.proposal, environment: window.environment)
    return host.frames
  }

  /// The bars of the window after a layout, with their names.
  var bars: [(name: String, frame: CGRect)] {
    let bars: [(name: String, bar: UIView?)] = [
      ("NavigationBar", navigation.navigationBar), ("Toolbar", navigation.toolbar),
      ("TabBar", tabs?.tabBar),
    ]
    return bars.compactMap { name, bar in
      guard let bar, bar.superview != nil else { return nil }
      return (name, bar.convert(bar.bounds, to: nil))
    }
  }
}

extension GeneratedControllers {
  /// Creates one of the two view controllers.
  @MainActor
  fileprivate func controller(_ number: Int) -> UIViewController {
    let controller = UIViewController()
    let item = controller.navigationItem
    item.title = titles[number]
    item.leftBarButtonItems = buttons(leading)
    item.rightBarButtonItems = buttons(trailing)
    controller.toolbarItems = buttons(bottom)
    if hasSearch { item.searchController = UISearchController() }
    return controller
  }

  @MainActor
  private func buttons(_ count: Int) -> [UIBarButtonItem] {
    (0..<count).map { _ in UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil) }
  }

  var markdown: String {
    let tabs = tabCount > 0 ? "a tab bar controller of \(tabCount) tabs with " : ""
    return """
      \(tabs)a navigation controller, \(window.attributes)
      titles \(titles), large titles: \(prefersLargeTitles), search controller: \(hasSearch), \
      navigation bar hidden: \(hidesNavigationBar), toolbar shown: \(showsToolbar), \
      buttons: \(leading) left, \(trailing) right, \(bottom) in the toolbar
      """
  }
}
