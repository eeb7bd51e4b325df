#if !canImport(Darwin)
public import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// Makes a direction.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Nowhere.
  public static let zero = CGVector()
}
#endif
