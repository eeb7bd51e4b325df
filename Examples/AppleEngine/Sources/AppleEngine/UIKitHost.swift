#if !canImport(SwiftUI) || canImport(UIKit)
import EngineKit
import Foundation

/// Hosts a scene that is a UIKit view or a view controller, by public API.
final class UIKitHost: EngineHost {
  /// The scene as its code returns it.
  enum Content {
    case view(UIView)
    /// A collection view that scrolls to any offset.
    case collection(UICollectionView)
    case controller(UIViewController)

    var view: UIView {
      switch self {
      case .view(let view): view
      case .collection(let view): view
      case .controller(let controller): controller.view
      }
    }
  }

  private let content: () -> Content
  private let window = UIWindow(frame: .zero)
  /// The view controller of the window, which adds the safe area of the environment to that of the
  /// scene's own code.
  private let container = UIViewController()
  private var shown: Content?

  /// Creates a host of the scene that a closure returns.
  init(_ content: @escaping () -> Content) { self.content = content }

  func layOut(
    proposal: LayoutProposal,
    in environment: LayoutEnvironment
  ) throws -> [EngineNode] {
    try environment.checkUIKitSupport()
    let shown = shown ?? content()
    show(shown)
    guard !presents || environment.safeArea == nil else {
      throw Unsupported("safe areas of presented view controllers")
    }
    container.additionalSafeAreaInsets = UIEdgeInsets(environment.safeArea)
    try shown.view.setMargins(environment.margins)
    window.frame = CGRect(origin: .zero, size: shown.view.size(for: proposal))
    container.view.frame = window.bounds
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
    scrollView.contentOffset = CGPoint(x: offset.x, y: offset.y)
    if case .collection = shown {} else { scrollView.stayInContent() }
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
    case let view as UICollectionView: view.visibleElements
    case let view as UITableView: view.visibleElements
    default: nil
    }
  }
}

extension UIKitHost {
  private func show(_ new: Content) {
    defer { shown = new }
    guard shown?.view !== new.view else { return }
    if case .controller(let last) = shown { last.removeFromParent() }
    shown?.view.removeFromSuperview()
    switch new {
    case .controller(let controller):
      container.addChild(controller)
      container.view.addSubview(controller.view)
      controller.didMove(toParent: container)
    case .view(let view) where !view.translatesAutoresizingMaskIntoConstraints:
      // Its constraints state its frame, so that it has to be the view of the controller.
      container.view = view
    case .view(let view), .collection(let view as UIView):
      container.view.addSubview(view)
    }
    window.rootViewController = container
    window.isHidden = false
    // The content of a scene that is a scroll view begins at its top.
    if case .controller = new { return }
    guard let view = new.view as? UIScrollView else { return }
    if view.contentInsetAdjustmentBehavior == .automatic {
      view.contentInsetAdjustmentBehavior = .never
    }
  }

  /// Whether the scene presents a view controller.
  private var presents: Bool {
    if case .controller(let controller) = shown, controller.presentedViewController != nil {
      return true
    }
    return container.presentedViewController != nil
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
        // The bounds of a scroll view begin at its content offset.
        let visible = frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
        return EngineNode(
          "\(type(of: $0))",
          identifiers: [$0.accessibilityIdentifier].compactMap(\.self),
          frame: LayoutFrame(visible)
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
    guard keyboard == 0, sizeClasses == nil, bars == .automatic else {
      throw Unsupported("keyboards, size classes and windows without bars")
    }
  }
}

extension UIEdgeInsets {
  /// Creates the insets of an environment from left to right.
  fileprivate init(_ insets: LayoutEnvironment.Insets?) {
    guard let insets else {
      self = .zero
      return
    }
    self.init(
      top: CGFloat(insets.top),
      left: CGFloat(insets.leading),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.trailing)
    )
  }
}

extension UIScrollView {
  /// Scrolls to the nearest offset at which no space beyond the content is visible.
  fileprivate func stayInContent() {
    let insets = adjustedContentInset
    let layout = (self as? UICollectionView)?.collectionViewLayout
    let size = layout?.collectionViewContentSize ?? contentSize
    let (right, bottom) = (size.width + insets.right, size.height + insets.bottom)
    contentOffset = CGPoint(
      x: max(min(contentOffset.x, right - bounds.width), -insets.left),
      y: max(min(contentOffset.y, bottom - bounds.height), -insets.top)
    )
  }
}

extension UIView {
  /// Sets the margins of a scroll view, which are 16 where a spec states none.
  ///
  /// - Throws: `Unsupported` for stated margins of other views.
  fileprivate func setMargins(_ margins: LayoutEnvironment.Insets?) throws {
    guard self is UIScrollView else {
      if margins == nil { return }
      throw Unsupported("margins of UIKit views")
    }
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.map { CGFloat($0.top) } ?? 16,
      leading: margins.map { CGFloat($0.leading) } ?? 16,
      bottom: margins.map { CGFloat($0.bottom) } ?? 16,
      trailing: margins.map { CGFloat($0.trailing) } ?? 16
    )
  }

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
