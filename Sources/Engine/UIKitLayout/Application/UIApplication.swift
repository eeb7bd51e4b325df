public import Foundation

/// The app object; its functions have no effect in this engine.
@MainActor
public final class UIApplication: NSObject {
  /// The shared app object.
  public static let shared = UIApplication()
  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The notification that the app has become active; never posted.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// The notification that the app will resign being active; never posted.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The notification that the app will enter the foreground; never posted.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The notification that the app has entered the background; never posted.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )

  /// Whether the idle timer is disabled; has no effect.
  public var isIdleTimerDisabled = false

  /// Opens a URL; has no effect.
  public func open(_ url: URL) {}

  /// Returns `false`; no URL can be opened.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// The pasteboard, which is empty at first and not shared with other apps.
@MainActor
public final class UIPasteboard: NSObject {
  /// The pasteboard for general use.
  public static let general = UIPasteboard()

  /// The string on the pasteboard; `nil` if there is none.
  public var string: String?
  /// The URL on the pasteboard; `nil` if there is none.
  public var url: URL?
  /// The image on the pasteboard; `nil` if there is none.
  public var image: UIImage?
  /// Whether there is a string on the pasteboard.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a URL on the pasteboard.
  public var hasURLs: Bool { url != nil }
}
