package import Foundation

/// An item that constraints can refer to: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
  /// The item whose coordinates the frame is in; `nil` if there is none.
  var enclosingItem: (any LayoutItem)? { get }
  /// Whether the constraints inside of the item are solved separately from those outside.
  var isConstraintRoot: Bool { get }
  /// The items directly inside of this one, in order.
  var enclosedItems: [any LayoutItem] { get }
  /// The view that stores constraints of the item: the view itself, or the owning view of a guide.
  var constraintHolder: any LayoutItem { get }
  /// The constraints that the item stores, on itself and its descendants.
  var heldConstraints: [NSLayoutConstraint] { get set }
  /// The engine for the constraints inside of the item; `nil` if there is none yet.
  var engine: ConstraintEngine? { get set }
  /// The way in which the frame of the item is determined.
  var placement: LayoutPlacement { get }
  /// The item's frame in the coordinates of the enclosing item, in points.
  var placedFrame: CGRect { get }
  /// The item's top left corner in its own coordinates, in points: the content offset for a scroll
  /// view, zero for a guide.
  var contentOrigin: CGPoint { get }
  /// The insets from the frame to the alignment rectangle, in points.
  var alignmentInsets: EdgeLengths { get }
  /// The intrinsic content size of the item, with its priorities.
  var intrinsicLayoutSize: IntrinsicLayoutSize { get }
  /// Returns the position of the first or last baseline.
  func baseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline
  /// The item that descendants' constraints to the edges refer to: a scroll view's content,
  /// otherwise the item itself.
  var innerItem: any LayoutItem { get }
  /// The number of pixels per point; `nil` if the item is not on a screen.
  var pixelScale: CGFloat? { get }
  /// The guide for the rectangle inside of the item's margins.
  var marginsItem: any LayoutItem { get }
  /// Whether the item sets its layout direction to right to left; `nil` if it inherits the
  /// direction.
  var readsFromRight: Bool? { get }
  /// Whether the resolved layout direction of the item is right to left.
  var isRightToLeft: Bool { get }
  /// The name of the item in messages: its class and identifier.
  var itemName: String { get }

  /// Applies the frame that the constraints determine, in points.
  func applySolvedFrame(_ frame: CGRect)
  /// Updates the intrinsic size of the content for a solved width.
  ///
  /// - Returns: Whether the intrinsic size has changed.
  func updateWidth(_ width: CGFloat) -> Bool
  /// Resets the intrinsic size to the one without a width.
  ///
  /// - Returns: Whether the size depended on the previous width.
  func resetWidth() -> Bool
  /// Invalidates the layout of the item and its ancestors.
  func constraintsDidChange()
  func report(_ mistake: ConstraintMistake)
}

/// Lengths at the four edges of a rectangle, in points.
package struct EdgeLengths: Hashable, Sendable {
  package var left: CGFloat = 0
  package var top: CGFloat = 0
  package var right: CGFloat = 0
  package var bottom: CGFloat = 0

  package init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

/// The way in which the frame of an item is determined.
package enum LayoutPlacement {
  /// Constraints determine the frame.
  case constrained
  /// The frame was set; on each axis, its origin and length change by a share of the change in the
  /// enclosing item's length.
  case framed(horizontal: AutoresizingShares, vertical: AutoresizingShares)
  /// The frame is that of the enclosing item, inset at its edges.
  case inset(EdgeLengths)
  /// The item is the scrollable content of the enclosing item.
  case scrolled
}

extension LayoutPlacement {
  /// Whether the solver determines the frame.
  var isSolved: Bool {
    switch self {
    case .constrained, .scrolled: true
    case .framed, .inset: false
    }
  }
}

/// The fractions of a change in the enclosing length that a frame's origin and length absorb.
package struct AutoresizingShares: Hashable, Sendable {
  package var origin: CGFloat
  package var length: CGFloat

  package init(origin: CGFloat, length: CGFloat) {
    self.origin = origin
    self.length = length
  }
}

/// The intrinsic size of a content with its hugging and compression resistance priorities.
package struct IntrinsicLayoutSize: Hashable, Sendable {
  /// The intrinsic length along one axis.
  package struct Dimension: Hashable, Sendable {
    /// The length in points.
    package var length: CGFloat
    package var hugging: UILayoutPriority
    package var resistance: UILayoutPriority

    package init(length: CGFloat, hugging: UILayoutPriority, resistance: UILayoutPriority) {
      self.length = length
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// The intrinsic width; `nil` if the content has none.
  package var horizontal: Dimension?
  package var vertical: Dimension?
  /// Whether the order of siblings determines which item deviates from its intrinsic size, which
  /// then is not ambiguous.
  package var isOrdered = false

  package init(horizontal: Dimension? = nil, vertical: Dimension? = nil, isOrdered: Bool = false) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isOrdered = isOrdered
  }
}

/// The position of a baseline of an item.
package enum LayoutBaseline {
  /// At the bottom edge of the item.
  case bottom
  /// A distance below the center of the item, in points.
  case belowMiddle(CGFloat)
  /// At the baseline of a descendant.
  case item(any LayoutItem)
}

extension LayoutItem {
  /// The nearest item, itself or an ancestor, whose engine solves this item.
  package var root: any LayoutItem {
    var item: any LayoutItem = self
    while !item.isConstraintRoot, let outer = item.enclosingItem { item = outer }
    return item
  }

  /// The enclosing item if it is solved together with this one; otherwise `nil`.
  private var outerItem: (any LayoutItem)? { isConstraintRoot ? nil : enclosingItem }

  /// The item and its ancestors, up to the constraint root.
  package var chain: [any LayoutItem] {
    var items: [any LayoutItem] = [self]
    while let last = items.last, !last.isConstraintRoot, let outer = last.enclosingItem {
      items.append(outer)
    }
    return items
  }

  /// Returns the nearest common ancestor, which may be one of the items; `nil` if there is none.
  package func commonItem(with other: any LayoutItem) -> (any LayoutItem)? {
    if self === other { return self }
    let (outer, otherOuter) = (outerItem, other.outerItem)
    if outer === other { return other }
    if otherOuter === self { return self }
    if let outer, outer === otherOuter { return outer }
    let own = Set(chain.map { ObjectIdentifier($0) })
    return other.chain.first { own.contains(ObjectIdentifier($0)) }
  }
}

/// The size that a view is fitted to, with a priority for each axis.
package struct FittingTarget {
  /// The size in points.
  package var size: CGSize
  package var horizontal: UILayoutPriority
  package var vertical: UILayoutPriority

  package init(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
