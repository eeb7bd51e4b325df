import LayoutValues

@testable import ViewLayout

extension FuzzTarget {
  /// The reader of TrueType and OpenType fonts, by HarfBuzz.
  static let fonts = FuzzTarget(
    name: "fonts",
    suffixes: [".ttf"],
    longest: 32_768,
    seeds: {
      var font = SmallFont(hasLigature: true)
      let plain = font.data
      font.kerning = [(left: "A", right: "V", units: -80)]
      font.replacements = [SmallFont.Substitution(feature: "tnum", from: "1", to: "A")]
      return [plain, font.data, SmallFont.collection(of: [font, font])].map { Array($0) }
    },
    read: { bytes in
      guard let library = HarfBuzz.shared else { fatalError("HarfBuzz is not installed") }
      let path = try InputFolder.write(bytes, to: "a.ttf")
      let catalog = FontCatalog(of: [path], in: InputFolder.path, with: library)
      _ = catalog.faultSentence
      _ = catalog.familyNames.map { catalog.fontNames(ofFamily: $0) }
      for name in catalog.names.prefix(3) {
        guard let style = catalog.style(named: name),
          let font = catalog.instance(of: style, size: 17)
        else { continue }
        let request = AppFontRequest(system: .iOS26, traits: FontTraits())
        for text in ["AV fi 1…", "é\u{301}漢\n", ""] {
          let shaping = FontInstance.Shaping(request, with: library)
          let shaped = font.shaped(text, shaping)
          let count = shaped.isPlain ? text.utf8.count : text.count
          require(shaped.advances.count == count, "each character has an advance")
        }
        _ = font.length("cpht")
      }
    }
  )
}
