public import Foundation

/// A key for a localized string; without strings of the app's folder, the key is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key, with a specifier such as `%@` for each interpolation.
  fileprivate let key: String
  private let arguments: [FormatArgument]
  /// The text without translation.
  private let plainText: String

  /// Makes a key from a string.
  public init(_ value: String) { (key, arguments, plainText) = (value, [], value) }

  /// Makes a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    plainText = stringInterpolation.text
    key = arguments.isEmpty ? plainText : stringInterpolation.key
  }

  /// The localized text in the default table.
  var text: String { text(in: nil) }

  /// Returns the localized text of a table; `nil` for `Localizable`.
  func text(in table: String?) -> String {
    guard let resources = AppResources.current else { return plainText }
    return resources.text(key, arguments: arguments, table: table) ?? plainText
  }

  /// The string interpolation of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var key = ""
    fileprivate var arguments: [FormatArgument] = []

    /// Makes an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part of the string.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      key += literal.replacing("%", with: "%%")
    }

    /// Appends the characters of a text.
    public mutating func appendInterpolation(_ text: Text) { append(text.string) }

    /// Appends the description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)", specifier: Self.specifier(of: value), number: Self.number(of: value))
    }

    /// Appends an image, whose width in the line is the line height.
    public mutating func appendInterpolation(_ image: Image) { append(Text.pictureCharacter) }

    /// Appends a value with a format style.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(format.format(input))
    }

    /// Appends a value with a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "")
    }

    /// Appends a value with a format specifier of C's `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value,
      specifier: String
    ) {
      append(
        String(format: specifier, value),
        specifier: specifier,
        number: Self.number(of: value)
      )
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  fileprivate mutating func append(
    _ value: String,
    specifier: String = "%@",
    number: Double? = nil
  ) {
    text += value
    key += specifier
    arguments.append(FormatArgument(specifier: specifier, text: value, number: number))
  }

  /// Returns the specifier that stands for a value in a key, as in Xcode's string catalogs.
  private static func specifier(of value: Any) -> String {
    switch value {
    case is Int, is Int64: "%lld"
    case is UInt, is UInt64: "%llu"
    case is Int8, is Int16, is Int32: "%d"
    case is UInt8, is UInt16, is UInt32: "%u"
    case is Float: "%f"
    case is Double, is CGFloat: "%lf"
    default: "%@"
    }
  }

  private static func number(of value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}

#if !canImport(Darwin)

/// A localized string resource; without strings of the app's folder, it is its key.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key and the values of its interpolations.
  let localized: LocalizedStringKey
  private let table: String?

  /// The key, with a specifier such as `%@` for each interpolation.
  public var key: String { localized.key }

  /// The localized text in the resource's table.
  var text: String { localized.text(in: table) }

  /// Makes a resource from a string literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Makes a resource from an interpolated string literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// Makes a resource from a key.
  public init(_ key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
    (localized, self.table) = (key, table)
  }
}

extension String {
  /// Makes the string of a key; without strings of the app's folder, it is the key itself.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = key.text(in: table) }

  /// Makes the string of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

nonisolated extension Text {
  /// Makes a text from a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
}

extension LocalizedStringKey {
  /// Makes a key from a resource.
  public init(_ resource: LocalizedStringResource) { self = resource.localized }
}

/// Returns the localized text of a key; without strings of the app's folder, the key itself.
///
/// Foundation has the same function with defaults for all parameters, and the compiler prefers the
/// one that needs no default.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppResources.current?.text(key) ?? key
}

/// Returns the localized text of a key in a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppResources.current?.text(key, table: tableName) ?? key
}

/// Returns the localized text of a key; without one, a default text.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  AppResources.current?.text(key) ?? (value.isEmpty ? key : value)
}

/// Returns the localized text of a key; the bundle is that of the app's folder.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  AppResources.current?.text(key) ?? key
}
#endif
