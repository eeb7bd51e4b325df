public import Foundation
internal import ViewLayout

/// The current device: the one that the scene is laid out on, or an iPhone in portrait.
public final class UIDevice: NSObject, Sendable {
  /// The shared device object.
  public static let current = UIDevice()

  /// The name of the device.
  public var name: String { model }
  /// The model of the device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the operating system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system.
  public var systemVersion: String { "18.0" }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    SceneScreen.current.isPad ? .pad : .phone
  }
  /// The orientation of the device: landscape if its screen is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = SceneScreen.current.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The identifier of the device for the app's vendor; always `nil`.
  public var identifierForVendor: UUID? { nil }

  /// The notification that the orientation has changed; never posted.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown, portrait, landscape, or flat with the screen up or down.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

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
