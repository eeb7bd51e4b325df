internal import ResourceFiles

/// A text of the app's strings, found by the name that a generator of code makes of its key.
///
/// Generators such as SwiftGen write a property for each key: `dialog.button-ok` becomes
/// `dialogButtonOk` or `dialog_button_ok`. Where the generated code is missing, the key is the one
/// with the same letters and digits.
///
/// ```swift
/// let title = GeneratedText(named: "dialogButtonOk")?.string()  // the text of dialog.button-ok
/// ```
nonisolated public struct GeneratedText: Sendable {
  private let key: String
  private let table: String
  private let resources: AppResources

  /// Finds the key; `nil` if no key, or more than one, has the letters and digits of the name.
  ///
  /// - Complexity: O(1), after O(*n*) for *n* keys when the first one is found.
  public init?(named name: String) {
    guard let resources = AppResources.current else { return nil }
    self.init(named: name, in: resources)
  }

  init?(named name: String, in resources: AppResources) {
    let found = resources.keysByName[name.lettersAndDigits] ?? []
    guard let first = found.first, found.count == 1 else { return nil }
    (key, table) = (first.key, first.table)
    self.resources = resources
  }

  /// Returns the text in the current language.
  ///
  /// - Parameter arguments: The values of the specifiers in the order of the text.
  /// - Returns: The text, or the key if the current language has none.
  public func string(arguments: [Any?] = []) -> String {
    let arguments = arguments.compactMap(\.self).map(FormatArgument.init)
    return resources.text(key, arguments: arguments, table: table) ?? key
  }
}

struct StringKey: Sendable {
  var key: String
  var table: String

  /// Returns the keys of tables by their letters and digits.
  static func byName(_ tables: [String: StringTable]) -> [String: [StringKey]] {
    let keys = tables.flatMap { table, strings in
      strings.keys.map { StringKey(key: $0, table: table) }
    }
    return Dictionary(grouping: keys, by: \.key.lettersAndDigits)
  }
}

extension String {
  /// The letters and digits in lowercase.
  fileprivate var lettersAndDigits: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
