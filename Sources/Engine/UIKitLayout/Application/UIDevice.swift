public import Foundation

/// The current device; this engine reports an iPhone.
public final class UIDevice: NSObject, Sendable {
  /// The shared device object.
  public static let current = UIDevice()

  /// The name of the device.
  public var name: String { "iPhone" }
  /// The model of the device.
  public var model: String { "iPhone" }
  /// The name of the operating system.
  public var systemName: String { "iOS" }
  /// The version of the operating system.
  public var systemVersion: String { "18.0" }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the device; always portrait.
  public var orientation: UIDeviceOrientation { .portrait }
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

/// A screen: ``main`` has 390 × 844 points, and that of a window has the window's size.
public final class UIScreen: NSObject, Sendable {
  /// The screen of the device, whatever the scene is proposed.
  public static let main = UIScreen(size: CGSize(width: 390, height: 844), scale: 1)

  /// The bounds of the screen, in points.
  public let bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The brightness of the screen, from 0 to 1.
  public var brightness: CGFloat { 0.5 }
}
