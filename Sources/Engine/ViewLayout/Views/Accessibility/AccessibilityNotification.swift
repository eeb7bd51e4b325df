/// What those who have a screen read aloud are told of; nobody listens here.
public enum AccessibilityNotification {
  /// Words to be read aloud.
  public struct Announcement: Sendable {
    /// Makes a notification of words.
    public init(_ announcement: String) {}

    /// Does nothing.
    public func post() {}
  }

  /// A part of the screen that has changed.
  public struct LayoutChanged: Sendable {
    /// Makes a notification.
    public init() {}

    /// Does nothing.
    public func post() {}
  }

  /// A screen that has changed.
  public struct ScreenChanged: Sendable {
    /// Makes a notification.
    public init() {}

    /// Does nothing.
    public func post() {}
  }
}
