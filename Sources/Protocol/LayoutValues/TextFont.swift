/// A font of the app that texts of a layout are in, and how these texts are measured.
public struct TextFont: Sendable, Hashable, Codable {
  /// The family and style of the font, or the name that the scene requests.
  public var name: String
  /// The path of the font's file from the app's folder; `nil` if the file is not used.
  public var file: String?
  /// The library that measures the texts, with its version, such as `HarfBuzz 6.0.0`.
  public var measuredBy: String?
  /// The reason why the texts are estimates, as a clause with "because"; `nil` if they are not.
  public var reason: String?
  /// The library that would measure the texts, such as `HarfBuzz`, if the texts are estimates
  /// because it is not installed; `nil` otherwise.
  public var missingLibrary: String?

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - name: The family and style of the font, or the name that the scene requests.
  ///   - file: The path of the font's file from the app's folder.
  ///   - measuredBy: The library that measures the texts, with its version.
  ///   - reason: The reason why the texts are estimates.
  ///   - missingLibrary: The library that would measure the texts, if it is not installed.
  public init(
    name: String,
    file: String? = nil,
    measuredBy: String? = nil,
    reason: String? = nil,
    missingLibrary: String? = nil
  ) {
    (self.name, self.file, self.measuredBy, self.reason) = (name, file, measuredBy, reason)
    self.missingLibrary = missingLibrary
  }
}

extension [TextFont] {
  /// Returns these fonts and those of another layout, each once.
  package func united(with other: [TextFont]) -> [TextFont] {
    other.reduce(into: self) { fonts, font in
      if !fonts.contains(font) { fonts.append(font) }
    }
  }

  /// A sentence for each library with its fonts, and one for each font that is estimated.
  package var sentences: [String] {
    let measured = filter { $0.reason == nil }
    let libraries = Set(measured.compactMap(\.measuredBy)).sorted()
    return libraries.map { library in
      let names = measured.filter { $0.measuredBy == library }
        .map { font in font.name + (font.file.map { " (\($0))" } ?? "") }
      return "fonts measured by \(library): \(names.sorted().joined(separator: ", "))"
    }
      + filter { $0.reason != nil }.map { font in
        "texts in '\(font.name)' are estimated, \(font.reason ?? "")"
      }
      .sorted()
  }
}
