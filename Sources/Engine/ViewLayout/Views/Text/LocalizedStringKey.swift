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
