public import Foundation

/// A key for a localized string; it is shown without translation.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes a key from a string.
  public init(_ value: String) { text = value }

  /// Makes a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  /// The string interpolation of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Makes an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part of the string.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends the characters of a text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }

    /// Appends the description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Appends an image, whose width in the line is the line height.
    public mutating func appendInterpolation(_ image: Image) { text += Text.pictureCharacter }

    /// Appends a value with a format style.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(input)
    }

    /// Appends a value with a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      text += formatter.string(for: subject) ?? ""
    }

    /// Appends a value with a format specifier of C's `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value,
      specifier: String
    ) {
      text += String(format: specifier, value)
    }
  }
}

#if !canImport(Darwin)

/// A localized string resource; without translations, it is its key.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key, which is also the text.
  public let key: String

  /// Makes a resource from a string literal.
  public init(stringLiteral value: String) { key = value }

  /// Makes a resource from an interpolated string literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation).text
  }

  /// Makes a resource from a key; the table is ignored.
  public init(_ key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
    self.key = key.text
  }
}

extension String {
  /// Makes the string of a key; without translations, it is the key itself.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = key.text }

  /// Makes the string of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

nonisolated extension Text {
  /// Makes a text from a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

extension LocalizedStringKey {
  /// Makes a key from a resource.
  public init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}
#endif
