package import LayoutValues

/// The names of languages in the folders and files of an app.
enum LanguageName {
  /// The codes for the English names of languages, which old projects have as names of folders.
  private static let english: [String: String] = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it",
    "Japanese": "ja", "Dutch": "nl", "Portuguese": "pt", "Korean": "ko", "Russian": "ru",
    "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Polish": "pl",
    "Turkish": "tr", "Arabic": "ar", "Hebrew": "he", "Greek": "el", "Czech": "cs", "Thai": "th",
  ]
  /// The current codes of languages, by the outdated codes that they replaced.
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

extension LayoutLanguage {
  /// The regions in which Chinese is written in the traditional script.
  private static let traditionalRegions: Set<String> = ["TW", "HK", "MO"]

  /// The names of the languages whose texts may be used, the best one first (R-LOC-1).
  ///
  /// `zh-Hant-HK` is followed by `zh-Hant` and `zh`, and `zh-TW` by `zh-Hant`, as the script of
  /// Chinese follows from the region.
  package var candidates: [String] {
    var parts = LanguageName.canonical(code).split(separator: "-").map(String.init)
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
