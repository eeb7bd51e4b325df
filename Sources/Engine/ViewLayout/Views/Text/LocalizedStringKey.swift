public import Foundation

/// A text that an app would look up in a table of translations.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes a key of a text.
  public init(_ value: String) { text = value }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  /// Puts a key together.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands there.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text's words.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }

    /// Adds a value as it prints.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Adds a picture, as wide as the line is high.
    public mutating func appendInterpolation(_ image: Image) { text += Text.pictureCharacter }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(input)
    }

    /// Adds a value as a formatter has it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      text += formatter.string(for: subject) ?? ""
    }

    /// Adds a value in a format of C's `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value,
      specifier: String
    ) {
      text += String(format: specifier, value)
    }
  }
}

#if !canImport(Darwin)

/// A text that an app would look up in a table of translations: there is none, so it is the text.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public let key: String

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) { key = value }

  /// Makes a resource of a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation).text
  }

  /// Makes a resource of a text, in a table that there is not.
  public init(_ key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
    self.key = key.text
  }
}

extension String {
  /// Makes the text of a key; there is no table of translations, so it is the key itself.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = key.text }

  /// Makes the text of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

nonisolated extension Text {
  /// Makes text of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

extension LocalizedStringKey {
  /// Makes the key of a resource.
  public init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}
#endif
