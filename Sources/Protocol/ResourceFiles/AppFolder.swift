package import LayoutValues
private import Synchronization

/// The content of the files of an app's folder: images, colors, strings, properties and the paths
/// of fonts.
package final class AppFolder: Sendable {
  /// The images, symbols and colors by their names.
  package let assets: AssetIndex
  /// The string tables by their names; `Localizable` is the default one.
  package let tables: [String: StringTable]
  /// The language whose strings are used unless another one is requested.
  package let developmentLanguage: String
  /// The app's properties by `Info.plist` and the Xcode project.
  package let properties: AppProperties
  /// The paths of the font files, in their order.
  package let fontFiles: [String]
  /// The files that cannot be read, in the order of their paths.
  package let mistakes: [ResourceMistake]
  /// The names that several catalogs have, in the order of their paths.
  package let repeatedNames: [RepeatedName]
  /// The languages that texts are localized to, in alphabetical order; `Base` stands for the
  /// development language.
  package let languages: [String]
  /// The tables that find keys by texts, for each set of pseudo-languages; created on demand.
  private let textKeys = Mutex<[Set<LayoutLanguage.Pseudo>: TextKeys]>([:])

  /// Reads a folder and the folders in it, except for hidden ones such as `.build`.
  ///
  /// - Parameter folder: The path of the folder.
  package init(readingFrom folder: String) {
    var reader = ResourceReader()
    reader.readApp(folder)
    assets = reader.assets
    tables = reader.tables
    mistakes = reader.mistakes
    repeatedNames = reader.repeated
    developmentLanguage = reader.developmentLanguage
    properties = reader.properties
    fontFiles = reader.fonts
    let all = Set(reader.tables.values.flatMap(\.languages))
    languages = Set(all.map { $0 == "Base" ? reader.developmentLanguage : $0 }).sorted()
  }
}

extension AppFolder {
  /// Returns the key of a text in any language.
  ///
  /// - Parameters:
  ///   - text: The text with the values of specifiers; its end may be left out, as `…`.
  ///   - languages: The languages of layouts, whose pseudo-languages count as languages.
  /// - Returns: The key whose format determines most of the text; `nil` if there is none.
  package func key(ofText text: String, in languages: [LayoutLanguage]) -> String? {
    let changes = Set(languages.compactMap(\.pseudo))
    let keys = textKeys.withLock { known in
      if let keys = known[changes] { return keys }
      let keys = TextKeys(of: tables.values, in: changes)
      known[changes] = keys
      return keys
    }
    return keys.key(of: text)
  }

  /// Returns the languages to search for a text, the best one first.
  ///
  /// - Parameter language: The language that is requested; `nil` for the development language.
  /// - Returns: The folders' names of the languages, such as `pt-BR`.
  package func searchedLanguages(for language: LayoutLanguage?) -> [String] {
    let candidates = language?.candidates ?? []
    // A request for `pt` is met by `pt-BR`.
    let related = candidates.last.map { language in
      languages.filter { $0.hasPrefix("\(language)-") }
    }
    let own = candidates + (related ?? [])
    return own + [developmentLanguage, "Base", "en"].filter { !own.contains($0) }
  }
}
