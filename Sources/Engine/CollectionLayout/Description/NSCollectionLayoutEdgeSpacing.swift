public import Foundation

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
