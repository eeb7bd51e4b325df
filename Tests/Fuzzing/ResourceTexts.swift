import Foundation
import LayoutValues
import ResourceFiles

@testable import ViewLayout

/// The use of an app's texts after their files are read.
enum ResourceTexts {
  private static let values = [
    FormatArgument(specifier: "%lld", text: "2", number: 2),
    FormatArgument(specifier: "%@", text: "a"),
    FormatArgument(specifier: "%lf", text: "0.5", number: 0.5),
  ]

  /// Reads a file as the resources of an app, and uses all of its texts.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The name of the file.
  /// - Throws: An error of Foundation if the file cannot be written.
  static func read(_ bytes: [UInt8], named name: String) throws {
    try InputFolder.write(bytes, to: name)
    let app = AppFolder(readingFrom: InputFolder.path)
    require(
      app.mistakes.allSatisfy { $0.line > 0 && !$0.message.isEmpty },
      "a mistake has a line and a message"
    )
    for table in app.tables.values {
      for key in table.keys.prefix(20) {
        guard let found = table.format(of: key, in: app.languages + ["Base"]) else { continue }
        for pseudo in [nil, .longer, .accented] as [LayoutLanguage.Pseudo?] {
          let format = found.format.changed(by: pseudo)
          _ = format.text([], in: found.language)
          let text = format.text(values, in: found.language, locale: Locale(identifier: "de"))
          _ = app.key(ofText: text, in: [])
        }
      }
    }
  }
}
