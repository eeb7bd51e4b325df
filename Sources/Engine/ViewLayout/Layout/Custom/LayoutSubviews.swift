public import Foundation

/// The views that a layout lays out, in order (R-LAY-2).
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// The layout direction of the container.
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

  /// The tracer of the layout; `nil` in an ordinary layout.
  var tracer: LayoutTracer? { placer.tracer }

  /// Returns a placed subview's explicit value of a guide, in the bounds' coordinates.
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

  /// Returns the placements of a layout's `placeSubviews`, which the closure calls.
  func placements(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    _ place: () -> Void
  ) -> [SubviewPlacer.Placement] {
    placer.placements(of: self, in: bounds, proposal: proposal, place)
  }
}

/// A view in a layout's container.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  /// The index of the view in the container.
  private let index: Int
  private let placer: SubviewPlacer

  init(node: LayoutNode, index: Int, placer: SubviewPlacer) {
    self.node = node
    self.index = index
    self.placer = placer
  }

  /// The view's priority; 0 by default.
  public var priority: Double { node.priority }

  /// The view's preferred spacing to its neighbors.
  public var spacing: ViewSpacing { node.preferredSpacing }

  /// The size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    placer.measure(node, proposal)
  }

  /// The dimensions of the view for a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    placer.dimensions(of: node, in: proposal)
  }

  /// The value of a key; its default if the view has none (R-LAY-3).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// Places the view; the last call counts (R-LAY-4).
  ///
  /// - Parameters:
  ///   - position: A point in the bounds' coordinates, in points.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: The proposal to the view.
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

/// A key of a value that a layout reads from its subviews.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view without one.
  static var defaultValue: Value { get }
}
