public import Foundation
internal import ViewLayout

/// A screen: ``main`` is that of the device, and that of a window has the window's size.
public final class UIScreen: NSObject, Sendable {
  /// The screen of the device that the scene is laid out on, in its orientation (R-WIN-4).
  ///
  /// Without a device it has 390 × 844 points and a scale of 1, whatever the scene is proposed.
  public static let main = UIScreen(nil)

  /// The size and the scale; `nil` for those of the device.
  private let own: SceneScreen?

  private init(_ own: SceneScreen?) { self.own = own }

  convenience init(size: CGSize, scale: CGFloat) {
    self.init(SceneScreen(size: size, scale: scale))
  }

  /// The bounds of the screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: (own ?? .current).size) }
  /// The number of pixels per point.
  public var scale: CGFloat { (own ?? .current).scale }
  /// The number of pixels per point of the display.
  public var nativeScale: CGFloat { scale }
  /// The maximum number of frames per second: 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The brightness of the screen, from 0 to 1.
  public var brightness: CGFloat { 0.5 }
}
