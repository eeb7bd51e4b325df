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
  public var spacing: CGFloat { rule.least }

  /// Whether it takes exactly its room.
  public var isFixedSpacing: Bool { !rule.isFlexible }

  /// Whether it takes a share of what is left.
  public var isFlexibleSpacing: Bool { rule.isFlexible }
}

extension NSCollectionLayoutSpacing: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
