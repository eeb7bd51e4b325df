import Foundation

/// The plural rules of languages, from the Unicode Common Locale Data Repository (R-LOC-2).
enum PluralCategory {
  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - number: The number; `nil` for an unknown one, which is `other`.
  ///   - language: The code of the language; an unknown language has the rule of English.
  /// - Returns: The name of the category.
  static func name(for number: Double?, in language: String) -> String {
    guard let number else { return "other" }
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    let isWhole = number == number.rounded()
    let count = Int(exactly: abs(number).rounded(.down)) ?? 2
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "yue": return "other"
    case "fr", "hy", "pt": return count < 2 ? "one" : "other"
    case "hi", "bn", "fa": return number <= 1 ? "one" : "other"
    case "ar" where isWhole: return arabic(count)
    case "he" where isWhole && count == 2: return "two"
    case "ru", "uk", "be": return isWhole ? slavic(count) ?? "many" : "other"
    case "sr", "hr", "bs": return isWhole ? slavic(count) ?? "other" : "other"
    case "pl": return isWhole ? count == 1 ? "one" : slavic(count, one: nil) ?? "many" : "other"
    case "cs", "sk": return !isWhole ? "many" : (2...4).contains(count) ? "few" : singular(number)
    case "ro": return romanian(count, isWhole: isWhole)
    case "is", "mk": return isWhole && slavic(count) == "one" ? "one" : "other"
    case "lt": return isWhole ? lithuanian(count) : "many"
    case "lv" where isWhole: return latvian(count)
    case "sl": return isWhole ? slovenian(count) : "few"
    case "fil", "tl": return isWhole && [4, 6, 9].contains(count % 10) ? "other" : "one"
    default: return singular(number)
    }
  }

  private static func singular(_ number: Double) -> String { number == 1 ? "one" : "other" }

  private static func arabic(_ count: Int) -> String {
    switch (count, count % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...99): "many"
    default: "other"
    }
  }

  /// Returns the category by the last digits; `nil` for neither `one` nor `few`.
  private static func slavic(_ count: Int, one: String? = "one") -> String? {
    let (ten, hundred) = (count % 10, count % 100)
    if ten == 1, hundred != 11 { return one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : nil
  }

  private static func lithuanian(_ count: Int) -> String {
    let (ten, isTeen) = (count % 10, (11...19).contains(count % 100))
    return isTeen || ten == 0 ? "other" : ten == 1 ? "one" : "few"
  }

  private static func latvian(_ count: Int) -> String {
    if count % 10 == 0 || (11...19).contains(count % 100) { return "zero" }
    return count % 10 == 1 ? "one" : "other"
  }

  private static func slovenian(_ count: Int) -> String {
    switch count % 100 {
    case 1: "one"
    case 2: "two"
    case 3, 4: "few"
    default: "other"
    }
  }

  private static func romanian(_ count: Int, isWhole: Bool) -> String {
    if isWhole, count == 1 { return "one" }
    return !isWhole || count == 0 || (1...19).contains(count % 100) ? "few" : "other"
  }
}
