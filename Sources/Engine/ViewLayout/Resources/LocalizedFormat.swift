import Foundation

/// The texts of a table by language and key.
struct StringTable: Sendable {
  private var formats: [String: [String: LocalizedFormat]] = [:]
  /// The keys with one text for all languages, by `shouldTranslate` of a catalog.
  var untranslatable: Set<String> = []

  init() {}

  init(_ formats: [String: LocalizedFormat], language: String) {
    self.formats = [language: formats]
  }

  /// The languages with texts.
  var languages: [String] { Array(formats.keys) }

  /// The keys of all languages.
  var keys: Set<String> { Set(formats.values.flatMap(\.keys)) }

  /// Adds the texts of another table; a text with a plural takes precedence over one without.
  mutating func merge(_ other: StringTable) {
    untranslatable.formUnion(other.untranslatable)
    for (language, texts) in other.formats {
      formats[language, default: [:]].merge(texts) { $1.hasPlurals ? $1 : $0 }
    }
  }

  /// Returns the format of a key in the first of the languages that has it; `nil` if none has.
  func format(of key: String, in languages: [String]) -> FoundFormat? {
    for language in languages {
      if let format = formats[language]?[key] {
        return FoundFormat(language: language, format: format)
      }
    }
    return nil
  }

  /// The formats of all languages, with their keys.
  var allFormats: [(key: String, format: LocalizedFormat)] {
    formats.values.flatMap { $0.map { (key: $0.key, format: $0.value) } }
  }

  /// Returns whether a key has another text in each language; `false` if its catalog excludes it.
  func needsTranslation(_ key: String) -> Bool { !untranslatable.contains(key) }
}

/// A format with the language that it was found in.
struct FoundFormat {
  var language: String
  var format: LocalizedFormat

  /// Returns whether the text is in a language, or in one that differs only in script or region.
  func isTranslation(for language: String) -> Bool {
    func base(_ name: String) -> Substring { name.prefix { $0 != "-" && $0 != "_" } }
    return base(self.language) == base(language)
  }
}

/// A localized text with specifiers such as `%@`, `%2$lld` and `%#@count@`.
struct LocalizedFormat: Sendable, Equatable {
  /// A part of a format that depends on a number.
  struct Plural: Sendable, Equatable {
    /// The position of the number among the arguments, from 1; `nil` for the next one.
    var argument: Int?
    /// The formats by plural category: `zero`, `one`, `two`, `few`, `many` and `other`.
    var forms: [String: String]
  }

  var format: String
  /// The plurals by the names in `%#@name@`.
  var plurals: [String: Plural] = [:]
  /// The whole formats by plural category of the first number; empty if the format is the same for
  /// all numbers.
  var forms: [String: String] = [:]
  /// The whole formats by the names of devices: `iphone`, `ipad` and `other`; empty if the format
  /// is the same on all devices.
  var devices: [String: LocalizedFormat] = [:]
}

extension LocalizedFormat {
  /// Creates a format that depends on the device; `nil` if no format is for an iPhone or an iPad.
  init?(devices: [String: LocalizedFormat]) {
    guard let usual = devices["iphone"] ?? devices["other"] ?? devices["ipad"] else { return nil }
    self = usual
    self.devices = devices
  }

  /// The format on the device that a scene is laid out on (R-LOC-8).
  var onDevice: LocalizedFormat {
    guard !devices.isEmpty else { return self }
    let names = SceneScreen.current.isPad ? ["ipad", "other"] : ["iphone", "other"]
    return names.lazy.compactMap { devices[$0] }.first ?? self
  }
}

/// A value of an interpolation in a localized key.
package struct FormatArgument: Sendable, Equatable {
  /// The specifier in the key, such as `%lld`.
  package var specifier: String
  /// The value as text.
  package var text: String
  /// The value as a number; `nil` for another value.
  package var number: Double?

  package init(specifier: String, text: String, number: Double? = nil) {
    (self.specifier, self.text, self.number) = (specifier, text, number)
  }
}

extension LocalizedFormat {
  /// Whether the text depends on a number.
  var hasPlurals: Bool {
    !plurals.isEmpty || !forms.isEmpty || devices.values.contains(where: \.hasPlurals)
  }

  /// Returns the text with values in place of specifiers.
  ///
  /// - Parameters:
  ///   - arguments: The values; if there are none, specifiers remain, for a later formatting.
  ///   - language: The language, whose rules select the forms of plurals.
  ///   - locale: The locale of numbers; `nil` for numbers as in Swift.
  /// - Returns: The text, with the form `other` of each plural if there are no values.
  func text(_ arguments: [FormatArgument], in language: String, locale: Locale? = nil) -> String {
    FormatValues(arguments: arguments, language: language, locale: locale).text(of: onDevice)
  }
}

/// The values of a format's specifiers, with the language of plurals and the locale of numbers.
private struct FormatValues {
  let arguments: [FormatArgument]
  let language: String
  let locale: Locale?

  func text(of format: LocalizedFormat) -> String {
    if !format.forms.isEmpty {
      let form = format.forms.form(for: arguments.lazy.compactMap(\.number).first, in: language)
      return text(of: LocalizedFormat(format: form ?? format.format, plurals: format.plurals))
    }
    if arguments.isEmpty, format.plurals.isEmpty { return format.format }
    var next = 0
    return FormatPiece.pieces(of: format.format).map { piece in
      guard case .specifier(let specifier) = piece else { return piece.literal ?? "" }
      let place = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      guard let name = specifier.variable else { return text(of: specifier, argument(at: place)) }
      guard let plural = format.plurals[name] else { return specifier.source }
      let number = argument(at: plural.argument.map { $0 - 1 } ?? place)
      return text(of: plural, number, in: format, within: [name])
    }
    .joined()
  }

  /// Returns the form of a plural for a number, with its specifiers replaced by the number.
  ///
  /// A form may contain other variables of its format, whose forms may not contain it again.
  private func text(
    of plural: LocalizedFormat.Plural,
    _ argument: FormatArgument?,
    in format: LocalizedFormat,
    within outer: Set<String> = []
  ) -> String {
    let form = plural.forms.form(for: argument?.number, in: language) ?? ""
    return FormatPiece.pieces(of: form.replacing("%arg", with: "%@")).map { piece in
      guard case .specifier(let specifier) = piece else { return piece.literal ?? "" }
      if let name = specifier.variable {
        guard let inner = format.plurals[name], !outer.contains(name) else {
          return specifier.source
        }
        let place = inner.argument ?? specifier.position
        let number = place.flatMap { self.argument(at: $0 - 1) } ?? argument
        return text(of: inner, number, in: format, within: outer.union([name]))
      }
      let stated = specifier.position.flatMap { self.argument(at: $0 - 1) }
      return text(of: specifier, stated ?? argument)
    }
    .joined()
  }

  private func text(of specifier: FormatSpecifier, _ argument: FormatArgument?) -> String {
    argument.map { specifier.text($0, in: locale) } ?? specifier.source
  }

  /// Returns the value at an index; `nil` for an index beyond the values.
  private func argument(at index: Int) -> FormatArgument? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }
}

extension [String: String] {
  /// Returns the form of a number, of forms by plural category; `zero` is also used for the number
  /// 0 in languages without that category.
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

/// A literal part or a specifier of a format.
enum FormatPiece: Equatable {
  case literal(String)
  case specifier(FormatSpecifier)

  /// The text of a literal part; `nil` for a specifier.
  var literal: String? { if case .literal(let text) = self { text } else { nil } }

  /// Splits a format; `%%` is a literal percent sign.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var rest = Substring(format)
    while let character = rest.first {
      if rest.hasPrefix("%%") {
        literal.append("%")
        rest = rest.dropFirst(2)
      } else if character == "%", let specifier = FormatSpecifier(startOf: rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.specifier(specifier))
        rest = rest.dropFirst(specifier.source.count)
      } else {
        literal.append(character)
        rest = rest.dropFirst()
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }
}

/// A specifier of a format, such as `%1$@`, `%.2f` or `%#@count@`.
struct FormatSpecifier: Equatable {
  /// The characters of the specifier.
  var source: String
  /// The position of the value, from 1; `nil` for the next one.
  var position: Int?
  /// The name of a plural; `nil` for a value.
  var variable: String?
  /// The flags, the width, the precision and the type of a value, such as `.2f`.
  private var conversion = ""

  /// Reads a specifier at the start of a text; `nil` if there is none.
  init?(startOf text: Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard rest.dropFirst(2 + name.count).first == "@" else { return nil }
      variable = String(name)
      rest = rest.dropFirst(3 + name.count)
    } else {
      let shape = rest.prefix { "-+0123456789.'".contains($0) }
      let size = rest.dropFirst(shape.count).prefix { "lhqzt".contains($0) }
      guard let type = rest.dropFirst(shape.count + size.count).first,
        "@diuxXofFeEgGcsp".contains(type)
      else { return nil }
      conversion = "\(shape)\(type)"
      rest = rest.dropFirst(shape.count + size.count + 1)
    }
    source = String(text[..<rest.startIndex])
  }

  /// Returns a value as text, with the precision and width of the specifier.
  func text(_ argument: FormatArgument, in locale: Locale?) -> String {
    guard source != argument.specifier, conversion.count > 1, let number = argument.number else {
      return argument.text(in: locale)
    }
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
