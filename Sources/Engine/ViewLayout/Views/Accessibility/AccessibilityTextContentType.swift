/// What kind of text is read aloud.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Any.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a program prints.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// What people write to each other.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text with a form.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
