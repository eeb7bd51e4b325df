package import Foundation

/// A rectangle that constraints speak of: a view, or a guide in one.
@MainActor
package protocol LayoutItem: AnyObject {
  /// The item in whose coordinates this one's frame is; `nil` for one that is in nothing.
  var enclosingItem: (any LayoutItem)? { get }
  /// Whether constraints of the item's inside are solved without those around it.
  var isConstraintRoot: Bool { get }
  /// The items in this one, in their order.
  var enclosedItems: [any LayoutItem] { get }
  /// The view that keeps constraints of the item: itself, or the one that a guide is in.
  var constraintHolder: any LayoutItem { get }
  /// The constraints that the item keeps: those of itself and of what is in it.
  var heldConstraints: [NSLayoutConstraint] { get set }
  /// The solver of the item's inside; `nil` for one that has none, or none yet.
  var engine: ConstraintEngine? { get set }
  /// How the item comes by its frame.
  var placement: LayoutPlacement { get }
  /// The item's frame in the one that it is in, in points.
  var placedFrame: CGRect { get }
  /// The coordinates of the item's top left corner, as what is in it has them.
  var contentOrigin: CGPoint { get }
  /// The lengths between the frame and the rectangle that constraints speak of, in points.
  var alignmentInsets: EdgeLengths { get }
  /// The intrinsic size of the item's content, with its priorities.
  var intrinsicLayoutSize: IntrinsicLayoutSize { get }
  /// Where the item has a baseline.
  func baseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline
  /// The item whose edges those of this one are for what is in it: itself, or what it scrolls.
  var innerItem: any LayoutItem { get }
  /// Pixels a point, where the item is; `nil` for one that is on no screen.
  var pixelScale: CGFloat? { get }
  /// The box inside the item's margins.
  var marginsItem: any LayoutItem { get }
  /// Whether people read from the right in the item, where it says so itself; `nil` where that is
  /// as around it.
  var readsFromRight: Bool? { get }
  /// Whether people read from the right in the item.
  var isRightToLeft: Bool { get }
  /// The name of the item in sentences: its class and identifier.
  var itemName: String { get }

  /// Applies the frame that the constraints determine, in points.
  func applySolvedFrame(_ frame: CGRect)
  /// Updates the width of the item's content.
  ///
  /// - Returns: Whether its content has another height now.
  func updateWidth(_ width: CGFloat) -> Bool
  /// Resets the width, which is determined again.
  ///
  /// - Returns: Whether the content's size depended on the previous width.
  func resetWidth() -> Bool
  /// Asks for another layout of the item and of what it is in.
  func constraintsDidChange()
  /// Notes a mistake in the constraints.
  func report(_ mistake: ConstraintMistake)
}

/// Four lengths, each at an edge, in points.
package struct EdgeLengths: Hashable, Sendable {
  package var left: CGFloat = 0
  package var top: CGFloat = 0
  package var right: CGFloat = 0
  package var bottom: CGFloat = 0

  package init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

/// How an item comes by its frame.
package enum LayoutPlacement {
  /// By the constraints alone.
  case constrained
  /// The frame was set and follows the size of the enclosing item: for each axis a share of a
  /// change of that size by which the place changes, and one by which the length does.
  case framed(horizontal: AutoresizingShares, vertical: AutoresizingShares)
  /// It is the item that it is in, without what is at its edges.
  case inset(EdgeLengths)
  /// It is what is scrolled in the item that it is in.
  case scrolled
}

extension LayoutPlacement {
  /// Whether constraints give the frame.
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
  /// A length of the content's own.
  package struct Dimension: Hashable, Sendable {
    /// In points.
    package var length: CGFloat
    /// How much the item resists being larger.
    package var hugging: UILayoutPriority
    /// How much the item resists being smaller.
    package var resistance: UILayoutPriority

    package init(length: CGFloat, hugging: UILayoutPriority, resistance: UILayoutPriority) {
      self.length = length
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// `nil` along an axis for a content that has no length.
  package var horizontal: Dimension?
  package var vertical: Dimension?
  /// Whether the order of the items decides which of them deviates from its intrinsic size.
  package var isOrdered = false

  package init(horizontal: Dimension? = nil, vertical: Dimension? = nil, isOrdered: Bool = false) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isOrdered = isOrdered
  }
}

/// Where an item has a baseline.
package enum LayoutBaseline {
  /// At its bottom edge.
  case bottom
  /// So far below its middle, in points.
  case belowMiddle(CGFloat)
  /// Where another item has it, which is in this one.
  case item(any LayoutItem)
}

extension LayoutItem {
  /// The item whose solver knows this one.
  package var root: any LayoutItem {
    var item: any LayoutItem = self
    while !item.isConstraintRoot, let outer = item.enclosingItem { item = outer }
    return item
  }

  /// The item that this one is solved with and is in; `nil` for one that is solved apart.
  private var outerItem: (any LayoutItem)? { isConstraintRoot ? nil : enclosingItem }

  /// The item and those that it is in, up to the one with the solver.
  package var chain: [any LayoutItem] {
    var items: [any LayoutItem] = [self]
    while let last = items.last, !last.isConstraintRoot, let outer = last.enclosingItem {
      items.append(outer)
    }
    return items
  }

  /// The nearest item that both are in, or are; `nil` where there is none.
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

/// A size that a view is asked to come near to.
package struct FittingTarget {
  /// In points.
  package var size: CGSize
  package var horizontal: UILayoutPriority
  package var vertical: UILayoutPriority

  package init(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
