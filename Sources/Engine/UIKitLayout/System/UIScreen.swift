public import Foundation

/// The screen that code asks for: there is none, and it is told of one of 390 by 844 points, whatever
/// its scene is proposed.
public final class UIScreen: NSObject, Sendable {
  /// The screen.
  public static let main = UIScreen()

  /// The screen's size, in points, from its corner.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The screen's size, in pixels, from its corner.
  public var nativeBounds: CGRect { bounds }
  /// Pixels a point.
  public var scale: CGFloat { 1 }
  /// How bright it is, from 0 to 1.
  public var brightness: CGFloat { 0.5 }
}
