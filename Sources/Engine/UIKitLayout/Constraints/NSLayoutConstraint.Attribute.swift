extension NSLayoutConstraint {
  /// The part of a view or a guide that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// The left, right, top and bottom edges.
    case left = 1
    case right, top, bottom
    /// The edges where reading begins and ends.
    case leading, trailing
    /// The lengths.
    case width, height
    /// The middles.
    case centerX, centerY
    /// The baselines of the last and of the first line of text.
    case lastBaseline
    case firstBaseline
    /// The edges and middles of the box inside the view's margins.
    case leftMargin
    case rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// Nothing: the constraint is of a number.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// The axis of a length or a priority.
  public enum Axis: Int, Sendable {
    /// From one side to the other.
    case horizontal
    /// From the top to the bottom.
    case vertical
  }

  /// How views of a visual format are aligned with each other, and which way the format runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// A bit for each attribute, and some for the direction.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// The left edges of all views are on one line.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges of all views are on one line.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges of all views are on one line.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges of all views are on one line.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The edges of all views where reading begins are on one line.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The edges of all views where reading ends are on one line.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The middles of all views are below each other.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The middles of all views are beside each other.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of the last lines of all views are one.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The baselines of the first lines of all views are one.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// From where reading begins; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that all views have in common.
    var attributes: [Attribute] {
      (1...12).compactMap { Attribute(rawValue: $0) }.filter {
        contains(FormatOptions($0))
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Along which the attribute lies; `nil` for none.
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

  /// Whether the attribute is a length and no place.
  var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute follows the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute of the box inside the margins that this one of the view stands for; `nil` for
  /// one that has nothing to do with margins.
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

  /// The attribute as sentences call it.
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

/// A part of an item that a constraint compares: an edge, a middle, a length, or the way from one
/// edge to another.
@MainActor
struct ConstraintSide {
  private struct End {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
  }

  private let end: End
  /// Where a way begins; `nil` for a part that is none.
  private let start: End?

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    end = End(item: item, attribute: attribute)
    start = nil
  }

  /// The way from one edge to another.
  init(from start: ConstraintSide, to end: ConstraintSide) {
    (self.start, self.end) = (start.end, end.end)
  }

  /// The item; `nil` for one that is gone.
  var item: (any LayoutItem)? { end.item }
  var attribute: NSLayoutConstraint.Attribute { end.attribute }
  /// Both items of a way, or the one; `nil` for those that are gone.
  var items: [(any LayoutItem)?] { start.map { [$0.item, end.item] } ?? [end.item] }
  /// The edges with the factors by which they count.
  var parts: [(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute, factor: Double)] {
    [(end, 1.0), (start, -1.0)].compactMap { edge, factor in
      guard let edge, let item = edge.item else { return nil }
      return (item, edge.attribute, factor)
    }
  }

  /// Whether the part is a length and no place.
  var isLength: Bool { start != nil || attribute.isLength }

  /// The part in words.
  var words: String {
    func words(_ end: End) -> String {
      "\(end.attribute.words) of \(end.item?.itemName ?? "a removed view")"
    }
    guard let start else { return words(end) }
    return "the distance from \(words(start)) to \(words(end))"
  }
}
