/// An edge of a rectangle; leading and trailing depend on the layout direction.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
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
  case leading
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, Hashable {
  case top
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// The direction of a layout, which decides where leading and trailing edges are.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
