/// The scene's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The global space.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Makes the space.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The scene's coordinates.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
