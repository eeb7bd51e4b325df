/// A frame of reference for points and rectangles.
public enum CoordinateSpace: Hashable {
  /// The scene's.
  case global
  /// The view's own, from its top leading corner.
  case local
  /// That of the nearest ancestor with the name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  /// Whether the space is the scene's.
  public var isGlobal: Bool { self == .global }

  /// Whether the space is the view's own.
  public var isLocal: Bool { self == .local }

  /// The name of a named space; that of no view for the others.
  var name: AnyHashable {
    if case .named(let name) = self { return name }
    return AnyHashable(self)
  }
}
