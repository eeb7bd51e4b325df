import Foundation

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

    /// Adds a value in a format of C's `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value,
      specifier: String
    ) {
      text += String(format: specifier, value)
    }
  }
}
