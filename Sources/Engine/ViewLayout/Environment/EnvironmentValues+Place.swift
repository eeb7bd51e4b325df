public import Foundation

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
  }
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }
  private enum CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_US")
      calendar.timeZone = .gmt
      return calendar
    }()
  }
  private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.gmt
  }

  /// Whether the app is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The language and the habits of a place: those of American English here.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar: the Gregorian one of American English, in Greenwich.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone: that of Greenwich.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the screen is dimmed: it is not.
  public var isLuminanceReduced: Bool { false }

  /// Whether the scene shows what is captured: it does not.
  public var isSceneCaptured: Bool { false }
}

/// Whether an app is in front.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// It is not seen.
  case background
  /// It is seen and not used.
  case inactive
  /// It is used.
  case active

  /// Whether one is less in front than another.
  public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
    left.rawValue < right.rawValue
  }
}
