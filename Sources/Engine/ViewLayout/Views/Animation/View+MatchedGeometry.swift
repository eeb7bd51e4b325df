nonisolated extension View {
  /// The view, to be shown where another one of the same name is.
  ///
  /// As recorded, it keeps its own size and its own slot in the layout around it, whatever it is
  /// matched with; only what is painted goes elsewhere, and pictures leave it where it is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }
}

/// The parts of a frame that a view takes over, while it moves, from the one it is matched with.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt32

  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  /// Makes a set of a number's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
