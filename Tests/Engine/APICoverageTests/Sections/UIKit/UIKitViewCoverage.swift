import Foundation
import UIKitLayout
import ViewLayout

enum UIKitViewCoverage: CoverageSection {
  nonisolated static let title = "UIKit views"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    views(&list)
    constraints(&list)
    layers(&list)
    gestures(&list)
    application(&list)
  }

  private static func application(_ list: inout CoverageList) {
    list.has("T() and T(frame:) of a generic T: UIView, UIView.appearance()") {
      @MainActor func make<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        [Kind(), Kind(frame: .zero)]
      }
      return (make(UILabel.self), UILabel.appearance())
    }
    list.has(
      "UITraitCollection.preferredContentSizeCategory, UIContentSizeCategory.isAccessibilityCategory"
    ) {
      UIView().traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
    list.has(
      "UIApplication.connectedScenes, UIWindowScene.windows, keyWindow, UIWindow.windowScene"
    ) {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return (
        scenes.flatMap(\.windows), scenes.first?.keyWindow as Any, UIWindow().windowScene as Any
      )
    }
    list.has("UIViewController.topLayoutGuide, bottomLayoutGuide, UILayoutSupport.length") {
      let controller = UIViewController()
      let guide: any UILayoutSupport = controller.topLayoutGuide
      return (guide.length, controller.bottomLayoutGuide.topAnchor)
    }
    list.has("objc_getAssociatedObject(_:_:), objc_setAssociatedObject(_:_:_:_:)") {
      let (view, key) = (UIView(), UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      objc_setAssociatedObject(view, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      defer { objc_removeAssociatedObjects(view) }
      return objc_getAssociatedObject(view, key) as Any
    }
    list.has("CATransition, CAKeyframeAnimation, CASpringAnimation, CAAnimationGroup") {
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromTop
      transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      let group = CAAnimationGroup()
      group.animations = [
        transition, CAKeyframeAnimation(keyPath: "position.x"),
        CASpringAnimation(keyPath: "bounds"),
      ]
      return group
    }
    list.has("UIGraphicsImageRenderer.image(actions:), UIGraphicsGetCurrentContext(), CGContext") {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10))
      return renderer.image { context in
        let drawing: CGContext = context.cgContext
        drawing.saveGState()
        context.cgContext.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        UIGraphicsGetCurrentContext()?.restoreGState()
      }.size
    }
    list.has("UIView.registerForTraitChanges(_:handler:), UITraitPreferredContentSizeCategory") {
      UIView().registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: UIView, _: UITraitCollection) in
        view.setNeedsLayout()
      }
    }
    list.has("UIContextMenuConfiguration, UIView.addInteraction(_:), UIScrollView.refreshControl") {
      let (view, configuration) = (UIScrollView(), UIContextMenuConfiguration())
      view.addInteraction(UIPointerInteraction(delegate: nil))
      view.refreshControl = UIRefreshControl()
      return (configuration.identifier, view.refreshControl as Any)
    }
    list.has("UIViewController.sheetPresentationController, popoverPresentationController") {
      let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      controller.sheetPresentationController?.animateChanges {
        controller.sheetPresentationController?.selectedDetentIdentifier = .medium
      }
      controller.popoverPresentationController?.sourceView = controller.view
      return controller
    }
    list.has("CADisplayLink(target:selector:), UIOffset") {
      let link = CADisplayLink(target: UIView(), selector: Selector("tick"))
      link.add(to: .main, forMode: .common)
      link.invalidate()
      return (link.isPaused, UIOffset.zero)
    }
    list.has("UIDevice.playInputClick(), UIButton.isPointerInteractionEnabled") {
      UIDevice.current.playInputClick()
      let button = UIButton()
      button.isPointerInteractionEnabled = true
      return button
    }
  }

  private static func views(_ list: inout CoverageList) {
    list.has("UIView(frame:), frame, bounds, center, transform, alpha, isHidden, tag") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      return (
        view.frame, view.bounds, view.center, view.transform, view.alpha, view.isHidden, view.tag
      )
    }
    list.has(
      "UIView.addSubview(_:), insertSubview(_:at:), insertSubview(_:aboveSubview:), insertSubview(_:belowSubview:), removeFromSuperview(), bringSubviewToFront(_:), sendSubviewToBack(_:), superview, subviews"
    ) {
      let (outer, first, second) = (UIView(), UIView(), UIView())
      outer.addSubview(first)
      outer.insertSubview(second, at: 0)
      outer.insertSubview(second, aboveSubview: first)
      outer.insertSubview(second, belowSubview: first)
      outer.bringSubviewToFront(first)
      outer.sendSubviewToBack(first)
      second.removeFromSuperview()
      return (first.superview as Any, outer.subviews)
    }
    list.has(
      "UIView.layoutSubviews(), setNeedsLayout(), layoutIfNeeded(), sizeThatFits(_:), sizeToFit(), intrinsicContentSize, invalidateIntrinsicContentSize()"
    ) {
      let view = UIView()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.layoutSubviews()
      view.invalidateIntrinsicContentSize()
      view.sizeToFit()
      return (view.sizeThatFits(.zero), view.intrinsicContentSize)
    }
    list.has(
      "UIView.layoutMargins, directionalLayoutMargins, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, safeAreaInsets, layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide"
    ) {
      let view = UIView()
      return (
        view.layoutMargins, view.directionalLayoutMargins, view.preservesSuperviewLayoutMargins,
        view.insetsLayoutMarginsFromSafeArea, view.safeAreaInsets, view.layoutMarginsGuide,
        view.safeAreaLayoutGuide, view.readableContentGuide
      )
    }
    list.has("UIView.convert(_:to:), convert(_:from:), hitTest(_:with:), point(inside:with:)") {
      let view = UIView()
      return (
        view.convert(CGPoint.zero, to: nil), view.convert(CGRect.zero, from: nil),
        view.hitTest(.zero, with: nil) as Any, view.point(inside: .zero, with: nil)
      )
    }
    list.has("UIView.mask") {
      let view = UIView()
      view.mask = UIView()
      return view.mask as Any
    }
    list.has(
      "UIView.animate(withDuration:animations:completion:), performWithoutAnimation(_:), transition(with:duration:options:animations:completion:)"
    ) {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in })
      UIView.performWithoutAnimation {}
      UIView.transition(
        with: UIView(),
        duration: 1,
        options: .transitionCrossDissolve,
        animations: {},
        completion: { _ in }
      )
      return UIView.areAnimationsEnabled
    }
    list.ignores(
      "UIView.tintColor, contentMode, isUserInteractionEnabled, isOpaque, accessibilityLabel, accessibilityTraits, isAccessibilityElement"
    ) { _ in
      let view = UIView()
      view.tintColor = .red
      view.contentMode = .center
      view.isAccessibilityElement = true
      view.accessibilityLabel = "a"
      view.accessibilityTraits = .button
      return (view.isUserInteractionEnabled, view.isOpaque)
    }
    list.has(
      "UIScrollView.contentSize, contentOffset, contentInset, contentLayoutGuide, frameLayoutGuide"
    ) {
      let view = UIScrollView()
      return (
        view.contentSize, view.contentOffset, view.contentInset, view.contentLayoutGuide,
        view.frameLayoutGuide
      )
    }
    list.has(
      "UIScrollView.zoomScale, minimumZoomScale, maximumZoomScale, bouncesZoom, setZoomScale(_:animated:), zoom(to:animated:)"
    ) {
      let view = UIScrollView()
      (view.minimumZoomScale, view.maximumZoomScale, view.bouncesZoom) = (1, 2, false)
      view.setZoomScale(2, animated: false)
      view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
      return view.zoomScale
    }
    list.has(
      "UIStackView(arrangedSubviews:), axis, distribution, alignment, spacing, setCustomSpacing(_:after:), isLayoutMarginsRelativeArrangement, addArrangedSubview(_:), insertArrangedSubview(_:at:), removeArrangedSubview(_:)"
    ) {
      let (stack, view) = (UIStackView(arrangedSubviews: []), UIView())
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.alignment = .center
      stack.spacing = 8
      stack.isLayoutMarginsRelativeArrangement = true
      stack.addArrangedSubview(view)
      stack.insertArrangedSubview(view, at: 0)
      stack.setCustomSpacing(4, after: view)
      stack.removeArrangedSubview(view)
      return stack
    }
  }

  private static func constraints(_ list: inout CoverageList) {
    list.has(
      "UIView.leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, topAnchor, bottomAnchor, widthAnchor, heightAnchor, centerXAnchor, centerYAnchor, firstBaselineAnchor, lastBaselineAnchor"
    ) {
      let view = UIView()
      return [
        view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.topAnchor,
        view.bottomAnchor, view.widthAnchor, view.heightAnchor, view.centerXAnchor,
        view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
      ] as [Any]
    }
    list.has("NSLayoutConstraint.activate(_:), deactivate(_:), constant, priority, isActive") {
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = .defaultHigh
      constraint.constant = 5
      NSLayoutConstraint.activate([constraint])
      NSLayoutConstraint.deactivate([constraint])
      return constraint.isActive
    }
    list.has(
      "UIView.setContentHuggingPriority(_:for:), setContentCompressionResistancePriority(_:for:), translatesAutoresizingMaskIntoConstraints"
    ) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      return view
    }
  }

  private static func layers(_ list: inout CoverageList) {
    list.has("CALayer.cornerRadius, borderWidth, borderColor, masksToBounds, zPosition, opacity") {
      let layer = UIView().layer
      layer.cornerRadius = 8
      layer.borderWidth = 1
      layer.borderColor = UIColor.red.cgColor
      layer.masksToBounds = true
      return (layer.zPosition, layer.opacity)
    }
    list.ignores(
      "CALayer.shadowColor, shadowOpacity, shadowOffset, shadowRadius, maskedCorners, addSublayer(_:)"
    ) { _ in
      let layer = CALayer()
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.2
      layer.shadowOffset = .zero
      layer.shadowRadius = 4
      layer.maskedCorners = [.layerMinXMinYCorner]
      layer.addSublayer(CAGradientLayer())
      return layer
    }
  }

  private static func gestures(_ list: inout CoverageList) {
    list.has("UITapGestureRecognizer(target:action:), UIView.addGestureRecognizer(_:)") {
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector { 1 }))
      return view
    }
    list.ignores(
      "UILongPressGestureRecognizer(target:action:), UIPanGestureRecognizer(target:action:)"
    ) { _ in
      (
        UILongPressGestureRecognizer(target: nil, action: nil),
        UIPanGestureRecognizer(target: nil, action: nil)
      )
    }
  }
}
