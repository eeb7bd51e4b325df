extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint refers to.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom
    case leading, trailing
    case width, height
    case centerX, centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// The axis of a constraint or a priority.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  /// The alignment of the views in a visual format, and the direction of the format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes by which all views are aligned.
    var attributes: [Attribute] {
      (1...12).compactMap { Attribute(rawValue: $0) }.filter {
        contains(FormatOptions($0))
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute; `nil` for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the attribute is a length rather than a position.
  var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The corresponding attribute of the margins guide; `nil` for an attribute that is not a margin.
  var insideMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The name of the attribute in messages.
  var words: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "nothing"
    }
  }
}

/// One side of a constraint: an attribute of an item, or the distance between two edges.
@MainActor
struct ConstraintSide {
  private struct End {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
  }

  private let end: End
  /// The start of a distance; `nil` for an attribute.
  private let start: End?

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    end = End(item: item, attribute: attribute)
    start = nil
  }

  /// Creates the distance from one edge to another.
  init(from start: ConstraintSide, to end: ConstraintSide) {
    (self.start, self.end) = (start.end, end.end)
  }

  /// The item; `nil` if it was deallocated.
  var item: (any LayoutItem)? { end.item }
  var attribute: NSLayoutConstraint.Attribute { end.attribute }
  /// The items of the side, two for a distance; `nil` for items that were deallocated.
  var items: [(any LayoutItem)?] { start.map { [$0.item, end.item] } ?? [end.item] }
  /// The attributes with their factors, 1 or −1, whose sum is the value of the side.
  var parts: [(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute, factor: Double)] {
    [(end, 1.0), (start, -1.0)].compactMap { edge, factor in
      guard let edge, let item = edge.item else { return nil }
      return (item, edge.attribute, factor)
    }
  }

  /// Whether the side is a length rather than a position.
  var isLength: Bool { start != nil || attribute.isLength }

  /// The description of the side in messages.
  var words: String {
    func words(_ end: End) -> String {
      "\(end.attribute.words) of \(end.item?.itemName ?? "a removed view")"
    }
    guard let start else { return words(end) }
    return "the distance from \(words(start)) to \(words(end))"
  }
}
