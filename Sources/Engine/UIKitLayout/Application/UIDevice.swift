public import Foundation
internal import ViewLayout

/// The current device: the one that the scene is laid out on, or an iPhone in portrait.
public final class UIDevice: NSObject, Sendable {
  public static let current = UIDevice()

  public var name: String { model }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  public var systemVersion: String { "18.0" }
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
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDevice {
  /// Plays the click of a key; has no effect.
  public func playInputClick() {}
  /// Begins notifications of the orientation; has no effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends notifications of the orientation; has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}
  public var batteryLevel: Float { 1 }
}
