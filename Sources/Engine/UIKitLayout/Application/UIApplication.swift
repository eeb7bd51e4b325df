public import Foundation

/// The app that code asks for: there is none, and it does nothing.
@MainActor
public final class UIApplication: NSObject {
  /// The app.
  public static let shared = UIApplication()
  /// The address of its settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// A notification that it comes to the front, which is never posted.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// A notification that it will leave the front, which is never posted.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// A notification that it comes back, which is never posted.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// A notification that it has gone, which is never posted.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )

  /// Whether the screen stays on.
  public var isIdleTimerDisabled = false

  /// Opens nothing.
  public func open(_ url: URL) {}

  /// Whether an address can be opened: none can.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// What was copied: nothing at first, and nothing of other apps.
@MainActor
public final class UIPasteboard: NSObject {
  /// What all apps would see.
  public static let general = UIPasteboard()

  /// The text; `nil` where none was copied.
  public var string: String?
  /// The address; `nil` where none was copied.
  public var url: URL?
  /// The picture; `nil` where none was copied.
  public var image: UIImage?
  /// Whether a text was copied.
  public var hasStrings: Bool { string != nil }
  /// Whether an address was copied.
  public var hasURLs: Bool { url != nil }
}
