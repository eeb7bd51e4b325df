public import Foundation
import ViewLayout

/// A rectangle of the screen, with others in it.
///
/// As much of a view as cells and collection views need: places, subviews and layout, without
/// constraints and without drawing. What is to be as large as what it is in says so by its
/// autoresizing mask or in `layoutSubviews`.
@preconcurrency @MainActor open class UIView: NSObject {
  /// How often a view whose layout asks for another layout gets one at once.
  private static let layoutLimit = 8

  /// Where the middle of the view is in what it is in, in points.
  open var center: CGPoint
  /// The view's own coordinates: the origin is what it is scrolled to, in points.
  open var bounds: CGRect {
    didSet { boundsDidChange(from: oldValue) }
  }
  /// Which lengths and distances follow the size of what the view is in.
  open var autoresizingMask: AutoresizingMask = []
  /// The view that this one is in; `nil` for one that is in nothing.
  open private(set) weak var superview: UIView?
  /// The views in this one, from the back to the front.
  open private(set) var subviews: [UIView] = []
  /// A number for authors to find the view by.
  open var tag = 0
  /// The color behind the view's content, in pictures of it.
  open var backgroundColor: UIColor?
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is left out of the drawing.
  open var isHidden = false
  /// Whether what sticks out of the view is cut off.
  open var clipsToBounds = false
  /// A name for those who look at the view from outside.
  open var accessibilityIdentifier: String?
  /// The lengths that bars and notches cover of the view at its edges, in points.
  public package(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The room that the view's content keeps free at its edges, in points: 8 unless somebody says.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  )
  private(set) var needsLayout = true

  /// Makes a view of a frame.
  public init(frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Its frame in what it is in, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2,
        y: center.y - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if newValue.size != bounds.size { bounds.size = newValue.size }
    }
  }

  /// Places the subviews; called when something has changed.
  open func layoutSubviews() {}

  /// Says that the subviews are to be placed anew.
  open func setNeedsLayout() { needsLayout = true }

  /// Places what is to be placed, here and in the subviews.
  open func layoutIfNeeded() {
    for _ in 0..<Self.layoutLimit where needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// The size that the view's content has by itself, in points; negative where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that the view takes of a given one, in points: the size that it has, unless it says.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that it takes of its own.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Notes that the view has come into another one, or into none.
  open func didMoveToSuperview() {}

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place between the others, from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isIn(view) else { return }
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    ownPartsDidChange()
  }

  /// Takes the view out of what it is in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview()
    didMoveToSuperview()
  }

  /// Notes that the bounds or the subviews have changed.
  func ownPartsDidChange() { setNeedsLayout() }

  /// Notes that the surroundings have changed.
  func environmentDidChange() {
    setNeedsLayout()
    for view in subviews { view.environmentDidChange() }
  }

  /// The issues of what is in the view, since the last call.
  func takeContentIssues() -> [Issue] { subviews.flatMap { $0.takeContentIssues() } }

  /// Taps what has the identifier, in the view.
  ///
  /// - Returns: Whether that did anything.
  func tapContent(_ identifier: String) -> Bool {
    subviews.contains { $0.tapContent(identifier) }
  }

  /// The drawing of the view's content, in its own coordinates, from the back to the front.
  var drawnContent: [ResolvedNode] { subviews.map(\.drawing) }

  /// The identifiers of what is in the view.
  var contentIdentifiers: [String] { subviews.flatMap { $0.contentIdentifiers } }

  /// Whether the view's content has a size of its own, which may change by itself.
  var hasOwnSize: Bool { false }

  /// The size that the view's content takes of a proposal, in points; the size that the view has
  /// for one whose content has none.
  func fittingSize(_ proposal: ProposedViewSize) -> CGSize { bounds.size }

  /// Notes that what the content was made of may have changed.
  func contentMayHaveChanged() {
    for view in subviews { view.contentMayHaveChanged() }
  }

  /// The environment that the view's surroundings impose on it.
  var traits: HostEnvironment { superview?.traits ?? HostEnvironment() }
}

extension UIView {
  /// No length of a content's own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The view or the first one in it that has a tag; `nil` where none has.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is another one, or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool { self === view || isIn(view) }

  private func isIn(_ view: UIView) -> Bool {
    var outer = superview
    while let current = outer {
      if current === view { return true }
      outer = current.superview
    }
    return false
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.ownPartsDidChange()
    self.superview = nil
  }

  private func boundsDidChange(from old: CGRect) {
    guard bounds != old else { return }
    ownPartsDidChange()
    guard bounds.size != old.size else { return }
    for view in subviews { view.follow(bounds.size, from: old.size) }
  }
}
