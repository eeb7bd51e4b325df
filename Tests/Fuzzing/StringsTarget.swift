extension FuzzTarget {
  /// The reader of `.strings` files.
  static let strings = FuzzTarget(
    name: "strings",
    suffixes: [".strings"],
    seeds: {
      [
        "\"a\" = \"%1$@ of %2$.2f\"; /* b */ c = 'd'; // e\n\"f\\\"\\U00e9\";",
        "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b %%</string></dict></plist>",
        // The width and the precision of values, and the end of lines in other systems.
        "\u{FEFF}\"%-08.3lld\" = \"%#@n@ %5d %x\";\r\n",
      ]
      .map { Array($0.utf8) } + [wide("\"a\" = \"é %@\";")]
    },
    read: { try ResourceTexts.read($0, named: "en.lproj/Localizable.strings") }
  )

  /// Returns a text as UTF-16 with a byte order mark.
  ///
  /// - Parameter text: The text.
  /// - Returns: The bytes, the less significant one of each pair first.
  private static func wide(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}
