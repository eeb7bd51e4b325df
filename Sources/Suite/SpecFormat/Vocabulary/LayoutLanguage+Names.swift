internal import Foundation

extension LayoutLanguage {
  /// The code without script and region.
  package var base: Substring { code.prefix { $0 != "-" } }

  /// The name in English, such as `German` or `longer English`.
  package var title: String {
    let name = Locale(identifier: "en").localizedString(forIdentifier: code) ?? code
    switch pseudo {
    case .longer: return "longer \(name)"
    case .accented: return "accented \(name)"
    case .rightToLeft: return "\(name) from right to left"
    case nil: return name
    }
  }

  /// A phrase with the form of a language in specs.
  package static let form = "a language such as de, pt-BR, or en-longer, en-accented and en-rtl"

  /// The codes of the languages that most apps are translated into.
  private static let usualCodes = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "pt-BR", "ro",
    "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The codes of languages that are often used, and the pseudo-languages of English.
  static var usualNames: [String] { usualCodes + Pseudo.allCases.map { "en-\($0.rawValue)" } }

  /// The usual codes by the English names of their languages.
  private static let codesByName: [String: String] = {
    let english = Locale(identifier: "en")
    let pairs = usualCodes.map { code in
      (english.localizedString(forIdentifier: code)?.lowercased() ?? code, code)
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Returns the name of a language that was probably intended; `nil` if none is similar.
  ///
  /// - Parameters:
  ///   - text: The text in place of a language, such as `german` or `en-long`.
  ///   - names: The names to choose from; `nil` for those of languages that are often used.
  /// - Returns: The name of the most similar language.
  package static func nearestName(to text: String, among names: [String]? = nil) -> String? {
    if let names { return NearestName.of(text, among: names) }
    if let code = codesByName[text.lowercased()] { return code }
    if let nearest = NearestName.of(text, among: usualNames) { return nearest }
    return NearestName.of(text.lowercased(), among: codesByName.keys.sorted())
      .flatMap { codesByName[$0] }
  }
}
