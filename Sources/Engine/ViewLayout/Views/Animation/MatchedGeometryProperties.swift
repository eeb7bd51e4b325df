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
