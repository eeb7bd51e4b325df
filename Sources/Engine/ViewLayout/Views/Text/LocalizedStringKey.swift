public import Foundation
internal import LayoutValues
internal import ResourceFiles

/// A key for a localized string; without strings of the app's folder, the key is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key, with a specifier such as `%@` for each interpolation.
  let key: String
  private let arguments: [FormatArgument]
  /// The text without translation.
  private let plainText: String
  /// The text without translation as Markdown, in which the values are escaped.
  private let plainMarkdown: String
  /// The format of the text without translation.
  private let plainFormat: String

  public init(_ value: String) {
    (key, arguments, plainText, plainMarkdown, plainFormat) = (value, [], value, value, value)
  }

  /// Makes a key with another text without translation.
  init(_ key: StaticString, defaultValue: LocalizedStringKey) {
    self.key = "\(key)"
    (arguments, plainText) = (defaultValue.arguments, defaultValue.plainText)
    (plainMarkdown, plainFormat) = (defaultValue.plainMarkdown, defaultValue.plainFormat)
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    plainText = stringInterpolation.text
    plainMarkdown = stringInterpolation.markdown
    key = arguments.isEmpty ? plainText : stringInterpolation.key
    plainFormat = key
  }

  /// The localized text in the default table.
  var text: String { text(in: nil) }

  /// Returns the localized text of a table; `nil` for `Localizable`.
  func text(in table: String?, localization: LayoutLanguage? = .current) -> String {
    text(in: table, localization, arguments: arguments, plainText: plainText)
  }

  /// Returns the localized text of a table as Markdown, in which the values are escaped.
  func markdown(in table: String?, localization: LayoutLanguage? = .current) -> String {
    let escaped = arguments.map { argument in
      var argument = argument
      if argument.number == nil { argument.text = InlineMarkdown.escaped(argument.text) }
      return argument
    }
    return text(in: table, localization, arguments: escaped, plainText: plainMarkdown)
  }

  private func text(
    in table: String?,
    _ localization: LayoutLanguage?,
    arguments: [FormatArgument],
    plainText: String
  ) -> String {
    let found = AppResources.current?
      .text(key, arguments: arguments, table: table, in: localization)
    if let found { return found }
    if AppResources.current == nil { UnresolvedKeys.note(key) }
    guard let localization else { return plainText }
    // A format without values has no specifiers to replace.
    let format = LocalizedFormat(format: plainFormat).changed(by: localization.pseudo)
    return format.text(arguments, in: localization.code, locale: localization.locale)
  }

  /// The string interpolation of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var markdown = ""
    fileprivate var key = ""
    fileprivate var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
      markdown += literal
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ text: Text) { append(text.string) }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)", specifier: Self.specifier(of: value), number: Self.number(of: value))
    }

    /// Appends an image, whose width in the line is the line height.
    public mutating func appendInterpolation(_ image: Image) { append(Text.pictureCharacter) }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(format.format(input))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      append(formatter.string(for: subject) ?? "")
    }

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
    markdown += InlineMarkdown.escaped(value)
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
