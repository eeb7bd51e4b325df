internal import Foundation
internal import ResourceFiles

/// A value of an interpolation in a localized key.
package struct FormatArgument: Sendable, Equatable {
  /// The specifier in the key, such as `%lld`.
  package var specifier: String
  /// The value as text, without the format of a locale.
  package var text: String
  /// The value as a number; `nil` for another value.
  package var number: Double?

  package init(specifier: String, text: String, number: Double? = nil) {
    (self.specifier, self.text, self.number) = (specifier, text, number)
  }
}

extension LocalizedFormat {
  /// The format on the device that a scene is laid out on (R-LOC-8).
  var onDevice: LocalizedFormat {
    guard !devices.isEmpty else { return self }
    let names = SceneScreen.current.isPad ? ["ipad", "other"] : ["iphone", "other"]
    return names.lazy.compactMap { devices[$0] }.first ?? self
  }

  /// Returns the text with values in place of specifiers.
  ///
  /// - Parameters:
  ///   - arguments: The values; if there are none, specifiers remain, for a later formatting.
  ///   - language: The language, whose rules select the forms of plurals.
  ///   - locale: The locale of numbers; `nil` for numbers as in Swift.
  /// - Returns: The text, with the form `other` of each plural if there are no values.
  func text(_ arguments: [FormatArgument], in language: String, locale: Locale? = nil) -> String {
    var values = FormatValues(arguments: arguments, language: language, locale: locale)
    return values.text(of: onDevice)
  }
}

/// The values of a format's specifiers, with the language of plurals and the locale of numbers.
private struct FormatValues {
  let arguments: [FormatArgument]
  let language: String
  let locale: Locale?
  /// The number of plurals that can still be replaced.
  ///
  /// Without a limit, plurals that contain each other could have forms of any length.
  private var pluralsLeft = 1_000

  init(arguments: [FormatArgument], language: String, locale: Locale?) {
    (self.arguments, self.language, self.locale) = (arguments, language, locale)
  }

  mutating func text(of format: LocalizedFormat) -> String {
    if !format.forms.isEmpty {
      let form = format.forms.form(for: arguments.lazy.compactMap(\.number).first, in: language)
      return text(of: LocalizedFormat(format: form ?? format.format, plurals: format.plurals))
    }
    if arguments.isEmpty, format.plurals.isEmpty { return format.format }
    var next = 1
    return FormatPiece.pieces(of: format.format).map { piece in
      guard case .specifier(let specifier) = piece else { return piece.literal ?? "" }
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard let name = specifier.variable else { return text(of: specifier, argument(position)) }
      guard let plural = format.plurals[name] else { return specifier.source }
      let number = argument(plural.argument ?? position)
      return text(of: plural, number, in: format, within: [name])
    }
    .joined()
  }

  /// Returns the form of a plural for a number, with its specifiers replaced by the number.
  ///
  /// A form may contain other variables of its format, whose forms may not contain it again.
  private mutating func text(
    of plural: LocalizedFormat.Plural,
    _ argument: FormatArgument?,
    in format: LocalizedFormat,
    within outer: Set<String> = []
  ) -> String {
    let form = plural.forms.form(for: argument?.number, in: language) ?? ""
    return FormatPiece.pieces(of: form.replacing("%arg", with: "%@")).map { piece in
      guard case .specifier(let specifier) = piece else { return piece.literal ?? "" }
      if let name = specifier.variable {
        guard let inner = format.plurals[name], !outer.contains(name), pluralsLeft > 0 else {
          return specifier.source
        }
        pluralsLeft -= 1
        let position = inner.argument ?? specifier.position
        let number = position.flatMap { self.argument($0) } ?? argument
        return text(of: inner, number, in: format, within: outer.union([name]))
      }
      let positional = specifier.position.flatMap { self.argument($0) }
      return text(of: specifier, positional ?? argument)
    }
    .joined()
  }

  private func text(of specifier: FormatSpecifier, _ argument: FormatArgument?) -> String {
    argument.map { specifier.text($0, in: locale) } ?? specifier.source
  }

  /// Returns the value at a position, from 1; `nil` for a position outside of the values.
  private func argument(_ position: Int) -> FormatArgument? {
    (1..<arguments.count + 1).contains(position) ? arguments[position - 1] : nil
  }
}

extension [String: String] {
  /// Returns the plural form for a number; `zero` is also used for the number 0 in languages
  /// without that category.
  fileprivate func form(for number: Double?, in language: String) -> String? {
    (number == 0 ? self["zero"] : nil)
      ?? self[PluralCategory.name(for: number, in: language)] ?? self["other"]
  }
}

extension FormatArgument {
  /// Returns the value in a locale; `nil` for the value as in Swift (R-LOC-4).
  ///
  /// A whole number has groups of digits, and another number the six decimals of `%lf`.
  fileprivate func text(in locale: Locale?) -> String {
    guard let locale, let number else { return text }
    switch specifier {
    case "%lld", "%llu", "%d", "%u": return number.formatted(.number.locale(locale))
    case "%lf", "%f":
      return number.formatted(.number.locale(locale).precision(.fractionLength(6)))
    default: return text
    }
  }
}

extension FormatSpecifier {
  /// Whether the width or the precision has more than three digits, so that the text may need any
  /// amount of memory.
  private var isTooWide: Bool {
    conversion.split { !$0.isNumber }.contains { $0.drop { $0 == "0" }.count > 3 }
  }

  /// Returns a value as text, with the precision and width of the specifier.
  fileprivate func text(_ argument: FormatArgument, in locale: Locale?) -> String {
    guard source != argument.specifier, conversion.count > 1, !isTooWide,
      let number = argument.number
    else { return argument.text(in: locale) }
    switch conversion.last {
    case "f", "F", "e", "E", "g", "G":
      return String(format: "%\(conversion)", locale: locale, number)
    case "d", "i", "u", "x", "X", "o":
      guard let whole = Int(exactly: number.rounded()) else { return argument.text }
      let format = "%\(conversion.dropLast())l\(conversion.suffix(1))"
      return String(format: format, locale: locale, whole)
    default: return argument.text
    }
  }
}
