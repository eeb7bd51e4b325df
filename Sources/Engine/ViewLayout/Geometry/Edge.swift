/// An edge of a rectangle, leading and trailing by reading direction.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  /// The upper edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// Any of the four edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

extension Edge {
  /// The edge where an axis begins.
  static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// The edge where an axis ends.
  static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}

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

/// The top or the bottom of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, Hashable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// Any of both edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The direction in which people read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From the left, as English and Korean.
  case leftToRight
  /// From the right, as Arabic and Hebrew.
  case rightToLeft
}
