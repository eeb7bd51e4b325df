/// An edge or a baseline that a picture of a layout shows, by which a reference image is compared.
///
/// An edge is the border of an area that a node fills or strokes, such as a background, an image or
/// the track of a switch. A baseline is that of one line of text.
///
/// ```swift
/// let edge = DrawnEdge(
///   .bottom,
///   of: "#save",
///   node: 3,
///   at: 44,
///   extent: 16...374,
///   straight: 24...366
/// )
/// ```
public struct DrawnEdge: Sendable, Hashable, Codable {
  /// The side of an area, or the baseline of a line of text.
  public enum Side: String, Sendable, Codable, CaseIterable {
    case left, top, right, bottom, baseline
  }

  /// The reason why an image need not show the edge where it is.
  public enum Obstacle: String, Sendable, Codable, CaseIterable {
    /// The edge is outside of an area that clips it.
    case clipped
    /// The color changes slowly at the edge, as in a gradient, a shadow or a blur.
    case soft
    /// The node is turned, scaled, filtered or transparent.
    case changed
    /// The outline is not known, as that of a symbol or a path.
    case unknown
  }

  /// The side of the area, or the baseline.
  public var side: Side
  /// The name of the node in messages, such as `#save` or `Text "Save" in #card`.
  public var name: String
  /// The position of the node among all nodes in tree order, from 0; `nil` for none.
  public var node: Int?
  /// The name of the element of a collection view or table that contains the node; `nil` for none.
  public var element: String?
  /// The distance from the left or the top of the scene, in points.
  public var position: Double
  /// The ends of the edge, or of the line of text, in points.
  public var extent: ClosedRange<Double>
  /// The part of the edge that is straight and visible, in points.
  public var straight: ClosedRange<Double>
  /// The top and the bottom of the line of text, in points; `nil` for an edge.
  public var line: ClosedRange<Double>?
  /// The reason why an image need not show the edge; `nil` if it must.
  public var obstacle: Obstacle?

  /// Creates an edge.
  ///
  /// - Parameters:
  ///   - side: The side of the area, or the baseline.
  ///   - name: The name of the node in messages.
  ///   - node: The position of the node among all nodes in tree order, from 0.
  ///   - element: The name of the element of a collection view or table.
  ///   - position: The distance from the left or the top of the scene, in points.
  ///   - extent: The ends of the edge, in points.
  ///   - straight: The part that is straight and visible, in points; `nil` for all of it.
  ///   - line: The top and the bottom of the line of text, in points.
  ///   - obstacle: The reason why an image need not show the edge.
  public init(
    _ side: Side,
    of name: String,
    node: Int? = nil,
    element: String? = nil,
    at position: Double,
    extent: ClosedRange<Double>,
    straight: ClosedRange<Double>? = nil,
    line: ClosedRange<Double>? = nil,
    obstacle: Obstacle? = nil
  ) {
    (self.side, self.name, self.node, self.element) = (side, name, node, element)
    (self.position, self.extent, self.straight) = (position, extent, straight ?? extent)
    (self.line, self.obstacle) = (line, obstacle)
  }
}

extension DrawnEdge {
  /// Whether the position is a distance from the left.
  package var isVertical: Bool { side == .left || side == .right }

  /// Returns the edge moved by a distance in points.
  package func moved(x: Double, y: Double) -> DrawnEdge {
    var edge = self
    let (across, along) = isVertical ? (x, y) : (y, x)
    edge.position += across
    edge.extent = extent.moved(along)
    edge.straight = straight.moved(along)
    edge.line = line?.moved(y)
    return edge
  }
}

extension ClosedRange<Double> {
  fileprivate func moved(_ distance: Double) -> Self {
    lowerBound + distance...upperBound + distance
  }
}
