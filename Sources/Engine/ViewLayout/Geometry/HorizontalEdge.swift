/// The leading or the trailing edge of a rectangle, by reading direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, Hashable {
  /// The edge where reading begins.
  case leading
  /// The edge where reading ends.
  case trailing

  /// Any of both edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
