public import Foundation
import ViewLayout

/// The content hugging and compression resistance priorities along each axis.
struct ContentPriorities: Equatable {
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// The priorities of a control that keeps its natural size.
  static let fixedSize = ContentPriorities(hugging: [.defaultHigh, .defaultHigh])
  /// The priorities of a control that keeps its natural height.
  static let fixedHeight = ContentPriorities(hugging: [.defaultLow, .defaultHigh])
}

extension UIView: LayoutItem {
  package var enclosingItem: (any LayoutItem)? { superview }
  package var isConstraintRoot: Bool {
    superview == nil || isConstraintScope || isWindowContent
  }
  package var enclosedItems: [any LayoutItem] {
    let scrolled = standardGuides.content.map { [$0] } ?? []
    return layoutGuides + scrolled
      + subviews.filter { $0.hasConstraintsInside && !$0.isWindowContent }
  }
  package var constraintHolder: any LayoutItem { self }
  package var placedFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }
  package var contentOrigin: CGPoint { bounds.origin }
  package var alignmentInsets: EdgeLengths { EdgeLengths(alignmentRectInsets) }
  package var marginsItem: any LayoutItem { layoutMarginsGuide }
  package var pixelScale: CGFloat? { imposedEnvironment?.displayScale }
  package var readsFromRight: Bool? {
    switch semanticContentAttribute {
    case .unspecified: environment?.isRightToLeft
    case .forceRightToLeft: true
    case .playback, .spatial, .forceLeftToRight: false
    }
  }
  package var isRightToLeft: Bool { readsFromRight ?? superview?.isRightToLeft ?? false }
  package var itemName: String {
    let name = nodeName
    return accessibilityIdentifier.map { "\(name) #\($0)" } ?? name
  }

  package var placement: LayoutPlacement {
    guard translatesAutoresizingMaskIntoConstraints else { return .constrained }
    return .framed(
      horizontal: autoresizingShares(.horizontal),
      vertical: autoresizingShares(.vertical)
    )
  }

  package var intrinsicLayoutSize: IntrinsicLayoutSize {
    let size = intrinsicContentSize
    func dimension(_ axis: Axis) -> IntrinsicLayoutSize.Dimension? {
      guard size[axis] >= 0 else { return nil }
      return IntrinsicLayoutSize.Dimension(
        length: size[axis],
        hugging: contentPriorities.hugging[axis.place],
        resistance: contentPriorities.resistance[axis.place]
      )
    }
    guard !translatesAutoresizingMaskIntoConstraints || isConstraintRoot else {
      return IntrinsicLayoutSize()
    }
    return IntrinsicLayoutSize(
      horizontal: dimension(.horizontal),
      vertical: dimension(.vertical),
      isOrdered: isArranged
    )
  }

  /// R-AL-15: returns the baseline of the view for baseline layout; the bottom edge for a view
  /// without text.
  package func baseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline {
    let view = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    if view !== self, view.isDescendant(of: self) { return .item(view) }
    return (self as? any BaselineContent)?.textBaseline(attribute) ?? .bottom
  }

  package func applySolvedFrame(_ frame: CGRect) {
    isApplyingSolvedFrame = true
    defer { isApplyingSolvedFrame = false }
    let drawn = superview?.drawnFrame(of: self, solved: frame) ?? frame
    center = CGPoint(x: drawn.midX, y: drawn.midY)
    if frame.size != bounds.size { bounds.size = frame.size }
    superview?.boundsOrSubviewsDidChange()
  }

  package func updateWidth(_ width: CGFloat) -> Bool {
    guard hasWidthDependentContent else { return false }
    return (self as? any WidthDependentContent)?.adapt(toWidth: width) ?? false
  }

  package func resetWidth() -> Bool {
    guard hasWidthDependentContent else { return false }
    return (self as? any WidthDependentContent)?.adaptToAnyWidth() ?? false
  }

  package func constraintsDidChange() {
    markConstraintsInside()
    setNeedsLayout()
  }

  package func report(_ mistake: ConstraintMistake) { report(mistake.issue) }
}

/// A view whose constraints are solved separately from those around it, as in a cell.
@MainActor
package protocol ConstraintScope: UIView {}

/// A view with lines of text.
@MainActor
protocol BaselineContent: UIView {
  /// Returns the position of the first or last baseline of the text.
  func textBaseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline
}

/// A view whose content's height depends on its width.
@MainActor
protocol WidthDependentContent: UIView {
  /// Updates the content for a width, in points.
  ///
  /// - Returns: Whether the intrinsic size has changed.
  func adapt(toWidth width: CGFloat) -> Bool
  /// Resets the content to its size without a width.
  ///
  /// - Returns: Whether the content had a width before.
  func adaptToAnyWidth() -> Bool
}

extension EdgeLengths {
  init(_ insets: UIEdgeInsets) {
    self.init(left: insets.left, top: insets.top, right: insets.right, bottom: insets.bottom)
  }
}

extension UILayoutGuide: LayoutItem {
  package var enclosingItem: (any LayoutItem)? { owningView }
  package var isConstraintRoot: Bool { false }
  package var enclosedItems: [any LayoutItem] { [] }
  package var constraintHolder: any LayoutItem { owningView ?? self }
  package var heldConstraints: [NSLayoutConstraint] {
    get { [] }
    set {}
  }
  package var engine: ConstraintEngine? {
    get { nil }
    set {}
  }
  package var placement: LayoutPlacement {
    switch source {
    case .constraints: .constrained
    case .insets(let insets): .inset(owningView.map { insets($0) } ?? EdgeLengths())
    case .scrolledContent: .scrolled
    }
  }
  package var placedFrame: CGRect { layoutFrame }
  package var contentOrigin: CGPoint { .zero }
  package var alignmentInsets: EdgeLengths { EdgeLengths() }
  package var intrinsicLayoutSize: IntrinsicLayoutSize { IntrinsicLayoutSize() }
  package func baseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline { .bottom }
  package var innerItem: any LayoutItem { self }
  package var marginsItem: any LayoutItem { self }
  package var pixelScale: CGFloat? { owningView?.pixelScale }
  package var readsFromRight: Bool? { nil }
  package var isRightToLeft: Bool { owningView?.isRightToLeft ?? false }
  package var itemName: String {
    let owner = owningView.map { " of \($0.itemName)" } ?? ""
    return identifier.isEmpty ? "guide\(owner)" : "\(identifier)\(owner)"
  }

  package func applySolvedFrame(_ frame: CGRect) {
    if case .scrolledContent(let apply) = source { apply(frame) } else { layoutFrame = frame }
  }
  package func updateWidth(_ width: CGFloat) -> Bool { false }
  package func resetWidth() -> Bool { false }
  package func constraintsDidChange() { owningView?.constraintsDidChange() }
  package func report(_ mistake: ConstraintMistake) { owningView?.report(mistake) }
}

/// R-WIN-6: conversion between the coordinates of views.
extension UIView {
  /// The transform from the view's coordinates to those of its superview.
  private var transformToSuperview: CGAffineTransform {
    let corner = placedFrame.origin
    let shift = CGAffineTransform(translationX: corner.x - bounds.minX, y: corner.y - bounds.minY)
    guard transform != .identity else { return shift }
    // The transform applies around the center, which stays in place.
    return shift.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The transform from the view's coordinates to those of the root view.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var current: UIView? = self
    while let view = current {
      result = result.concatenating(view.transformToSuperview)
      current = view.superview
    }
    return result
  }

  private var rootView: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// Returns the transform between the coordinates of this view and another one; `nil` is the root
  /// view.
  private func transform(to view: UIView?) -> CGAffineTransform {
    transformToRoot.concatenating((view ?? rootView).transformToRoot.inverted())
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let transform = transform(to: view)
    let isShifted = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    return isShifted
      ? rect.offsetBy(dx: transform.tx, dy: transform.ty) : rect.applying(transform)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }
}
