import Foundation
import ResourceFiles

extension FuzzTarget {
  /// The reader of an `Info.plist` as XML, as text and in binary form.
  static let properties = FuzzTarget(
    name: "properties",
    suffixes: [".plist"],
    seeds: {
      let values: [String: Any] = [
        "CFBundleDevelopmentRegion": "de", "UIUserInterfaceStyle": "Dark",
        "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"],
        "UIAppFonts": ["A.ttf", "B/C.otf"], "a": [1, 2.5, true, Data([1, 2]), Date()],
      ]
      let formats: [PropertyListSerialization.PropertyListFormat] = [.binary, .xml]
      return formats.compactMap { format in
        let data = try? PropertyListSerialization.data(
          fromPropertyList: values,
          format: format,
          options: 0
        )
        return data.map { Array($0) }
      } + [Array("{CFBundleDevelopmentRegion = $(A); UIAppFonts = (\"A.ttf\");}".utf8)]
    },
    read: { bytes in
      try InputFolder.write(bytes, to: "Info.plist")
      let app = AppFolder(readingFrom: InputFolder.path)
      _ = app.properties.missingFontFiles(among: ["A.ttf", "B/C.otf"])
      require(app.mistakes.allSatisfy { $0.line > 0 }, "a mistake has a line")
    }
  )
}
