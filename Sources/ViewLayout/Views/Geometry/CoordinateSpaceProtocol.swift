/// A frame of reference that can be named.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates, from its top leading corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The local space.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Makes the space.
  public init() {}
}

/// The scene's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The global space.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Makes the space.
  public init() {}
}

/// The coordinates of the nearest ancestor of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The named space.
  public let coordinateSpace: CoordinateSpace

  init(name: AnyHashable) { coordinateSpace = .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The scene's coordinates.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest ancestor of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
