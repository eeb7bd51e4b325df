public import Foundation
internal import LayoutTree
public import ViewLayout

/// A rectangle in a hierarchy of views.
///
/// The frame of a view is determined in one of three ways: it is set, and changes with the
/// superview's size by the autoresizing mask; constraints determine it, if
/// `translatesAutoresizingMaskIntoConstraints` is `false`; or the superview sets it in
/// `layoutSubviews`.
@preconcurrency @MainActor open class UIView: UIResponder {
  open var center: CGPoint
  open var bounds: CGRect {
    didSet { boundsDidChange(from: oldValue) }
  }
  open var transform = CGAffineTransform.identity
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { placementDidChange(from: oldValue) }
  }
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  open var tag = 0
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewDidHideOrShow(self) } }
  }
  open var clipsToBounds = false
  open var accessibilityIdentifier: String?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { environmentDidChange() } }
  }
  /// The margins at the view's edges without the safe area, in points; 8 by default.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  ) {
    didSet { if directionalLayoutMargins != oldValue { layoutMarginsChanged() } }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsChanged() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsChanged() } }
  }

  // MARK: What layout keeps

  /// The safe area that a container sets; `nil` to derive it from the superview's safe area.
  var imposedSafeArea: UIEdgeInsets?
  /// The safe area of which the view was notified last.
  var reportedSafeArea = UIEdgeInsets.zero
  /// Whether the view's constraints are solved separately, because it is a root view of a window.
  var isWindowContent = false
  /// The content hugging and compression resistance priorities along each axis.
  lazy var contentPriorities = defaultContentPriorities
  package var heldConstraints: [NSLayoutConstraint] = []
  package var engine: ConstraintEngine?
  /// Whether constraints place the view or a descendant.
  package internal(set) var hasConstraintsInside = false
  var needsLayout = true
  var needsConstraints = true
  /// Whether the view or a descendant needs an update of its constraints.
  var needsConstraintsInside = true
  /// Whether the constraints inside of the view are solved separately from those outside.
  private(set) lazy var isConstraintScope = self is any ConstraintScope
  /// Whether the view's content has a height that depends on its width.
  private(set) lazy var hasWidthDependentContent = self is any WidthDependentContent
  /// Whether the view is applying a frame from its constraints.
  var isApplyingSolvedFrame = false
  /// Whether a stack view arranges the view.
  var isArranged = false
  /// The standard layout guides, created at the first access.
  var standardGuides = StandardLayoutGuides()
  var viewIssues: [Issue] = []
  /// Whether changes to bounds and subviews do not invalidate the layout, because the view is
  /// placing its parts.
  package var isPlacingSubviews = false
  /// The environment that a container sets; `nil` to inherit it from the superview.
  package var environment: HostEnvironment? {
    didSet { if environment != oldValue { environmentDidChange() } }
  }

  /// The object that receives the view's layout events, such as its controller; `nil` if there is
  /// none.
  weak var viewOwner: (any ViewOwner)?
  /// The properties that do not affect layout: colors, gestures, accessibility.
  var nonLayoutProperties = NonLayoutProperties()
  /// The layer; `nil` if it has not been accessed.
  private(set) var existingLayer: CALayer?

  open var layer: CALayer {
    if let existingLayer { return existingLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.host = self
    existingLayer = layer
    return layer
  }

  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var frame: CGRect {
    get {
      let size = bounds.size
      let box = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      return (transform == .identity ? box : box.applying(transform))
        .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if newValue.size != bounds.size { bounds.size = newValue.size }
      if transform == .identity { frameWasSet() }
    }
  }

  open override var next: UIResponder? { viewOwner ?? superview }

  // MARK: Layout

  open func layoutSubviews() {}

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    for _ in 0..<Self.layoutLimit {
      solveConstraints()
      placeParts(in: superview.map { $0.innerSafeArea($0.safeAreaInsets) } ?? .zero)
      guard hasUnsolvedConstraints else { return }
    }
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    constraintRootView.engine?.intrinsicSizeDidChange(of: self)
    superview?.contentLengthDidChange()
    setNeedsLayout()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { frame.size = size }
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that the constraints give for a target size, rounded to whole pixels.
  ///
  /// - Complexity: O(*n*) in the views and constraints inside.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedSize(
      FittingTarget(
        size: targetSize,
        horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority
      )
    )
  }

  // MARK: Constraints

  open func updateConstraints() { needsConstraints = false }

  open func setNeedsUpdateConstraints() { markConstraints() }

  open func updateConstraintsIfNeeded() { makeConstraints() }

  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the parts of the intrinsic content size along an axis, for explanations.
  ///
  /// - Parameter axis: 0 for the width, 1 for the height.
  /// - Returns: Parts in their order along the axis; empty if the class states none.
  func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] { [] }

  /// The content priorities of a new view of the class (R-AL-4).
  var defaultContentPriorities: ContentPriorities { ContentPriorities() }

  /// The name of the view in trees: that of its class, unless the class is internal.
  var nodeName: String { String(describing: type(of: self)) }

  /// Whether the view arranges its subviews side by side.
  var arrangesSubviews: Bool { false }

  /// The axes along which the content is larger than the view; `nil` if it does not scroll.
  var scrolledAxes: NodeTraits.Axes? { nil }

  /// The maximum number of lines of a label, 0 for no limit; `nil` for other views.
  var lineLimit: Int? { nil }

  package var innerItem: any LayoutItem { self }

  /// Returns the part of a safe area of the view that also applies to its subviews.
  func innerSafeArea(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Returns the frame of a subview for its solved frame, which is scaled if it is zoomed.
  func drawnFrame(of subview: UIView, solved frame: CGRect) -> CGRect { frame }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open var forFirstBaselineLayout: UIView { self }

  open var forLastBaselineLayout: UIView { self }

  // MARK: Drawing and touches

  /// Draws the view's content; never called, because this engine does not render pixels.
  open func draw(_ rect: CGRect) {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.includes(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func tintColorDidChange() {}

  /// Called after the view was loaded from an archive; never called here.
  open func awakeFromNib() {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func layoutMarginsDidChange() {}

  open func safeAreaInsetsDidChange() {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    setNeedsLayout()
  }

  // MARK: Properties that do not affect layout

  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { nonLayoutProperties.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      nonLayoutProperties.tintColor = newValue
      propagateTint()
    }
  }

  open var contentMode: ContentMode {
    get { nonLayoutProperties.contentMode }
    set { nonLayoutProperties.contentMode = newValue }
  }

  open var isUserInteractionEnabled: Bool {
    get { nonLayoutProperties.isUserInteractionEnabled }
    set { nonLayoutProperties.isUserInteractionEnabled = newValue }
  }

  /// Whether the view is opaque; has no effect.
  open var isOpaque: Bool {
    get { nonLayoutProperties.isOpaque }
    set { nonLayoutProperties.isOpaque = newValue }
  }

  /// The appearance that replaces the inherited one, light or dark; has no effect.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { nonLayoutProperties.interfaceStyle }
    set { nonLayoutProperties.interfaceStyle = newValue }
  }

  /// Whether the view receives several touches at once; has no effect.
  open var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the view receives touches exclusively; has no effect.
  open var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  open var window: UIWindow? { superview?.window }

  /// Marks the view as needing display; has no effect.
  open func setNeedsDisplay() {}

  /// Marks a part of the view as needing display; has no effect.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Resigns the first responder; there is none in this engine.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  open var traitCollection: UITraitCollection { UITraitCollection(of: traits) }

  // MARK: Subviews

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return report(.cycle(view)) }
    view.move(to: window) {
      view.leaveSuperview(for: self)
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      view.superview = self
      adopt(view)
      didAddSubview(view)
      view.didMoveToSuperview()
    }
    boundsOrSubviewsDidChange()
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil) {
      leaveSuperview(for: nil)
      didMoveToSuperview()
    }
  }

  /// Called after a subview was hidden or shown.
  func subviewDidHideOrShow(_ subview: UIView) {}

  /// Called after a subview has invalidated its intrinsic content size; by default notifies the
  /// superview.
  func contentLengthDidChange() { superview?.contentLengthDidChange() }

  /// Invalidates the layout after the bounds or the subviews have changed.
  func boundsOrSubviewsDidChange() { if !isPlacingSubviews { setNeedsLayout() } }
}
