#if !canImport(Darwin)
public import Foundation

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
