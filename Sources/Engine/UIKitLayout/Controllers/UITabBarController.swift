import Foundation
import ViewLayout

/// A container that shows the view controller of the selected tab above a tab bar (R-UIB-4).
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { tabsDidChange(from: oldValue ?? []) }
  }
  /// The index of the selected tab; `NSNotFound` if there are no tabs and one was selected.
  open var selectedIndex = 0 { didSet { selectionDidChange(from: oldValue) } }
  open private(set) lazy var tabBar = makeTabBar()
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open weak var delegate: (any UITabBarControllerDelegate)?
  private weak var shown: UIViewController?

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Sets whether the tab bar is hidden immediately.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func embedContent() { embedShownChildren() }

  package override func arrangeChildren() {
    embedShownChildren()
    arrangeTabBar()
  }
}

extension UITabBarController {
  private func tabsDidChange(from old: [UIViewController]) {
    let tabs = viewControllers ?? []
    for child in tabs where child.parent !== self {
      attach(child)
      child.didMove(toParent: self)
    }
    // The selected view controller stays selected; otherwise the tab at its index is.
    let shownIndex = tabs.firstIndex { $0 === shown }
    selectedIndex = shownIndex ?? (tabs.indices.contains(selectedIndex) ? selectedIndex : 0)
    showSelected()
    for child in old where !tabs.contains(where: { $0 === child }) { child.leave() }
  }

  private func selectionDidChange(from old: Int) {
    if selectedIndex != old { showSelected() }
  }

  private func showSelected() {
    replace(shown, with: selectedViewController)
    shown = selectedViewController
  }

  private func makeTabBar() -> UITabBar {
    let bar = UITabBar()
    bar.onSelect = { [weak self] item in self?.tap(item) }
    return bar
  }

  private func tap(_ item: UITabBarItem) {
    guard let child = viewControllers?.first(where: { $0.shownTab === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
    selectedViewController = child
    delegate?.tabBarController(self, didSelect: child)
  }

  /// R-UIB-4: places the tab bar, and the selected view, whose safe area ends at the tab bar.
  private func arrangeTabBar() {
    let view: UIView = view
    let bounds = view.bounds
    var insets = view.safeAreaInsets
    if view.traits.hasBars, !isTabBarHidden, !hidesTabBar, viewControllers?.isEmpty == false {
      let items = (viewControllers ?? []).compactMap(\.shownTab)
      if (tabBar.items ?? []) != items { tabBar.items = items }
      tabBar.selectedItem = selectedViewController?.shownTab
      if tabBar.superview !== view { view.addSubview(tabBar) }
      let height = tabBar.height(above: insets.bottom)
      tabBar.frame = CGRect(
        x: bounds.minX,
        y: bounds.maxY - height,
        width: bounds.width,
        height: height
      )
      insets.bottom = height
    } else {
      tabBar.removeFromSuperview()
    }
    guard let content = selectedViewController?.view else { return }
    if content.frame != bounds { content.frame = bounds }
    content.safeAreaInsets = insets
  }

  /// Whether a view controller that was pushed in the selected tab hides the tab bar.
  private var hidesTabBar: Bool {
    guard let stack = selectedViewController?.stack else { return false }
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

extension UIViewController {
  /// The tab in a tab bar: that of the view controller itself, or of the root of a navigation
  /// controller that has none.
  fileprivate var shownTab: UITabBarItem? {
    let isBlank = tabBarItem?.title == nil && tabBarItem?.image == nil
    guard isBlank, let stack else { return tabBarItem }
    return stack.first?.tabBarItem ?? tabBarItem
  }
}

/// Receives the changes of a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
