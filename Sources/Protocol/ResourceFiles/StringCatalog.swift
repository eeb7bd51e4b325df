import Foundation

/// The content of an `.xcstrings` file.
struct StringCatalog {
  var sourceLanguage: String
  var table: StringTable

  /// Reads a file.
  ///
  /// A key without a text in the source language is its own text, as in Xcode.
  ///
  /// - Throws: A mistake if the JSON is broken or has members of other types.
  static func read(_ file: ResourceFile) throws(ResourceMistake) -> StringCatalog {
    let contents = try file.json(Contents.self)
    var formats: [String: [String: LocalizedFormat]] = [contents.sourceLanguage: [:]]
    for (key, entry) in contents.strings {
      for (language, localization) in entry.localizations ?? [:]
      where language == contents.sourceLanguage || localization.stringUnit?.state != "new" {
        let name = language == contents.sourceLanguage ? language : LanguageName.canonical(language)
        formats[name, default: [:]][key] = localization.format(of: key)
      }
      if formats[contents.sourceLanguage]?[key] == nil {
        formats[contents.sourceLanguage]?[key] = LocalizedFormat(format: key)
      }
    }
    var table = StringTable()
    table.untranslatable = Set(contents.strings.filter { $1.shouldTranslate == false }.keys)
    for (language, texts) in formats { table.merge(StringTable(texts, language: language)) }
    return StringCatalog(sourceLanguage: contents.sourceLanguage, table: table)
  }
}

extension StringCatalog {
  fileprivate struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  fileprivate struct Entry: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }

  fileprivate struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  fileprivate struct Unit: Decodable {
    /// The progress of the translation: `new` is a copy of the source without a translation.
    var state: String?
    var value: String
  }

  /// The texts of a localization that depend on a number or on the device.
  fileprivate struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  fileprivate final class Variation: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  fileprivate struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }
}

extension StringCatalog.Localization {
  /// Returns the format of a key; the key itself if there is no text.
  fileprivate func format(of key: String) -> LocalizedFormat {
    var plurals: [String: LocalizedFormat.Plural] = [:]
    for (name, substitution) in substitutions ?? [:] {
      guard let forms = substitution.variations?.forms else { continue }
      let argument = substitution.argNum.flatMap { $0 > 0 ? $0 : nil }
      plurals[name] = LocalizedFormat.Plural(argument: argument, forms: forms)
    }
    if let value = stringUnit?.value { return LocalizedFormat(format: value, plurals: plurals) }
    return variations?.format(of: key, plurals: plurals)
      ?? LocalizedFormat(format: key, plurals: plurals)
  }
}

extension StringCatalog.Variations {
  /// The texts by plural category; `nil` if the variations do not depend on a number.
  fileprivate var forms: [String: String]? {
    if let plural { return plural.compactMapValues { $0.stringUnit?.value } }
    return device?["iphone"]?.variations?.forms ?? device?["other"]?.variations?.forms
  }

  /// Returns the format of a key that depends on a number or the device; `nil` without a text.
  fileprivate func format(
    of key: String,
    plurals: [String: LocalizedFormat.Plural]
  ) -> LocalizedFormat? {
    if let plural {
      let forms = plural.compactMapValues { $0.stringUnit?.value }
      return LocalizedFormat(format: key, plurals: plurals, forms: forms)
    }
    let devices = device?.compactMapValues { variation in
      variation.stringUnit.map { LocalizedFormat(format: $0.value, plurals: plurals) }
        ?? variation.variations?.format(of: key, plurals: plurals)
    }
    return devices.flatMap { LocalizedFormat(devices: $0) }
  }
}
