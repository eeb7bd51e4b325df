public import Foundation

/// A place in a group whose author computes the frames.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Its frame in the group, in points.
  public let frame: CGRect
  /// How far in front it is drawn.
  public let zIndex: Int

  /// Makes a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a place that is drawn in front of those of a smaller index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension NSCollectionLayoutGroupCustomItem: NSCopying {
  /// The same object: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
