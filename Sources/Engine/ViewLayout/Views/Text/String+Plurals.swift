public import Foundation

// The functions of Foundation take any number of values. The compiler prefers these: those with a
// single value, and those with two or three of which at least one is an `Int`, as a plural needs
// one. Each value selects the form of its plural.

// MARK: - One value

extension String {
  public init(format: String, _ value: any CVarArg) {
    self = PendingPlurals.text(format, [value], locale: nil)
  }

  public init(format: String, locale: Locale?, _ value: any CVarArg) {
    self = PendingPlurals.text(format, [value], locale: locale)
  }

  public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
    PendingPlurals.text(format, [value], locale: PendingPlurals.locale)
  }
}

// MARK: - Two values

extension String {
  public init(format: String, _ first: Int, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: nil)
  }

  public init(format: String, locale: Locale?, _ first: Int, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: Int
  ) -> String {
    PendingPlurals.text(format, [first, second], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: Int, _ second: any CVarArg) {
    self = PendingPlurals.text(format, [first, second], locale: nil)
  }

  public init(format: String, locale: Locale?, _ first: Int, _ second: any CVarArg) {
    self = PendingPlurals.text(format, [first, second], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: any CVarArg, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: nil)
  }

  public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: Int) {
    self = PendingPlurals.text(format, [first, second], locale: locale)
  }

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
  public init(format: String, _ first: Int, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  public init(format: String, locale: Locale?, _ first: Int, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: Int,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: Int, _ second: Int, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  public init(format: String, locale: Locale?, _ first: Int, _ second: Int, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: Int,
    _ third: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: Int, _ second: any CVarArg, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  public init(format: String, locale: Locale?, _ first: Int, _ second: any CVarArg, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: any CVarArg,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: Int, _ second: any CVarArg, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  public init(
    format: String,
    locale: Locale?,
    _ first: Int,
    _ second: any CVarArg,
    _ third: any CVarArg
  ) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: Int,
    _ second: any CVarArg,
    _ third: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: any CVarArg, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: Int, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: Int,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: any CVarArg, _ second: Int, _ third: any CVarArg) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  public init(
    format: String,
    locale: Locale?,
    _ first: any CVarArg,
    _ second: Int,
    _ third: any CVarArg
  ) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: Int,
    _ third: any CVarArg
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }

  public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: Int) {
    self = PendingPlurals.text(format, [first, second, third], locale: nil)
  }

  public init(
    format: String,
    locale: Locale?,
    _ first: any CVarArg,
    _ second: any CVarArg,
    _ third: Int
  ) {
    self = PendingPlurals.text(format, [first, second, third], locale: locale)
  }

  public static func localizedStringWithFormat(
    _ format: String,
    _ first: any CVarArg,
    _ second: any CVarArg,
    _ third: Int
  ) -> String {
    PendingPlurals.text(format, [first, second, third], locale: PendingPlurals.locale)
  }
}
