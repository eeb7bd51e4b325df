import Foundation

/// The properties of an app that layouts depend on.
///
/// They are read from `Info.plist`, the Xcode project or `Package.swift`.
package struct AppProperties: Sendable, Equatable {
  /// The color schemes that an app can be limited to, as `UIUserInterfaceStyle` names them.
  package enum InterfaceStyle: String, Sendable {
    case light = "Light"
    case dark = "Dark"
  }

  /// The language whose texts are used where another language lacks them; `nil` if not stated.
  var developmentLanguage: String?
  /// The orientations that the app supports on phones; `nil` if not stated.
  package var phone: Orientations?
  /// The orientations that the app supports on tablets; `nil` if not stated.
  package var pad: Orientations?
  /// The color scheme that the app is always shown in; `nil` for that of the system.
  package var interfaceStyle: InterfaceStyle?
  /// The font files that `UIAppFonts` lists; empty if not stated.
  var fontFiles: [String] = []

  /// The orientations in which an app is shown.
  package struct Orientations: OptionSet, Sendable, Codable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let portrait = Orientations(rawValue: 1)
    package static let landscape = Orientations(rawValue: 2)
  }
}

extension AppProperties {
  /// Adds the properties of another file; those that are known already are kept.
  mutating func merge(_ other: AppProperties) {
    developmentLanguage = developmentLanguage ?? other.developmentLanguage
    phone = phone ?? other.phone
    pad = pad ?? other.pad
    interfaceStyle = interfaceStyle ?? other.interfaceStyle
    fontFiles = fontFiles.isEmpty ? other.fontFiles : fontFiles
  }

  /// Reads an `Info.plist`; values that a build sets, such as `$(DEVELOPMENT_LANGUAGE)`, are
  /// ignored.
  ///
  /// - Throws: A mistake if the file is not a property list.
  static func properties(inInfo file: ResourceFile) throws(ResourceMistake) -> AppProperties {
    var properties = AppProperties()
    guard let values = try file.propertyList() as? [String: Any] else { return properties }
    let region = values["CFBundleDevelopmentRegion"] as? String
    properties.developmentLanguage = region.flatMap { $0.hasPrefix("$") ? nil : $0 }
    let key = "UISupportedInterfaceOrientations"
    func orientations(_ suffix: String) -> Orientations? {
      (values[key + suffix] as? [String]).map { Orientations($0) }
    }
    properties.phone = orientations("~iphone") ?? orientations("")
    properties.pad = orientations("~ipad") ?? orientations("")
    let style = values["UIUserInterfaceStyle"] as? String
    properties.interfaceStyle = style.flatMap(InterfaceStyle.init)
    properties.fontFiles = values["UIAppFonts"] as? [String] ?? []
    return properties
  }

  /// Reads the file `project.pbxproj` of an Xcode project, as far as it states the properties.
  ///
  /// Fonts are a list in quotation marks, or their names with spaces between them.
  init(inProject text: String) {
    developmentLanguage = text.firstMatch(of: /developmentRegion = "?([\w-]+)"?;/)
      .map { String($0.1) }
    interfaceStyle = text.firstMatch(of: /INFOPLIST_KEY_UIUserInterfaceStyle = (\w+);/)
      .flatMap { InterfaceStyle(rawValue: String($0.1)) }
    if let match = text.firstMatch(of: /INFOPLIST_KEY_UIAppFonts\s*=\s*/) {
      let names = Self.listedNames(in: text[match.range.upperBound...])
      fontFiles = names.map { $0.trimmingCharacters(in: Self.aroundNames) }.filter { !$0.isEmpty }
    }
    let key = /INFOPLIST_KEY_UISupportedInterfaceOrientations(_iPhone|_iPad)? = "?([\w ]*)"?;/
    for match in text.matches(of: key) {
      let value = Orientations(match.2.split(separator: " ").map(String.init))
      if match.1 != "_iPad" { phone = phone ?? value }
      if match.1 != "_iPhone" { pad = pad ?? value }
    }
  }

  /// Returns the names of a list at the start of a text; none if the list has no end.
  private static func listedNames(in text: Substring) -> [Substring] {
    let content = text.dropFirst()
    switch text.first {
    case "(":
      return content.firstIndex(of: ")").map { content[..<$0].split(separator: ",") } ?? []
    case "\"":
      return content.firstIndex(of: "\"").map { content[..<$0].split(separator: " ") } ?? []
    default:
      return text.prefix { !"\";\n(".contains($0) }.split(separator: " ")
    }
  }

  /// The characters around a name in a list of a project.
  private static let aroundNames = CharacterSet(charactersIn: "\"").union(.whitespacesAndNewlines)

  /// Returns the files of `UIAppFonts` that an app's folder does not have, by their names.
  package func missingFontFiles(among paths: [String]) -> [String] {
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    let names = Set(paths.map { name($0) })
    return fontFiles.filter { !names.contains(name($0)) }
  }

  /// Returns the names of the files that build settings state as `INFOPLIST_FILE`, without folders
  /// and extensions.
  static func infoNames(inProject text: String) -> [String] {
    text.matches(of: /INFOPLIST_FILE\s*=\s*"?([^";\n]+)/).map { match in
      ResourceFile(match.output.1.trimmingCharacters(in: .whitespaces)).stem
    }
  }

  /// Reads the manifest of a Swift package.
  init(inPackage text: String) {
    developmentLanguage = text.firstMatch(of: /defaultLocalization:\s*"([\w-]+)"/)
      .map { String($0.1) }
  }
}

extension AppProperties.Orientations {
  /// Creates the orientations of names such as `UIInterfaceOrientationLandscapeLeft`.
  fileprivate init(_ names: [String]) {
    self = []
    if names.contains(where: { $0.contains("Portrait") }) { insert(.portrait) }
    if names.contains(where: { $0.contains("Landscape") }) { insert(.landscape) }
  }
}
