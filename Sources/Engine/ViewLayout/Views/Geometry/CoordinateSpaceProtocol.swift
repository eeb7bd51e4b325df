/// A frame of reference that can be named.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference.
  var coordinateSpace: CoordinateSpace { get }
}
