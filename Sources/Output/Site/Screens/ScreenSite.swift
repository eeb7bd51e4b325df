package import Conformance
internal import ElementTree
internal import LayoutTree
internal import Pictures
package import Reporting
internal import SpecFormat

/// A screen with its findings, its pictures and its code, for a page.
package struct ScreenContent: Sendable {
  package var report: ScreenReport
  package var strip: ConditionStrip
  /// The lines of the app's files, by their paths.
  package var code: [String: [String]]

  package init(_ report: ScreenReport, strip: ConditionStrip, code: [String: [String]] = [:]) {
    (self.report, self.strip, self.code) = (report, strip, code)
  }
}

/// Writes a page for each screen with its findings and pictures, and an index of all screens.
///
/// The pages can be opened from a disk, load nothing from other servers, and have no scripts.
package struct ScreenSite {
  private let screens: [ScreenContent]
  /// Sentences below the index, such as the previews that were not laid out.
  private let notes: [String]

  package init(_ screens: [ScreenContent], notes: [String] = []) {
    self.screens = screens.map(\.report).worstFirstIndices.map { screens[$0] }
    self.notes = notes
  }
}

extension ScreenSite {
  /// The files of the site: `index.html`, a page of each screen, and the style sheet.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the site.
  package var files: [SiteFile] {
    var names: Set<String> = ["index"]
    let pages = screens.map { screen in
      let name = Self.name(of: screen.report, unlike: names)
      names.insert(name)
      return ScreenPage(content: screen, path: "\(name).html")
    }
    let index = ScreenIndexPage(pages: pages, notes: notes)
    let fonts = PictureFonts(screens.flatMap { $0.strip.shots.flatMap(\.layout.tree.fonts) })
    let sheet = SiteStyle.sheet + ScreenAssets.sheet + fonts.sheet
    return [SiteFile(path: "index.html", text: index.text)]
      + pages.map { SiteFile(path: $0.path, text: $0.text) }
      + [SiteFile(path: "site.css", text: sheet)] + fonts.siteFiles
  }

  /// Returns the name of a page that differs from those of other pages, such as `reciperow`.
  private static func name(of screen: ScreenReport, unlike usedSlugs: Set<String>) -> String {
    let place = screen.place.split(separator: "/").last ?? ""
    let file = place.prefix { $0 != ":" && $0 != "." }
    let name = "\(file)-\(screen.name)".lowercased()
      .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let slug = String(name).split(separator: "-").joined(separator: "-")
    guard usedSlugs.contains(slug) || slug.isEmpty else { return slug }
    return (2...).lazy.map { "\(slug)-\($0)" }.first { !usedSlugs.contains($0) } ?? slug
  }
}
