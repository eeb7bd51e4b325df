import ResourceFiles

extension FuzzTarget {
  /// The reader of `Contents.json` in the sets and folders of an asset catalog.
  static let assetCatalogs = FuzzTarget(
    name: "asset-catalogs",
    suffixes: ["/Contents.json"],
    seeds: {
      [
        """
        {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.svg", "locale": "de",
        "language-direction": "right-to-left", "appearances": [{"appearance": "luminosity",
        "value": "dark"}]}], "properties": {"provides-namespace": true}}
        """,
        """
        {"colors": [{"idiom": "universal", "color": {"components": {"red": "0x1F", "green": "255",
        "blue": 0.5, "alpha": "1.000"}}}, {"color": {"reference": "labelColor"}}]}
        """,
      ]
      .map { Array($0.utf8) }
    },
    read: { bytes in
      let picture = Array("<svg width='3' height='4'>".utf8)
      try InputFolder.write(picture, to: "A.xcassets/a.imageset/a.svg")
      for name in ["a.imageset", "a.colorset", "a.symbolset", "folder"] {
        try InputFolder.write(bytes, to: "A.xcassets/\(name)/Contents.json")
      }
      let assets = AppFolder(readingFrom: InputFolder.path).assets
      for case .image(let variants) in assets.pictures.values {
        require(!variants.isEmpty, "an image has files")
        for size in variants.map(\.size) {
          require(size.width > 0 && size.width.isFinite, "an image has a finite width")
        }
      }
      for color in assets.paints.values.flatMap({ [$0.light, $0.dark].compactMap(\.self) }) {
        let components = [color.red, color.green, color.blue, color.alpha]
        require(components.allSatisfy(\.isFinite), "the components of a color are finite")
      }
    }
  )
}
