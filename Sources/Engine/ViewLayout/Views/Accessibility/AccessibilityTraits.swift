/// What a view is to those who have it read aloud.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit a member.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is searched by.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It makes a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It says what is new when an app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Nothing else is read.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is switched on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
