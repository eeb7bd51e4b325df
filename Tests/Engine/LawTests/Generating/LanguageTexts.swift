import Foundation
import ViewLayout

/// A temporary folder with the texts of an app in four languages, removed with the value.
final class LanguageTexts {
  /// The texts by language and key.
  private static let tables = [
    "en": ["ok": "OK", "title": "A title", "note": "A note of several words", "rest": "Rest"],
    "de": [
      "ok": "In Ordnung", "title": "Überschrift", "note": "Eine Anmerkung aus vielen Wörtern",
    ],
    "ar": ["ok": "حسنا", "title": "عنوان", "note": "ملاحظة من عدة كلمات", "rest": "الباقي"],
    "ja": ["ok": "了解", "title": "題名", "note": "いくつかの言葉からなる注記", "rest": "残り"],
  ]

  /// The keys of all texts.
  static let keys = ["note", "ok", "rest", "title"]
  /// The names of the languages and pseudo-languages.
  static let languages = ["en", "de", "ar", "ja", "en-longer", "en-accented", "de-AT"]

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "law-texts-\(UUID().uuidString)")
  let resources: AppResources

  init() throws {
    for (language, table) in Self.tables {
      let file = folder.appending(path: "\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let lines = table.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
    }
    resources = AppResources(readingFrom: folder.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a closure in which views look their texts up in the folder.
  func use<Result>(_ body: () -> Result) -> Result {
    let previous = AppResources.current
    AppResources.current = resources
    defer { AppResources.current = previous }
    return body()
  }
}
