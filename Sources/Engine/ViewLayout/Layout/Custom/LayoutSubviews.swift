public import Foundation

/// The subviews of a custom layout, in order (R-LAY-2).
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
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

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Returns the subviews in a range; the indices of the result start at 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), like: self)
  }

  /// Returns the subviews from an index on; the indices of the result start at 0.
  ///
  /// Without this overload, the range would be treated as an infinite sequence of indices.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// Returns the subviews at the given indices; the indices of the result start at 0.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews
  where Indices.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, like: self)
  }

  /// The layout nodes of the subviews, in order.
  var nodes: some RandomAccessCollection<LayoutNode> { subviews.lazy.map(\.node) }

  var session: LayoutSession { placer.session }

  /// The tracer of the layout; `nil` in an ordinary layout.
  var tracer: LayoutTracer? { placer.tracer }

  /// Returns a placed subview's explicit value of a guide, in the coordinates of the bounds.
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

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.subviews == right.subviews
  }

  /// Returns the placements that a closure makes by calling `placeSubviews`.
  func placements(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    _ place: () -> Void
  ) -> [SubviewPlacer.Placement] {
    placer.placements(of: self, in: bounds, proposal: proposal, place)
  }
}

/// A subview of a custom layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  private let index: Int
  private let placer: SubviewPlacer

  init(node: LayoutNode, index: Int, placer: SubviewPlacer) {
    self.node = node
    self.index = index
    self.placer = placer
  }

  public var priority: Double { node.priority }

  public var spacing: ViewSpacing { node.preferredSpacing }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    placer.measure(node, proposal)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    placer.dimensions(of: node, in: proposal)
  }

  /// Returns the layout value of a key; the key's default if the subview has none (R-LAY-3).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// Places the subview at a point in the container's bounds; the last of several calls applies
  /// (R-LAY-4).
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    placer.place(node, index: index, at: position, anchor: anchor, proposal: proposal)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

/// A key for a value that a custom layout reads from its subviews.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  static var defaultValue: Value { get }
}
