public import Foundation

/// Room beside an element: so much, or at least so much.
public final class NSCollectionLayoutSpacing: NSObject {
  let rule: SpacingRule

  init(_ rule: SpacingRule) { self.rule = rule }

  /// Room of exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// Room of at least so many points, and a share of what is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// The least room, in points.
  public var spacing: CGFloat { rule.minimum }

  /// Whether it takes exactly its room.
  public var isFixedSpacing: Bool { !rule.isFlexible }

  /// Whether it takes a share of what is left.
  public var isFlexibleSpacing: Bool { rule.isFlexible }
}

extension NSCollectionLayoutSpacing: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room outside of an element, at each of its edges.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room where reading begins.
  public let leading: NSCollectionLayoutSpacing?
  /// The room above.
  public let top: NSCollectionLayoutSpacing?
  /// The room where reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes room at four edges; `nil` is none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

extension NSCollectionLayoutEdgeSpacing: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How room beside an element comes about.
enum SpacingRule: Hashable, Sendable {
  case fixed(CGFloat)
  case flexible(CGFloat)

  /// No room.
  static let none = SpacingRule.fixed(0)

  /// The length that it takes before anything is shared, in points.
  var minimum: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  /// Whether it takes a share of what is left.
  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
