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

  public var bounds: CGRect { CGRect(origin: .zero, size: (own ?? .current).size) }
  public var scale: CGFloat { (own ?? .current).scale }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { 60 }

  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var brightness: CGFloat { 0.5 }
}
