internal import ResourceFiles
package import SpecFormat

/// The languages of a sweep, as requested.
package struct SweptLanguages: Sendable, Equatable, Codable {
  /// The languages; `nil` for those of the app's folder.
  package var stated: [LayoutLanguage]?
  /// Whether the pseudo-languages of the development language are added.
  package var includesPseudo: Bool

  package init(stated: [LayoutLanguage]? = nil, includesPseudo: Bool = false) {
    (self.stated, self.includesPseudo) = (stated, includesPseudo)
  }
}

extension SweptLanguages {
  /// Returns the languages to lay out in.
  ///
  /// By default, these are the languages of the app's folder, starting with the development
  /// language. If none is written from right to left, the right-to-left pseudo-language follows
  /// them. An app in one language is swept without a language, in both directions.
  ///
  /// - Parameter resources: The app's resources; `nil` for none.
  /// - Returns: The languages; empty if no language is set.
  func languages(in resources: AppFolder?) -> [LayoutLanguage] {
    let development = LayoutLanguage(resources?.developmentLanguage ?? "en")
    let original = development ?? LayoutLanguage(code: "en")
    let found = (resources?.languages ?? []).compactMap { LayoutLanguage($0) }
    var languages = stated ?? [original] + found.filter { $0 != original }
    if includesPseudo {
      languages += LayoutLanguage.Pseudo.allCases.map {
        LayoutLanguage(code: original.code, pseudo: $0)
      }
    } else if stated == nil {
      guard languages.count > 1 else { return [] }
      if !languages.contains(where: \.isRightToLeft) {
        languages.append(LayoutLanguage(code: original.code, pseudo: .rightToLeft))
      }
    }
    return languages.uniqued
  }
}
