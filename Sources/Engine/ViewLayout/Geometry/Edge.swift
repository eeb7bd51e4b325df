/// An edge of a rectangle; leading and trailing depend on the layout direction.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  /// The top edge of a rectangle.
  case top
  /// The leading edge: left in left-to-right layouts.
  case leading
  /// The bottom edge of a rectangle.
  case bottom
  /// The trailing edge: right in left-to-right layouts.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    // mutants(constant): each edge has the next bit, and sets are made only of edges
    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The set with only the top edge.
    public static let top = Set(.top)
    /// The set with only the leading edge.
    public static let leading = Set(.leading)
    /// The set with only the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set with only the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of all four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

extension Edge {
  /// Returns the leading edge for the horizontal axis, and the top edge for the vertical one.
  static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// Returns the trailing edge for the horizontal axis, and the bottom edge for the vertical one.
  static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}

/// The leading or trailing edge of a rectangle; both depend on the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, Hashable {
  /// The leading edge: left in left-to-right layouts.
  case leading
  /// The trailing edge: right in left-to-right layouts.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    // mutants(constant): each edge has the next bit, and sets are made only of edges
    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The set with only the leading edge.
    public static let leading = Set(.leading)
    /// The set with only the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, Hashable {
  /// The top edge of a rectangle.
  case top
  /// The bottom edge of a rectangle.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    // mutants(constant): each edge has the next bit, and sets are made only of edges
    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The set with only the top edge.
    public static let top = Set(.top)
    /// The set with only the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The direction of a layout, which decides where leading and trailing edges are.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right, as in English and Korean.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft
}
