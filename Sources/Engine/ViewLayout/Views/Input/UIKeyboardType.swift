/// The keys that a field is written with.
public struct UIKeyboardType: Hashable, Sendable {
  let name: String

  /// The usual ones.
  public static let `default` = UIKeyboardType(name: "default")
  /// Latin letters.
  public static let asciiCapable = UIKeyboardType(name: "asciiCapable")
  /// Digits and signs.
  public static let numbersAndPunctuation = UIKeyboardType(name: "numbersAndPunctuation")
  /// For addresses of pages.
  public static let URL = UIKeyboardType(name: "URL")
  /// Digits.
  public static let numberPad = UIKeyboardType(name: "numberPad")
  /// For telephone numbers.
  public static let phonePad = UIKeyboardType(name: "phonePad")
  /// For names and numbers.
  public static let namePhonePad = UIKeyboardType(name: "namePhonePad")
  /// For addresses of mail.
  public static let emailAddress = UIKeyboardType(name: "emailAddress")
  /// Digits and a point.
  public static let decimalPad = UIKeyboardType(name: "decimalPad")
  /// With the signs of short messages.
  public static let twitter = UIKeyboardType(name: "twitter")
  /// For searches.
  public static let webSearch = UIKeyboardType(name: "webSearch")
  /// Latin digits.
  public static let asciiCapableNumberPad = UIKeyboardType(name: "asciiCapableNumberPad")
  /// Latin letters.
  public static let alphabet = UIKeyboardType(name: "alphabet")
}
