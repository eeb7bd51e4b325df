public import Foundation

/// The rules of an element's width and height.
public final class NSCollectionLayoutSize: NSObject {
  /// The rule of the width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The rule of the height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two rules.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

extension NSCollectionLayoutSize: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
