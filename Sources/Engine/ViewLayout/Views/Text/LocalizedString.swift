internal import LayoutValues

/// A string of a text that depends on the language.
///
/// The text is made in one language. An author may set another one by a locale in the environment.
final class LocalizedString: @unchecked Sendable, Equatable {
  /// The language in which the text was made; `nil` for the development language.
  private let original: LayoutLanguage?
  /// Returns the string in a language.
  ///
  /// The values in it are not changed after they are captured.
  private let make: (LayoutLanguage?) -> String

  init(_ make: @escaping (LayoutLanguage?) -> String) {
    original = LayoutLanguage.current
    self.make = make
  }

  /// Returns the string in a language, or `nil` if it is that of the text itself.
  func text(in localization: LayoutLanguage?) -> String? {
    guard let localization, localization != original else { return nil }
    return make(localization)
  }

  /// Returns whether two texts were made in the same language; callers compare their strings as
  /// well.
  static func == (left: LocalizedString, right: LocalizedString) -> Bool {
    left.original == right.original
  }
}
