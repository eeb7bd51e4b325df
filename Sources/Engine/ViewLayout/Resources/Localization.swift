package import Foundation
package import LayoutValues
private import Synchronization

/// The language that localized texts, numbers and dates are shown in.
package struct Localization: Sendable, Hashable {
  /// The code of the language by BCP 47, such as `de` and `pt-BR`.
  package var language: String
  /// The change of the language's texts; `nil` for none.
  package var pseudo: PseudoLanguage?

  package init(language: String, pseudo: PseudoLanguage? = nil) {
    (self.language, self.pseudo) = (language, pseudo)
  }

  /// Creates the localization for a locale that an author sets in the environment.
  init(_ locale: Locale) { self.init(language: locale.identifier(.bcp47)) }

  /// The locale of numbers and dates.
  package var locale: Locale {
    Locale(identifier: language == "en" ? "en_US" : language)
  }
}

extension Localization {
  private static let shared = Mutex<Localization?>(nil)
  @TaskLocal private static var scoped: Localization??

  /// The localization of code that runs now; `nil` for the development language.
  ///
  /// It is set when a scenario begins, for the strings of its setup, and during each layout.
  package static var current: Localization? {
    get { scoped ?? shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs a closure in a localization.
  ///
  /// - Parameters:
  ///   - localization: The localization; `nil` keeps the current one.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  package static func run<Result>(
    in localization: Localization?,
    _ body: () -> Result
  ) -> Result {
    guard let localization, localization != current else { return body() }
    return $scoped.withValue(.some(.some(localization)), operation: body)
  }

  /// The regions in which Chinese is written in the traditional script.
  private static let traditionalRegions: Set<String> = ["TW", "HK", "MO"]

  /// The names of the languages whose texts may be used, the best one first (R-LOC-1).
  ///
  /// `zh-Hant-HK` is followed by `zh-Hant` and `zh`, and `zh-TW` by `zh-Hant`, as the script of
  /// Chinese follows from the region.
  var candidates: [String] {
    var parts = LanguageName.canonical(language).split(separator: "-").map(String.init)
    var names: [String] = []
    if parts.first == "zh", !parts.contains(where: { $0.count == 4 }) {
      names.append(parts.joined(separator: "-"))
      let isTraditional = parts.contains { Self.traditionalRegions.contains($0) }
      parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
    }
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return names
  }
}

/// The names of languages in the folders and files of an app.
enum LanguageName {
  /// The codes for the English names of languages, which old projects have as names of folders.
  private static let english: [String: String] = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it",
    "Japanese": "ja", "Dutch": "nl", "Portuguese": "pt", "Korean": "ko", "Russian": "ru",
    "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Polish": "pl",
    "Turkish": "tr", "Arabic": "ar", "Hebrew": "he", "Greek": "el", "Czech": "cs", "Thai": "th",
  ]
  /// Codes that were replaced by others.
  private static let replaced = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]

  /// Returns the code by BCP 47 of a name such as `pt_BR`, `PT-br` or `English`; `Base` is kept.
  static func canonical(_ name: String) -> String {
    if name == "Base" { return name }
    if let code = english[name] { return code }
    let parts = name.split { $0 == "-" || $0 == "_" }
    return parts.enumerated().map { index, part in
      let lower = part.lowercased()
      switch part.count {
      case _ where index == 0: return replaced[lower] ?? lower
      case 4 where part.allSatisfy(\.isLetter):
        return part.prefix(1).uppercased() + lower.dropFirst()
      case 2: return part.uppercased()
      default: return String(part)
      }
    }.joined(separator: "-")
  }
}

/// A change of localized texts that shows faults before a text is translated (R-LOC-5).
package enum PseudoLanguage: String, Sendable, Hashable {
  /// Each word has 40 % more letters, rounded up.
  case longer
  /// Letters have accents, as in `Ñåmé`.
  case accented
  /// The layout direction is right to left; texts are unchanged.
  case rightToLeft = "rtl"
}

extension PseudoLanguage {
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz",
      "ÅåÇçĎďÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"
    )
  )

  /// Returns a localized text with its words changed; specifiers such as `%@` are kept.
  func applied(to text: String) -> String {
    guard self != .rightToLeft else { return text }
    var result = ""
    var word = ""
    var rest = Substring(text)
    while let character = rest.first {
      if character.isLetter {
        word.append(character)
        rest = rest.dropFirst()
        continue
      }
      result += changed(word)
      word = ""
      let specifier = character == "%" ? FormatSpecifier(startOf: rest)?.source : nil
      let kept = rest.hasPrefix("%%") ? "%%" : specifier ?? String(character)
      result += kept
      rest = rest.dropFirst(kept.count)
    }
    return result + changed(word)
  }

  private func changed(_ word: String) -> String {
    switch self {
    case .longer:
      let added = (word.count * 2 + 4) / 5
      return word + word.prefix(added)
    case .accented: return String(word.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: return word
    }
  }
}

extension LocalizedFormat {
  /// Returns the format with all of its texts changed.
  func changed(by pseudo: PseudoLanguage?) -> LocalizedFormat {
    guard let pseudo else { return self }
    var format = self
    format.format = pseudo.applied(to: self.format)
    format.forms = forms.mapValues { pseudo.applied(to: $0) }
    format.devices = devices.mapValues { $0.changed(by: pseudo) }
    for (name, plural) in plurals {
      format.plurals[name]?.forms = plural.forms.mapValues { pseudo.applied(to: $0) }
    }
    return format
  }
}

extension Localization {
  /// Creates the localization of a layout's language.
  package init(_ language: LayoutLanguage) {
    let pseudo = language.pseudo.flatMap { PseudoLanguage(rawValue: $0.rawValue) }
    self.init(language: language.code, pseudo: pseudo)
  }
}
