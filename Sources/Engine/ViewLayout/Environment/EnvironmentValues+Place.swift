public import Foundation
internal import LayoutValues

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
  }
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }
  private enum LocalizationKey: EnvironmentKey {
    static let defaultValue: LayoutLanguage? = nil
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

  /// The phase of the scene; active unless another one is set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The locale; that of the layout's language, or American English, unless another one is set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      self[LocalizationKey.self] = LayoutLanguage(newValue)
    }
  }

  /// The language of texts, numbers and dates: that of a locale that an author set, or that of the
  /// layout.
  var localization: LayoutLanguage? {
    get { self[LocalizationKey.self] }
    set {
      self[LocalizationKey.self] = newValue
      guard let locale = newValue?.locale else { return }
      self[LocaleKey.self] = locale
      calendar.locale = locale
    }
  }

  /// The calendar; the Gregorian calendar in American English and Greenwich Mean Time unless
  /// another one is set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; Greenwich Mean Time unless another one is set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the display is dimmed; always `false` in this engine.
  public var isLuminanceReduced: Bool { false }

  /// Whether the scene is being captured; always `false` in this engine.
  public var isSceneCaptured: Bool { false }
}

/// The phases of a scene.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background
  case inactive
  case active

  public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
    left.rawValue < right.rawValue
  }
}
