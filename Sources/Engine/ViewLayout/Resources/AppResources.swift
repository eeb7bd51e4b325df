package import LayoutValues
package import ResourceFiles
private import Synchronization

/// The images, colors and strings of an app's folder.
///
/// Views look names up in `current`. A name that is not found is reported once as the issue
/// `missing-resource`.
package final class AppResources: Sendable {
  /// The resources of the scene that is laid out; `nil` for a scene without an app's folder.
  package static var current: AppResources? {
    get { shared.withLock { $0.current } }
    set { shared.withLock { $0.current = newValue } }
  }

  /// The color scheme of the app; light unless its properties state another one (R-LOC-7).
  package static var colorScheme: ColorScheme {
    current?.folder.properties.interfaceStyle == .dark ? .dark : .light
  }

  private struct Shared {
    var current: AppResources?
    /// The resources that were read by this process, by their folders.
    var read: [String: AppResources] = [:]
  }

  private static let shared = Mutex(Shared())

  /// The content of the folder's files.
  let folder: AppFolder
  /// The font files of the app, whose names are read when the first one is looked up.
  private let fontCatalog: LazyFonts
  /// The names that the scene has looked up in the folder without success.
  private let missing = Mutex(MissingNames())
  /// The languages to search for a text, by the language that is requested.
  private let searchedLanguages = Mutex<[LayoutLanguage?: [String]]>([:])
  /// The keys by their letters and digits; `nil` until they are needed.
  private let namedKeys = Mutex<[String: [StringKey]]?>(nil)

  /// The names that were not found since a scene began.
  private struct MissingNames {
    /// The issues, in the order of the look-ups.
    var issues: [Issue] = []
    /// The kinds and names of the issues, so that a repeated look-up costs no search.
    var keys: Set<[String]> = []
  }

  /// Reads a folder and the folders in it, except for hidden ones such as `.build`.
  ///
  /// - Parameter folder: The path of the folder.
  package init(readingFrom folder: String) {
    self.folder = AppFolder(readingFrom: folder)
    fontCatalog = LazyFonts(files: self.folder.fontFiles, folder: folder)
  }
}

extension AppResources {
  /// Sets the resources of the next scene; the names that an earlier scene missed are discarded.
  ///
  /// A process reads each folder once.
  ///
  /// - Parameter folder: The absolute path of the folder; `nil` for none.
  package static func use(_ folder: String?) {
    UnresolvedKeys.reset()
    PendingPlurals.reset()
    guard let folder else { return current = nil }
    let known = shared.withLock { $0.read[folder] }
    let resources = known ?? AppResources(readingFrom: folder)
    resources.missing.withLock { $0 = MissingNames() }
    shared.withLock { shared in
      shared.read[folder] = resources
      shared.current = resources
    }
  }

  /// The issues of names that were not found since the scene began, one for each name.
  package var missingNames: [Issue] { missing.withLock { $0.issues } }

  /// Reports a name that is not found, unless it was reported before.
  ///
  /// Every layout looks a name up again, and a search for the nearest name takes milliseconds.
  private func reportMissing<Names: Sequence<String>>(
    _ name: String,
    _ kind: String,
    among names: @autoclosure () -> Names
  ) {
    report(by: [kind, name]) {
      .missingResource(name, kind: kind, nearest: names().nearest(to: name))
    }
  }

  /// Reports an issue, unless one with the same key was reported before.
  private func report(by key: [String], _ issue: () -> Issue) {
    guard missing.withLock({ $0.keys.insert(key).inserted }) else { return }
    let issue = issue()
    missing.withLock { $0.issues.append(issue) }
    IssueCollector.report(issue)
  }
}

extension AppResources {
  /// The keys of all tables by their letters and digits.
  var keysByName: [String: [StringKey]] {
    namedKeys.withLock { known in
      if let known { return known }
      let keys = StringKey.byName(folder.tables)
      known = keys
      return keys
    }
  }

  /// The fonts of the app; `nil` without HarfBuzz.
  package var fonts: FontCatalog? { fontCatalog.catalog }

  /// Whether the folder has font files, which may all be unusable.
  var hasFontFiles: Bool { !folder.fontFiles.isEmpty }

  /// Reports a font that is not found, with the files that may contain it but cannot be used.
  func reportMissingFont(_ name: String) {
    report(by: ["font", name]) {
      var issue = Issue.missingResource(
        name,
        kind: "font",
        nearest: (fonts?.names ?? []).nearest(to: name)
      )
      let listed = folder.properties.missingFontFiles(among: folder.fontFiles)
        .map { "'UIAppFonts' lists '\($0)', which is not in the folder" }
      let reasons = listed + [fonts?.faultSentence].compactMap(\.self)
      issue.message += reasons.map { "; \($0)" }.joined()
      return issue
    }
  }

  /// Returns an image; `nil`, with an issue, if there is none with the name.
  package func image(_ name: String) -> AssetIndex.Picture? {
    if let picture = folder.assets.picture(name) { return picture }
    if !name.isEmpty { reportMissing(name, "image", among: folder.assets.names) }
    return nil
  }

  /// Returns a color; `nil`, with an issue, if there is none with the name.
  package func color(_ name: String) -> AssetIndex.NamedColor? {
    if let paint = folder.assets.paints[name] { return paint }
    if !name.isEmpty { reportMissing(name, "color", among: folder.assets.paints.keys) }
    return nil
  }

  /// Returns the text of a key in the current language (R-LOC-1).
  ///
  /// A key without letters, and a key of a folder without string tables, is not reported. A text
  /// that only the development language has is reported once for each other language.
  ///
  /// - Parameters:
  ///   - key: The key, with a specifier such as `%@` for each argument.
  ///   - arguments: The values of the specifiers.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - language: The language; `nil` for the development language.
  /// - Returns: The text; `nil`, with an issue, if the table does not have the key.
  package func text(
    _ key: String,
    arguments: [FormatArgument] = [],
    table: String? = nil,
    in language: LayoutLanguage? = .current
  ) -> String? {
    let strings = folder.tables[table ?? "Localizable"]
    guard let found = strings?.format(of: key, in: languages(for: language)) else {
      if folder.tables.isEmpty { UnresolvedKeys.note(key) }
      if isReported(key) { reportMissing(key, "text", among: strings?.keys ?? []) }
      return nil
    }
    if let language = language?.code, !found.isTranslation(for: language),
      strings?.needsTranslation(key) == true, isReported(key)
    {
      reportUntranslated(key, in: language, instead: found.language)
    }
    let format = found.format.changed(by: language?.pseudo)
    if format.hasPlurals, !PluralCategory.isKnown(found.language) {
      reportUnknownPlurals(of: found.language, key)
    }
    let text = format.text(arguments, in: found.language, locale: language?.locale)
    if arguments.isEmpty, format.hasPlurals {
      PendingPlurals.note(text, of: format, in: found.language)
    }
    return text
  }

  /// Reports that the plural rule of a language is unknown, unless it was reported before.
  private func reportUnknownPlurals(of language: String, _ key: String) {
    report(by: ["plural", language]) {
      Issue(
        kind: .missingResource,
        place: key,
        message: "the plural rule of '\(language)' is unknown; that of English is used"
      )
    }
  }

  /// Returns whether a key that has no text is an issue: it has letters, and the app has tables.
  private func isReported(_ key: String) -> Bool {
    !folder.tables.isEmpty
      && FormatPiece.pieces(of: key).contains { $0.literal?.contains(where: \.isLetter) == true }
  }

  /// Returns the languages to search for a text, the best one first.
  private func languages(for language: LayoutLanguage?) -> [String] {
    searchedLanguages.withLock { known in
      if let languages = known[language] { return languages }
      let languages = folder.searchedLanguages(for: language)
      known[language] = languages
      return languages
    }
  }

  /// Reports a text that is missing in a language, unless it was reported before.
  private func reportUntranslated(_ key: String, in language: String, instead other: String) {
    report(by: ["text", key, language]) {
      Issue(
        kind: .missingResource,
        place: key,
        message: "the app's folder has no text '\(key)' in '\(language)'; "
          + "that in '\(other)' is shown"
      )
    }
  }
}

extension Issue {
  static func missingResource(_ name: String, kind: String, nearest: String?) -> Issue {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Issue(
      kind: .missingResource,
      place: name,
      message: "the app's folder has no \(kind) '\(name)'\(hint)"
    )
  }
}

extension Sequence<String> {
  /// Returns the name that differs in the fewest characters; `nil` if more than a third differ.
  fileprivate func nearest(to name: String) -> String? {
    let word = Array(name.lowercased())
    let limit = Swift.max(1, word.count / 3)
    let ranked = lazy.filter { abs($0.count - word.count) <= limit }
      .map { (distance: Array($0.lowercased()).distance(to: word), name: $0) }
      .filter { $0.distance <= limit }
    return ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}

extension [Character] {
  /// Returns the number of characters to insert, remove or replace.
  ///
  /// - Complexity: O(*n* · *m*) for the two lengths.
  fileprivate func distance(to other: [Character]) -> Int {
    var row = Array<Int>(0...other.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let replaced = diagonal + (character == other[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = Swift.min(replaced, row[place] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
