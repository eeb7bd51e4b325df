public import Foundation

/// The views that a layout lays out, in order (R-LAY-2).
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// The direction in which people read where the container is.
  public var layoutDirection: LayoutDirection
  private let subviews: [LayoutSubview]
  private let placer: SubviewPlacer

  init(nodes: [LayoutNode], layoutDirection: LayoutDirection, placer: SubviewPlacer) {
    self.layoutDirection = layoutDirection
    self.placer = placer
    subviews = nodes.enumerated().map {
      LayoutSubview(node: $0.element, index: $0.offset, placer: placer)
    }
  }

  private init(_ subviews: [LayoutSubview], like other: LayoutSubviews) {
    self.subviews = subviews
    layoutDirection = other.layoutDirection
    placer = other.placer
  }

  /// 0.
  public var startIndex: Int { 0 }

  /// How many there are.
  public var endIndex: Int { subviews.count }

  /// The subview at a place.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Some subviews next to each other, counted from 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), like: self)
  }

  /// The subviews from a place on, counted from 0.
  ///
  /// A range without an end is a sequence as well, of endlessly many places.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The subviews at some places, counted from 0.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews
  where Indices.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, like: self)
  }

  /// The views' nodes, in order.
  var nodes: some RandomAccessCollection<LayoutNode> { subviews.lazy.map(\.node) }

  var session: LayoutSession { placer.session }

  /// Who watches what the subviews are asked; `nil` in an ordinary layout.
  var tracer: LayoutWatcher? { placer.tracer }

  /// A subview's explicit value of a guide where a layout put it, in the bounds' coordinates.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    of placement: SubviewPlacer.Placement
  ) -> CGFloat? {
    let size = placer.measure(placement.node, placement.proposal)
    let value =
      tracer.map {
        $0.explicitGuide(key, of: placement.node, size: size, proposal: placement.proposal)
      } ?? placement.node.explicitGuide(key, size: size, proposal: placement.proposal)
    return value.map { $0 + placement.origin[key.axis] }
  }

  /// Whether both are the same views in the same order.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.subviews == right.subviews
  }

  /// Where a layout's `placeSubviews`, run by the closure, puts each subview.
  func placements(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    _ place: () -> Void
  ) -> [SubviewPlacer.Placement] {
    placer.placements(of: self, in: bounds, proposal: proposal, place)
  }
}

/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  /// Where the view stands among the container's.
  private let index: Int
  private let placer: SubviewPlacer

  init(node: LayoutNode, index: Int, placer: SubviewPlacer) {
    self.node = node
    self.index = index
    self.placer = placer
  }

  /// The view's priority; 0 where it says none.
  public var priority: Double { node.priority }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { node.preferredSpacing }

  /// The view's answer to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    placer.measure(node, proposal)
  }

  /// The view's answer to a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    placer.dimensions(of: node, in: proposal)
  }

  /// The value of a key; its default where the view says none (R-LAY-3).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// Puts the view somewhere; the last call counts (R-LAY-4).
  ///
  /// - Parameters:
  ///   - position: A point in the bounds' coordinates, in points.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: What the view is proposed.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    placer.place(node, index: index, at: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

/// A type that names a value which a layout reads of its subviews.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}
