#if !canImport(SwiftUI) || canImport(UIKit)
import EngineKit
import Foundation

/// Hosts a scene that is a UIKit view or a view controller, by public API.
final class UIKitHost: EngineHost {
  /// A view of the scene, and the view controller that shows it.
  typealias Shown = (view: UIView, controller: UIViewController)

  private let content: () -> Shown
  private let window = UIWindow(frame: .zero)
  private var shown: Shown?
  /// The safe area that the scene's own code adds to that of the window.
  private var ownSafeArea = UIEdgeInsets.zero

  /// Creates a host of a view controller.
  init(controller: @escaping () -> UIViewController) {
    content = {
      let controller = controller()
      return (controller.view, controller)
    }
  }

  /// Creates a host of a view, inside of the view of a view controller of its own.
  ///
  /// The view of a view controller would have the margins of a screen. Only a view that states
  /// its frame by constraints is the view of the controller, which then determines its size.
  init(view: @escaping () -> UIView) {
    let controller = UIViewController()
    content = {
      let view = view()
      guard view.translatesAutoresizingMaskIntoConstraints else {
        if controller.view !== view { controller.view = view }
        return (view, controller)
      }
      if view.superview !== controller.view {
        for old in controller.view.subviews { old.removeFromSuperview() }
        controller.view.addSubview(view)
      }
      return (view, controller)
    }
  }

  func layOut(
    proposal: LayoutProposal,
    in environment: LayoutEnvironment
  ) throws -> [EngineNode] {
    try environment.checkUIKitSupport()
    let shown = shown ?? content()
    show(shown)
    shown.controller.additionalSafeAreaInsets = ownSafeArea.adding(environment.safeArea)
    window.frame = CGRect(origin: .zero, size: shown.view.size(for: proposal))
    shown.view.frame = window.bounds
    layOut()
    return shown.view is UICollectionView ? [] : [root(of: shown.view)]
  }

  func reevaluate() {
    show(content())
    layOut()
  }

  func tap(_ identifier: String) throws -> Bool {
    let view = window.first { $0.accessibilityIdentifier == identifier }
    guard let control = view as? UIControl else {
      throw Unsupported("taps on views that are no controls of UIKit")
    }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  func scroll(to offset: LayoutEnvironment.Offset) -> Bool {
    guard let scrollView = shown?.view.first(where: { $0 is UIScrollView }) as? UIScrollView
    else { return false }
    let layout = (scrollView as? UICollectionView)?.collectionViewLayout
    let size = layout?.collectionViewContentSize ?? scrollView.contentSize
    let insets = scrollView.adjustedContentInset
    let (right, bottom) = (size.width + insets.right, size.height + insets.bottom)
    scrollView.contentOffset = CGPoint(
      x: max(min(CGFloat(offset.x), right - scrollView.bounds.width), -insets.left),
      y: max(min(CGFloat(offset.y), bottom - scrollView.bounds.height), -insets.top)
    )
    layOut()
    return true
  }

  var originInWindow: LayoutEnvironment.Offset? { LayoutEnvironment.Offset(x: 0, y: 0) }

  var kind: LayoutAnswer.Kind {
    switch shown?.view {
    case is UICollectionView: .collection
    case is UITableView: .table
    default: .views
    }
  }

  var elements: [EngineElement]? {
    switch shown?.view {
    case let view as UICollectionView: view.elements
    case let view as UITableView: view.elements
    default: nil
    }
  }

  var visibleElements: [EngineElement]? {
    switch shown?.view {
    case let view as UICollectionView: view.elements.filter { $0.isInSight }
    case let view as UITableView: view.visibleElements
    default: nil
    }
  }
}

extension UIKitHost {
  private func show(_ shown: Shown) {
    let controller = shown.controller
    if self.shown?.controller !== controller {
      ownSafeArea = controller.additionalSafeAreaInsets
    }
    self.shown = shown
    if window.rootViewController !== controller { window.rootViewController = controller }
    window.isHidden = false
    shown.view.setNeedsLayout()
  }

  private func layOut() {
    window.layoutIfNeeded()
    shown?.view.layoutIfNeeded()
    RunLoop.main.run(until: Date())
    window.layoutIfNeeded()
  }

  /// The scene's view with the views of the window that have an identifier.
  private func root(of view: UIView) -> EngineNode {
    let identified = window.descendants.filter {
      $0.accessibilityIdentifier != nil && $0 !== view
    }
    return EngineNode(
      "\(type(of: view))",
      identifiers: [view.accessibilityIdentifier].compactMap(\.self),
      frame: LayoutFrame(CGRect(origin: .zero, size: view.bounds.size)),
      children: identified.map {
        let frame = $0.superview?.convert($0.frame, to: view) ?? $0.frame
        return EngineNode(
          "\(type(of: $0))",
          identifiers: [$0.accessibilityIdentifier].compactMap(\.self),
          frame: LayoutFrame(frame)
        )
      }
    )
  }
}

extension LayoutEnvironment {
  /// Checks that the environment can be set for views of UIKit by public API.
  ///
  /// - Throws: `Unsupported` for an environment that cannot.
  fileprivate func checkUIKitSupport() throws {
    try metrics.checkSystem()
    guard direction == .leftToRight else { throw Unsupported("right-to-left UIKit views") }
    guard dynamicType == "large" else { throw Unsupported("type sizes of UIKit views") }
    guard scale == 1 else { throw Unsupported("scales of the display") }
    guard margins == nil, keyboard == 0, sizeClasses == nil, bars == .automatic else {
      throw Unsupported("margins, keyboards, size classes and windows without bars")
    }
  }
}

extension UIEdgeInsets {
  /// Returns the sum with the insets of an environment from left to right.
  fileprivate func adding(_ insets: LayoutEnvironment.Insets?) -> UIEdgeInsets {
    guard let insets else { return self }
    return UIEdgeInsets(
      top: top + CGFloat(insets.top),
      left: left + CGFloat(insets.leading),
      bottom: bottom + CGFloat(insets.bottom),
      right: right + CGFloat(insets.trailing)
    )
  }
}

extension UIView {
  /// The views inside, in the order of the hierarchy.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

  /// Returns the first view of the hierarchy that satisfies a condition.
  fileprivate func first(where isMeant: (UIView) -> Bool) -> UIView? {
    isMeant(self) ? self : descendants.first(where: isMeant)
  }

  /// Returns the size for a proposal: the smallest that the constraints allow where a length is
  /// unspecified.
  fileprivate func size(for proposal: LayoutProposal) -> CGSize {
    let lengths = [proposal.width, proposal.height].map { length in
      length.flatMap { $0.isFinite ? CGFloat(max($0, 0)) : nil }
    }
    let target = CGSize(width: lengths[0] ?? 0, height: lengths[1] ?? 0)
    if lengths[0] != nil && lengths[1] != nil || self is UIScrollView { return target }
    return systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: lengths[0] == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: lengths[1] == nil ? .fittingSizeLevel : .required
    )
  }
}
#endif
