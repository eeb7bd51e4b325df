public import Foundation

/// A fixed or flexible spacing beside an element.
public final class NSCollectionLayoutSpacing: NSObject {
  let rule: SpacingRule

  init(_ rule: SpacingRule) { self.rule = rule }

  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  public var spacing: CGFloat { rule.minimum }

  public var isFixedSpacing: Bool { !rule.isFlexible }

  public var isFlexibleSpacing: Bool { rule.isFlexible }
}

extension NSCollectionLayoutSpacing: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing outside of an element, at each of its edges.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

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
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The rule that determines a spacing.
enum SpacingRule: Hashable, Sendable {
  case fixed(CGFloat)
  case flexible(CGFloat)

  /// A spacing of 0 points.
  static let none = SpacingRule.fixed(0)

  /// The length, in points, before leftover space is distributed.
  var minimum: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  /// Whether the spacing gets a share of the leftover space.
  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
