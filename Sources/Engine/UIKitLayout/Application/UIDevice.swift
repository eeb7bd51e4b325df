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

/// The screen; this engine reports 390 × 844 points, whatever the scene is proposed.
public final class UIScreen: NSObject, Sendable {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The bounds of the screen, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect { bounds }
  /// The number of pixels per point.
  public var scale: CGFloat { 1 }
  /// The brightness of the screen, from 0 to 1.
  public var brightness: CGFloat { 0.5 }
}
