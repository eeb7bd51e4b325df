import Foundation

/// The texts of a table by language and key.
struct StringTable: Sendable {
  private var formats: [String: [String: LocalizedFormat]] = [:]

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
    for (language, texts) in other.formats {
      formats[language, default: [:]].merge(texts) { $1.hasPlurals ? $1 : $0 }
    }
  }

  /// Returns the format of a key in a language, in the language without its region, in English or
  /// in `Base`; `nil` if none of them has the key.
  func format(of key: String, in language: String) -> LocalizedFormat? {
    let short = String(language.prefix { $0 != "-" && $0 != "_" })
    for language in [language, short, "en", "Base"] {
      if let format = formats[language]?[key] { return format }
    }
    return nil
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
  var hasPlurals: Bool { !plurals.isEmpty || !forms.isEmpty }

  /// Returns the text with values in place of specifiers.
  ///
  /// - Parameters:
  ///   - arguments: The values; if there are none, specifiers remain, for a later formatting.
  ///   - language: The language, whose rules select the forms of plurals.
  /// - Returns: The text, with the form `other` of each plural if there are no values.
  func text(_ arguments: [FormatArgument], in language: String) -> String {
    if !forms.isEmpty {
      let form = forms.form(for: arguments.lazy.compactMap(\.number).first, in: language)
      return LocalizedFormat(format: form ?? format, plurals: plurals).text(arguments, in: language)
    }
    if arguments.isEmpty, plurals.isEmpty { return format }
    var next = 0
    return FormatPiece.pieces(of: format).map { piece in
      guard case .specifier(let specifier) = piece else { return piece.literal ?? "" }
      let place = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      guard let name = specifier.variable else {
        return arguments.at(place).map { specifier.text($0) } ?? specifier.source
      }
      guard let plural = plurals[name] else { return specifier.source }
      let argument = arguments.at(plural.argument.map { $0 - 1 } ?? place)
      return plural.text(argument, among: arguments, in: language)
    }
    .joined()
  }
}

extension [FormatArgument] {
  /// Returns the value at an index; `nil` for an index beyond the values.
  fileprivate func at(_ index: Int) -> FormatArgument? {
    indices.contains(index) ? self[index] : nil
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

extension LocalizedFormat.Plural {
  /// Returns the form for a number, with its specifiers replaced by the number.
  fileprivate func text(
    _ argument: FormatArgument?,
    among arguments: [FormatArgument],
    in language: String
  ) -> String {
    let form = forms.form(for: argument?.number, in: language) ?? ""
    return FormatPiece.pieces(of: form.replacing("%arg", with: "%@")).map { piece in
      guard case .specifier(let specifier) = piece else { return piece.literal ?? "" }
      let stated = specifier.position.flatMap { arguments.at($0 - 1) }
      return (stated ?? argument).map { specifier.text($0) } ?? specifier.source
    }
    .joined()
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
  func text(_ argument: FormatArgument) -> String {
    guard source != argument.specifier, conversion.count > 1, let number = argument.number else {
      return argument.text
    }
    switch conversion.last {
    case "f", "F", "e", "E", "g", "G": return String(format: "%\(conversion)", number)
    case "d", "i", "u", "x", "X", "o":
      guard let whole = Int(exactly: number.rounded()) else { return argument.text }
      return String(format: "%\(conversion.dropLast())l\(conversion.suffix(1))", whole)
    default: return argument.text
    }
  }
}
