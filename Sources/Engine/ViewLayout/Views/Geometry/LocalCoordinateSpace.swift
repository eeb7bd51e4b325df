/// The view's own coordinates, from its top leading corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The local space.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Makes the space.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
