/// A localized text with specifiers such as `%@`, `%2$lld` and `%#@count@`.
package struct LocalizedFormat: Sendable, Equatable {
  /// A part of a format that depends on a number.
  package struct Plural: Sendable, Equatable {
    /// The position of the number among the arguments, from 1; `nil` for the next one.
    package var argument: Int?
    /// The formats by plural category: `zero`, `one`, `two`, `few`, `many` and `other`.
    package var forms: [String: String]
  }

  package var format: String
  /// The plurals by the names in `%#@name@`.
  package var plurals: [String: Plural] = [:]
  /// The whole formats by plural category of the first number; empty if the format is the same for
  /// all numbers.
  package var forms: [String: String] = [:]
  /// The whole formats by the names of devices: `iphone`, `ipad` and `other`; empty if the format
  /// is the same on all devices.
  package var devices: [String: LocalizedFormat] = [:]

  package init(format: String, plurals: [String: Plural] = [:], forms: [String: String] = [:]) {
    (self.format, self.plurals, self.forms) = (format, plurals, forms)
  }
}

extension LocalizedFormat {
  /// Creates a format that depends on the device; `nil` if no format is for an iPhone or an iPad.
  init?(devices: [String: LocalizedFormat]) {
    guard let usual = devices["iphone"] ?? devices["other"] ?? devices["ipad"] else { return nil }
    self = usual
    self.devices = devices
  }

  /// Whether the text depends on a number.
  package var hasPlurals: Bool {
    !plurals.isEmpty || !forms.isEmpty || devices.values.contains(where: \.hasPlurals)
  }
}

/// A literal part or a specifier of a format.
package enum FormatPiece: Equatable {
  case literal(String)
  case specifier(FormatSpecifier)

  /// The text of a literal part; `nil` for a specifier.
  package var literal: String? { if case .literal(let text) = self { text } else { nil } }

  /// Splits a format; `%%` is a literal percent sign.
  package static func pieces(of format: String) -> [FormatPiece] {
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
package struct FormatSpecifier: Equatable {
  /// The characters of the specifier.
  package var source: String
  /// The position of the value, from 1; `nil` for the next one.
  package var position: Int?
  /// The name of a plural; `nil` for a value.
  package var variable: String?
  /// The flags, the width, the precision and the type of a value, such as `.2f`.
  package private(set) var conversion = ""

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
}
