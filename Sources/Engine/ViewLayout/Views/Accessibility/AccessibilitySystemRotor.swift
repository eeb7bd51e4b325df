/// A list of places that a system makes itself.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  /// Of links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Of headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Of words in bold.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Of words in italics.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Of words with a line below.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Of mistakes.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Of pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Of fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Of tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Of lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Of landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}
