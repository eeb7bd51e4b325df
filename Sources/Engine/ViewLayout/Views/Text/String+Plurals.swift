public import Foundation

// The functions of Foundation take any number of values. The compiler prefers these: those with a
// single value, and those with two or three of which at least one is an `Int`, as a plural needs
// one. Each value selects the form of its plural.

// MARK: - One value

extension String {
  /// Creates a text from a format and a value, which selects the forms of plurals.
  public init(format: String, _ value: any CVarArg) {
    self = PendingPlurals.text(format, [value], locale: nil)
  }

  /// Creates a text from a format and a value in a locale.
  public init(format: String, locale: Locale?, _ value: any CVarArg) {
    self = PendingPlurals.text(format, [value], locale: locale)
  }

  /// Returns a text from a format and a value in the current locale.
  public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
    PendingPlurals.text(format, [value], locale: PendingPlurals.locale)
  }
}

// MARK: - Two values

extension String {
  /// Creates a text from a format, an integer and an integer.
  public init(format: String, _ first: Int, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: nil)
  }

  /// Creates a text from a format, an integer and an integer in a locale.
  public init(format: String, locale: Locale?, _ first: Int, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: locale)
  }

  /// Returns a text from a format, an integer and an integer in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: Int
  ) -> String {
    PendingPlurals.text(format, [first, second], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, an integer and a value.
  public init(format: String, _ first: Int, _ second: any CVarArg) {
    self = PendingPlurals.text(format, [first, second], locale: nil)
  }

  /// Creates a text from a format, an integer and a value in a locale.
  public init(format: String, locale: Locale?, _ first: Int, _ second: any CVarArg) {
    self = PendingPlurals.text(format, [first, second], locale: locale)
  }

  /// Returns a text from a format, an integer and a value in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, a value and an integer.
  public init(format: String, _ first: any CVarArg, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: nil)
  }

  /// Creates a text from a format, a value and an integer in a locale.
  public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: locale)
  }

  /// Returns a text from a format, a value and an integer in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: Int
  ) -> String {
    PendingPlurals.text(format, [first, second], locale: PendingPlurals.locale)
  }
}

// MARK: - Three values

extension String {
  /// Creates a text from a format, an integer, an integer, an integer.
  public init(format: String, _ first: Int, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  /// Creates a text from a format, an integer, an integer, an integer in a locale.
  public init(format: String, locale: Locale?, _ first: Int, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  /// Returns a text from a format, an integer, an integer, an integer in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: Int,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, an integer, an integer, a value.
  public init(format: String, _ first: Int, _ second: Int, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  /// Creates a text from a format, an integer, an integer, a value in a locale.
  public init(format: String, locale: Locale?, _ first: Int, _ second: Int, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  /// Returns a text from a format, an integer, an integer, a value in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: Int,
    _ third: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, an integer, a value, an integer.
  public init(format: String, _ first: Int, _ second: any CVarArg, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  /// Creates a text from a format, an integer, a value, an integer in a locale.
  public init(format: String, locale: Locale?, _ first: Int, _ second: any CVarArg, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  /// Returns a text from a format, an integer, a value, an integer in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: any CVarArg,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, an integer, a value, a value.
  public init(format: String, _ first: Int, _ second: any CVarArg, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  /// Creates a text from a format, an integer, a value, a value in a locale.
  public init(
    format: String,
    locale: Locale?,
    _ first: Int,
    _ second: any CVarArg,
    _ third: any CVarArg
  ) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  /// Returns a text from a format, an integer, a value, a value in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: any CVarArg,
    _ third: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, a value, an integer, an integer.
  public init(format: String, _ first: any CVarArg, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  /// Creates a text from a format, a value, an integer, an integer in a locale.
  public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  /// Returns a text from a format, a value, an integer, an integer in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: Int,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, a value, an integer, a value.
  public init(format: String, _ first: any CVarArg, _ second: Int, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  /// Creates a text from a format, a value, an integer, a value in a locale.
  public init(
    format: String,
    locale: Locale?,
    _ first: any CVarArg,
    _ second: Int,
    _ third: any CVarArg
  ) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  /// Returns a text from a format, a value, an integer, a value in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: Int,
    _ third: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  /// Creates a text from a format, a value, a value, an integer.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  /// Creates a text from a format, a value, a value, an integer in a locale.
  public init(
    format: String,
    locale: Locale?,
    _ first: any CVarArg,
    _ second: any CVarArg,
    _ third: Int
  ) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  /// Returns a text from a format, a value, a value, an integer in the current locale.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: any CVarArg,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }
}
