internal import Foundation
internal import LayoutValues
internal import ResourceFiles
private import Synchronization

/// Formats whose plurals depend on a number that is known after the look-up (R-LOC-2).
///
/// A look-up such as `NSLocalizedString` returns a plain string, the form `other`. The functions of
/// `String` that format it find the other forms by this string.
enum PendingPlurals {
  private struct Entry {
    var format: LocalizedFormat
    var language: String
  }

  private static let entries = Mutex<[String: Entry]>([:])

  /// Records that a text was looked up without the values of its plurals.
  static func note(_ text: String, of format: LocalizedFormat, in language: String) {
    entries.withLock { $0[text] = Entry(format: format, language: language) }
  }

  /// The locale of the layout's language.
  static var locale: Locale { LayoutLanguage.current?.locale ?? .current }

  /// Removes all texts, before another scene.
  static func reset() { entries.withLock { $0 = [:] } }

  /// Returns a format with the values of its specifiers, which select the forms of its plurals.
  ///
  /// - Parameters:
  ///   - format: The text that a look-up returned, or any other format.
  ///   - values: The values of its specifiers, in order.
  ///   - locale: The locale of numbers; `nil` for numbers as in Swift.
  /// - Returns: The text.
  static func text(_ format: String, _ values: [any CVarArg], locale: Locale?) -> String {
    guard let entry = entries.withLock({ $0[format] }) else {
      return String(format: format, locale: locale, arguments: values)
    }
    let arguments = values.map { FormatArgument($0) }
    return entry.format.text(arguments, in: entry.language, locale: locale)
  }
}

extension FormatArgument {
  /// Creates the argument of a value that an app passes to a format.
  init(_ value: Any) {
    let text = "\(value)"
    if let whole = value as? any BinaryInteger {
      self.init(specifier: "%lld", text: text, number: Double(whole))
    } else if let number = value as? any BinaryFloatingPoint {
      self.init(specifier: "%lf", text: text, number: Double(number))
    } else if let number = value as? NSNumber {
      self.init(specifier: "%lld", text: text, number: number.doubleValue)
    } else {
      self.init(specifier: "%@", text: text)
    }
  }
}
