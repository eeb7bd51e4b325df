public import Foundation

/// A change of size that is asked for without a touch.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
  /// The point of the view that it is asked for.
  public let location: UnitPoint
  /// The same point, in points.
  public let point: CGPoint
}
