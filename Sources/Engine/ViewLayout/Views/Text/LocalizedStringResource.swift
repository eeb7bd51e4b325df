public import Foundation

#if !canImport(Darwin)

/// A localized string resource; without strings of the app's folder, it is its key.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key and the values of its interpolations.
  let localized: LocalizedStringKey
  fileprivate let table: String?

  public var key: String { localized.key }

  /// The localized text in the resource's table.
  var text: String { localized.text(in: table) }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  public init(
    _ keyAndValue: LocalizedStringKey,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) { (localized, self.table) = (keyAndValue, table) }

  public init(
    _ key: StaticString,
    defaultValue: LocalizedStringKey,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) { (localized, self.table) = (LocalizedStringKey(key, defaultValue: defaultValue), table) }

  /// A description of the bundle with the strings, which is always the app's folder.
  public struct BundleDescription: Sendable {
    public static let main = BundleDescription()

    public static func forClass(_ class: AnyClass) -> BundleDescription { main }

    public static func atURL(_ url: URL) -> BundleDescription { main }
  }
}

extension String {
  /// A key for a localized string, as in Foundation on Apple's systems.
  public typealias LocalizationValue = LocalizedStringKey

  /// Makes the string of a key; without strings of the app's folder, it is the key itself.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = key.text(in: table) }

  /// Makes the string of a key; without strings of the app's folder, it is the default value.
  public init(
    localized key: StaticString,
    defaultValue: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = LocalizedStringKey(key, defaultValue: defaultValue).text(in: table) }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

nonisolated extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.localized, tableName: resource.table)
  }
}

extension LocalizedStringKey {
  public init(_ resource: LocalizedStringResource) { self = resource.localized }
}

/// Returns the localized text of a key; without strings of the app's folder, the key itself.
///
/// Foundation has the same function with defaults for all parameters, and the compiler prefers the
/// one that needs no default.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppResources.current?.text(key) ?? key
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppResources.current?.text(key, table: tableName) ?? key
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  AppResources.current?.text(key) ?? (value.isEmpty ? key : value)
}

/// Returns the localized text of a key in a table; preferred to Foundation's function, whose table
/// is optional.
public func NSLocalizedString(
  _ key: String,
  tableName: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  AppResources.current?.text(key, table: tableName) ?? (value.isEmpty ? key : value)
}

/// Returns the localized text of a key; the bundle is that of the app's folder.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  AppResources.current?.text(key) ?? key
}

extension AttributedString {
  /// Makes an attributed string of a key; Markdown in the text is not interpreted.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self.init(key.text(in: table)) }
}

extension Bundle {
  public static var module: Bundle { .main }

  /// Returns the localized text of a key; without one, a default text, or the key.
  ///
  /// Calls of `localizedString(forKey:value:table:)` in scenes are replaced by calls of this
  /// method, because Foundation's bundle does not read the app's folder.
  public func localizedString(ofKey key: String, value: String?, table: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 }
    let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    return AppResources.current?.text(key, table: name) ?? fallback
  }
}
#endif
