public import Foundation

/// The device that code asks for: there is none, and it is told of a telephone.
public final class UIDevice: NSObject, Sendable {
  /// The device.
  public static let current = UIDevice()

  /// The name of this one.
  public var name: String { "iPhone" }
  /// The name of all like it.
  public var model: String { "iPhone" }
  /// The name of its system.
  public var systemName: String { "iOS" }
  /// The version of its system.
  public var systemVersion: String { "18.0" }
  /// Which kind it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held.
  public var orientation: UIDeviceOrientation { .portrait }
  /// What tells it from others to this app; `nil` here.
  public var identifierForVendor: UUID? { nil }

  /// A notification that it is held otherwise, which is never posted.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// As it is not known, upright, on its head, on a side, or on a table.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The screen that code asks for: there is none, and it is told of one of 390 by 844 points,
/// whatever its scene is proposed.
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
