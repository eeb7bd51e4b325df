/// A text that an app would look up in a table of translations.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes a key of a text.
  public init(_ value: String) { text = value }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }
}
