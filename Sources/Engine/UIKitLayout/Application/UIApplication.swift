public import Foundation
internal import ViewLayout

/// The app object; its functions have no effect in this engine.
@MainActor
public final class UIApplication: NSObject {
  public static let shared = UIApplication()
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
  public static let general = UIPasteboard()

  public var string: String?
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
}

extension UIApplication {
  /// The scenes of the app: one, whose key window holds the scenario's scene.
  public var connectedScenes: Set<UIScene> {
    SceneScreen.noteReading()
    return [UIWindowScene.shared]
  }
  public var windows: [UIWindow] {
    SceneScreen.noteReading()
    return UIWindowScene.shared.windows
  }
  /// The window that receives keyboard input; `nil` before the scene is laid out.
  public var keyWindow: UIWindow? {
    SceneScreen.noteReading()
    return UIWindowScene.shared.keyWindow
  }
  /// The text size that the user prefers, without the environment of a view.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var applicationState: State { .active }

  /// The state of an app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}
