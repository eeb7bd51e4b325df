/// The coordinates of the nearest ancestor of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The named space.
  public let coordinateSpace: CoordinateSpace

  init(name: AnyHashable) { coordinateSpace = .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest ancestor of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
