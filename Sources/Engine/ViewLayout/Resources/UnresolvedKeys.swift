private import Synchronization

/// The texts of scenes without string tables that look like keys, such as `settings.title`.
package enum UnresolvedKeys {
  private static let found = Mutex<[String]>([])

  /// The keys since the scenario began, in the order of their use.
  package static var all: [String] { found.withLock { $0 } }

  static func reset() { found.withLock { $0 = [] } }

  /// Records a text that is shown as in the code, if it looks like a key.
  static func note(_ text: String) {
    guard looksLikeKey(text) else { return }
    found.withLock { found in
      if !found.contains(text) { found.append(text) }
    }
  }

  /// Returns whether a text consists of words with `.` or `_` between them.
  ///
  /// The words have small or capital letters, as in `guide.title` and `SETTINGS_TITLE`.
  static func looksLikeKey(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == 0x2E || $0 == 0x5F }) else { return false }
    let words = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    let letters = text.filter(\.isLetter)
    let areWords = words.allSatisfy { word in
      word.count > 1 && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return words.count > 1 && areWords
      && (letters.allSatisfy(\.isUppercase) || letters.first?.isLowercase == true)
  }
}
