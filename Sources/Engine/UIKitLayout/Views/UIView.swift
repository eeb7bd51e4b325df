public import Foundation
public import ViewLayout

/// A rectangle of the screen, with others in it.
///
/// A view comes by its frame in one of three ways: it is set, and follows the size around it
/// by its autoresizing mask; constraints say it, where `translatesAutoresizingMaskIntoConstraints`
/// is false; or the view that it is in places it, in `layoutSubviews`.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// How often a view whose layout asks for another layout gets one at once.
  private static let layoutLimit = 8

  /// Where the middle of the view is in what it is in, in points.
  open var center: CGPoint
  /// The view's own coordinates: the origin is what it is scrolled to, in points.
  open var bounds: CGRect {
    didSet { boundsDidChange(from: oldValue) }
  }
  /// The map by which the view is drawn, around its middle.
  open var transform = CGAffineTransform.identity
  /// Which lengths and distances follow the size of what the view is in.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether views in this one follow its size by their masks.
  open var autoresizesSubviews = true
  /// Whether the view keeps the frame that is set; otherwise constraints determine it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { placementDidChange(from: oldValue) }
  }
  /// The view that this one is in; `nil` for one that is in nothing.
  open internal(set) weak var superview: UIView?
  /// The views in this one, from the back to the front.
  open internal(set) var subviews: [UIView] = []
  /// The guides in the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// A number for authors to find the view by.
  open var tag = 0
  /// The color behind the view's content, in pictures of it.
  open var backgroundColor: UIColor?
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is left out of the drawing.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewDidHideOrShow(self) } }
  }
  /// Whether what sticks out of the view is cut off.
  open var clipsToBounds = false
  /// A name for those who look at the view from outside.
  open var accessibilityIdentifier: String?
  /// Which way the view is read, whatever the language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { environmentDidChange() } }
  }
  /// The room that the view's content keeps free at its edges, in points, without the safe area: 8
  /// by default.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  ) {
    didSet { if directionalLayoutMargins != oldValue { layoutMarginsChanged() } }
  }
  /// Whether the view's margins are at least those of the view that it is in.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsChanged() } }
  }
  /// Whether the margins begin where bars and notches end.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsChanged() } }
  }

  // MARK: What layout keeps

  /// The lengths that bars and notches cover, where the view's surroundings say so; `nil` where
  /// they follow from the view around it.
  var imposedSafeArea: UIEdgeInsets?
  /// How much content resists being larger and smaller, along each axis.
  var contentPriorities = ContentPriorities()
  package var heldConstraints: [NSLayoutConstraint] = []
  package var engine: ConstraintEngine?
  /// Whether the view or anything in it is placed by constraints.
  package internal(set) var hasConstraintsInside = false
  private(set) var needsLayout = true
  var needsConstraints = true
  /// Whether a view in this one needs its constraints.
  var needsConstraintsInside = true
  /// Whether the inside of the view is solved without the constraints around it.
  private(set) lazy var isConstraintScope = self is any ConstraintScope
  /// The content whose height follows its width; `nil` for a view that has no such.
  private(set) lazy var hasWidthDependentContent = self is any WidthDependentContent
  /// Whether the view is taking a frame that its constraints give.
  var isApplyingSolvedFrame = false
  /// Whether the view is placed by the stack that it is in.
  var isArranged = false
  /// The standard layout guides, created at the first access.
  var standardGuides = StandardLayoutGuides()
  var viewIssues: [Issue] = []
  /// Whether views that come and go, and a size that changes, ask for no other layout: the view is
  /// placing its own parts.
  package var isPlacingSubviews = false
  /// The environment that the place of the view imposes on it; `nil` for that of the view around
  /// it.
  package var environment: HostEnvironment? {
    didSet { if environment != oldValue { environmentDidChange() } }
  }

  /// Receives the view's layout events, as its controller does; `nil` for none.
  package weak var viewOwner: (any ViewOwner)?
  /// The properties that do not affect layout: colors, gestures, accessibility.
  var nonLayoutProperties = NonLayoutProperties()
  private var ownLayer: CALayer?

  /// The surface that the view draws on.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.host = self
    ownLayer = layer
    return layer
  }

  /// The layer, if anybody has asked for it.
  var existingLayer: CALayer? { ownLayer }

  /// The class of the view's layer: `CALayer`, or one below it.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view of a frame.
  public init(frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Its frame in what it is in, in points; the box around it where it is drawn by a map.
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

  /// Places the subviews; called when something has changed.
  open func layoutSubviews() {}

  /// Invalidates the layout of the subviews.
  open func setNeedsLayout() { needsLayout = true }

  /// Solves the constraints, and places what is to be placed, here and in the subviews.
  open func layoutIfNeeded() {
    for _ in 0..<Self.layoutLimit {
      solveConstraints()
      placeParts()
      guard hasUnsolvedConstraints else { return }
    }
  }

  /// Places what is to be placed, here and in the subviews; at each layout the owner of the view
  /// is told before it places its subviews and once it has (R-VC-2).
  private func placeParts() {
    if isConstraintRoot { solveConstraints() }
    for _ in 0..<Self.layoutLimit where needsLayout {
      needsLayout = false
      viewOwner?.viewWillLayOut()
      layoutSubviews()
      viewOwner?.viewDidLayOut()
    }
    for view in subviews { view.placeParts() }
  }

  /// The size that the view's content has by itself, in points; negative where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    constraintRootView.engine?.intrinsicSizeDidChange(of: self)
    superview?.contentLengthDidChange()
    setNeedsLayout()
  }

  /// The size that the view takes of a given one, in points: the size that it has, unless it says.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that it takes of its own; its top left corner stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { frame.size = size }
  }

  /// The least size that its constraints allow, near to a given one, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that its constraints allow nearest to a given one.
  ///
  /// - Parameters:
  ///   - targetSize: The size, in points.
  ///   - horizontalFittingPriority: How much it matters that the view is as wide.
  ///   - verticalFittingPriority: How much it matters that the view is as high.
  /// - Returns: The size in points, on whole pixels.
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

  /// Makes the constraints that the view has by itself; called before a layout, once and after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() { needsConstraints = false }

  /// Marks the constraints of the view as needing an update.
  open func setNeedsUpdateConstraints() { markConstraints() }

  /// Makes the constraints that are to be made, here and in the subviews.
  open func updateConstraintsIfNeeded() { makeConstraints() }

  /// Whether the view makes constraints and needs no frame.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the subviews are placed beside each other.
  var arrangesSubviews: Bool { false }

  /// The lengths between the frame and the rectangle that constraints speak of, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view in this one whose bottom edge, or first baseline, is its first baseline.
  open var forFirstBaselineLayout: UIView { self }

  /// The view in this one whose bottom edge, or last baseline, is its last baseline.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Drawing and touches

  /// Draws the view's content; never called, as pictures are drawn otherwise.
  open func draw(_ rect: CGRect) {}

  /// Whether a point of the view's own coordinates, in points, is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  /// The view at a point of the view's own coordinates, in points: the frontmost and innermost one
  /// that is seen and takes touches; `nil` for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Notes that the color of what can be used has changed.
  open func tintColorDidChange() {}

  /// Notes that the view was read from an archive: there are none.
  open func awakeFromNib() {}

  // MARK: Notes

  /// Notes that the view will come into another one, or, with `nil`, into none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Notes that the view has come into another one, or into none.
  open func didMoveToSuperview() {}

  /// Notes that the view has come into a window: there are none.
  open func didMoveToWindow() {}

  /// Notes that a view has come into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Notes that a view will leave this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Notes that the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Notes that the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Notes that the traits have changed which the view takes from its surroundings.
  ///
  /// - Parameter previousTraitCollection: Those that it had; `nil` where it had none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    setNeedsLayout()
  }

  // MARK: Subviews

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place between the others, from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return report(.cycle(view)) }
    view.leaveSuperview(for: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    adopt(view)
    didAddSubview(view)
    view.didMoveToSuperview()
    boundsOrSubviewsDidChange()
  }

  /// Takes the view out of what it is in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview(for: nil)
    didMoveToSuperview()
  }

  /// Notes that a view in this one is hidden, or shown again.
  func subviewDidHideOrShow(_ subview: UIView) {}

  /// Is called when the content of a view in it asks for another length, and tells of it above.
  func contentLengthDidChange() { superview?.contentLengthDidChange() }

  /// Notes that the bounds or the subviews have changed.
  func boundsOrSubviewsDidChange() { if !isPlacingSubviews { setNeedsLayout() } }

  /// The environment that the view's surroundings impose on it.
  package var traits: HostEnvironment { imposedEnvironment ?? HostEnvironment() }

  /// The environment of the scene that the view is in; `nil` for one that is in none yet.
  var imposedEnvironment: HostEnvironment? { environment ?? superview?.imposedEnvironment }
}
