/// The texts of a table by language and key.
package struct StringTable: Sendable {
  private var formats: [String: [String: LocalizedFormat]] = [:]
  /// The keys with one text for all languages, by `shouldTranslate` of a catalog.
  var untranslatable: Set<String> = []

  init() {}

  init(_ formats: [String: LocalizedFormat], language: String) {
    self.formats = [language: formats]
  }

  /// The languages with texts.
  package var languages: [String] { Array(formats.keys) }

  /// The keys of all languages.
  package var keys: Set<String> { Set(formats.values.flatMap(\.keys)) }

  /// Adds the texts of another table; a text with a plural takes precedence over one without.
  mutating func merge(_ other: StringTable) {
    untranslatable.formUnion(other.untranslatable)
    for (language, texts) in other.formats {
      formats[language, default: [:]].merge(texts) { $1.hasPlurals ? $1 : $0 }
    }
  }

  /// Returns the format of a key in the first of the languages that has it; `nil` if none has.
  package func format(of key: String, in languages: [String]) -> FoundFormat? {
    for language in languages {
      if let format = formats[language]?[key] {
        return FoundFormat(language: language, format: format)
      }
    }
    return nil
  }

  /// The formats of all languages, with their keys.
  var allFormats: [(key: String, format: LocalizedFormat)] {
    formats.values.flatMap { $0.map { (key: $0.key, format: $0.value) } }
  }

  /// Returns whether a key is to be translated; `false` if its catalog excludes it by
  /// `shouldTranslate`.
  package func needsTranslation(_ key: String) -> Bool { !untranslatable.contains(key) }
}

/// A format with the language that it was found in.
package struct FoundFormat {
  package var language: String
  package var format: LocalizedFormat

  /// Returns whether the text is in a language, or in one that differs only in script or region.
  package func isTranslation(for language: String) -> Bool {
    func base(_ name: String) -> Substring { name.prefix { $0 != "-" && $0 != "_" } }
    return base(self.language) == base(language)
  }
}
