public import Foundation

/// A geometry reader's size and place, as its content sees them.
public struct GeometryProxy {
  /// The reader's unrounded layout size, in points (R-GEO-3).
  public let size: CGSize
  private let node: LayoutNode
  private let observation: GeometryObservation

  init(node: LayoutNode, observation: GeometryObservation) {
    self.node = node
    self.observation = observation
    size = node.size
  }

  /// The insets of the safe area that the reader touches; none inside a scene without one.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a coordinate space, in points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The bounds of the nearest ancestor of a name, in the reader's own coordinates, in points;
  /// `nil` where there is none of the name (R-GEO-6).
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace,
      let ancestor = node.ancestor(named: name)
    else { return nil }
    observation.readsPlace = true
    let origin = node.drawnFrameInRoot.origin
    return ancestor.drawnFrameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The reader's frame in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global, .named:
      observation.readsPlace = true
      let frame = node.drawnFrameInRoot
      guard case .named(let name) = space, let ancestor = node.ancestor(named: name) else {
        // R-GEO-4: an unknown name is the global space.
        return frame
      }
      let origin = ancestor.drawnFrameInRoot.origin
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

/// What a content read of its geometry: a reader that only moves matters to some.
final class GeometryObservation {
  var readsPlace = false
}
