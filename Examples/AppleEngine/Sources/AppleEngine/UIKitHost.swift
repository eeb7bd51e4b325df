#if !canImport(SwiftUI) || canImport(UIKit)
  import EngineKit
  import Foundation

  /// Hosts a scene that is a UIKit view or a view controller, by public API.
  final class UIKitHost: EngineHost {
    private let content: () -> UIViewController
    private let window = UIWindow(frame: .zero)
    private var controller: UIViewController?

    /// Creates a host of a view controller.
    init(controller: @escaping () -> UIViewController) { content = controller }

    /// Creates a host of a view, which the same view controller shows as long as it is the same.
    convenience init(view: @escaping () -> UIView) {
      var shown: UIViewController?
      self.init {
        let view = view()
        if let shown, shown.view === view { return shown }
        let controller = UIViewController()
        controller.view = view
        shown = controller
        return controller
      }
    }

    func layOut(
      proposal: LayoutProposal,
      in environment: LayoutEnvironment
    ) throws -> [EngineNode] {
      try environment.checkUIKitSupport()
      let controller = controller ?? content()
      show(controller)
      controller.additionalSafeAreaInsets = UIEdgeInsets(environment.safeArea)
      let view: UIView = controller.view
      window.frame = CGRect(origin: .zero, size: view.size(for: proposal))
      layOut()
      return view.isListOfElements ? [] : [root(of: view)]
    }

    func reevaluate() { show(content()) }

    func tap(_ identifier: String) throws -> Bool {
      guard let view = controller?.view.first(where: { $0.accessibilityIdentifier == identifier })
      else { return false }
      guard let control = view as? UIControl else {
        throw Unsupported("taps on views that are not controls")
      }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }

    func scroll(to offset: LayoutEnvironment.Offset) -> Bool {
      guard let view = controller?.view.first(where: { $0 is UIScrollView }),
        let scrollView = view as? UIScrollView
      else { return false }
      let (size, insets) = (scrollView.contentSize, scrollView.adjustedContentInset)
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
      switch controller?.view {
      case is UICollectionView: .collection
      case is UITableView: .table
      default: .views
      }
    }

    var elements: [EngineElement]? {
      switch controller?.view {
      case let view as UICollectionView: view.elements
      case let view as UITableView: view.elements
      default: nil
      }
    }
  }

  extension UIKitHost {
    private func show(_ controller: UIViewController) {
      self.controller = controller
      if window.rootViewController !== controller { window.rootViewController = controller }
      window.isHidden = false
      controller.view.setNeedsLayout()
    }

    private func layOut() {
      window.layoutIfNeeded()
      controller?.view.layoutIfNeeded()
      RunLoop.main.run(until: Date())
      window.layoutIfNeeded()
    }

    /// The scene's view with the views inside that have an identifier.
    private func root(of view: UIView) -> EngineNode {
      let identified = view.descendants.filter { $0.accessibilityIdentifier != nil }
      return EngineNode(
        "\(type(of: view))",
        identifiers: [view.accessibilityIdentifier].compactMap(\.self),
        frame: LayoutFrame(CGRect(origin: .zero, size: view.bounds.size)),
        children: identified.map {
          EngineNode(
            "\(type(of: $0))",
            identifiers: [$0.accessibilityIdentifier].compactMap(\.self),
            frame: LayoutFrame($0.convert($0.bounds, to: view))
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
      guard direction == .leftToRight else { throw Unsupported("right-to-left UIKit views") }
      guard dynamicType == "large" else { throw Unsupported("type sizes of UIKit views") }
      guard scale == 1 else { throw Unsupported("scales of the display") }
      guard margins == nil, keyboard == 0, sizeClasses == nil, bars == .automatic else {
        throw Unsupported("margins, keyboards, size classes and windows without bars")
      }
    }
  }

  extension UIEdgeInsets {
    fileprivate init(_ insets: LayoutEnvironment.Insets?) {
      self.init(
        top: CGFloat(insets?.top ?? 0),
        left: CGFloat(insets?.leading ?? 0),
        bottom: CGFloat(insets?.bottom ?? 0),
        right: CGFloat(insets?.trailing ?? 0)
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

    /// Whether the view is a collection view or a table, whose elements are reported.
    fileprivate var isListOfElements: Bool { self is UICollectionView }

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
