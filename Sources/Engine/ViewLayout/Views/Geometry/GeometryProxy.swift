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

  /// The insets of the safe areas that the reader's edges touch, in points (R-SAFE-4).
  public var safeAreaInsets: EdgeInsets {
    observation.readsSafeArea = true
    return node.touchedSafeArea
  }

  /// The reader's frame in a coordinate space, in points (R-GEO-3).
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The bounds of the nearest ancestor of a name, in the reader's own coordinates, in points;
  /// `nil` where there is none of the name (R-GEO-6).
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    observation.readsPlace = true
    let (frame, ancestor) = node.drawnFrame(inSpace: space.coordinateSpace.name)
    guard let ancestor else { return nil }
    let scale = CGSize(
      width: size.width == 0 ? 1 : frame.width / size.width,
      height: size.height == 0 ? 1 : frame.height / size.height
    )
    return CGRect(
      x: -frame.minX / scale.width,
      y: -frame.minY / scale.height,
      width: ancestor.size.width / scale.width,
      height: ancestor.size.height / scale.height
    )
  }

  /// The reader's frame in a coordinate space, in points; an unknown name is the global space
  /// (R-GEO-4).
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: size) }
    observation.readsPlace = true
    return node.drawnFrame(inSpace: space == .global ? nil : space.name, shiftedBy: pixelShift)
      .frame
  }

  /// How far the reader's place in the scene is from the nearest pixel.
  ///
  /// As recorded: it is put there before any effect scales or turns it, and before it is told in
  /// any other coordinates.
  private var pixelShift: CGPoint {
    let origin = node.originInRoot
    let pixel = node.session.pixelLength
    return CGPoint(
      x: (origin.x / pixel).rounded() * pixel - origin.x,
      y: (origin.y / pixel).rounded() * pixel - origin.y
    )
  }
}

/// The facts of its geometry that a content read: a reader that only moves matters to some.
final class GeometryObservation {
  var readsPlace = false
  var readsSafeArea = false
}
