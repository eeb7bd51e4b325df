public import Foundation

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
