/// The families of fonts that iOS and macOS install, which an app uses without a file of its own.
enum AppleFontNames {
  /// The families in lowercase without spaces, as in Apple's list of fonts for iOS.
  private static let families: [String] =
    """
    Academy Engraved LET, Al Nile, American Typewriter, Apple Color Emoji, Apple SD Gothic Neo, \
    Apple Symbols, Arial, Avenir, Baskerville, Bodoni 72, Bodoni Ornaments, Bradley Hand, \
    Chalkboard SE, Chalkduster, Charter, Cochin, Copperplate, Courier, Damascus, \
    Devanagari Sangam MN, Didot, DIN Alternate, DIN Condensed, Euphemia UCAS, Farah, Futura, Galvji, \
    Geeza Pro, Georgia, Gill Sans, Grantha Sangam MN, Helvetica, Hiragino Maru Gothic ProN, \
    Hiragino Mincho ProN, Hiragino Sans, HiraMinProN, HiraginoSans, HiraMaruProN, Hoefler Text, \
    Impact, Kailasa, Kefa, Khmer Sangam MN, Kohinoor, Lao Sangam MN, Malayalam Sangam MN, \
    Marker Felt, Menlo, Mishafi, Mukta Mahee, Myanmar Sangam MN, Noteworthy, Noto Nastaliq Urdu, \
    Noto Sans Kannada, Noto Sans Myanmar, Noto Sans Oriya, Optima, Palatino, Papyrus, Party LET, \
    PingFang, Rockwell, Savoye LET, Sinhala Sangam MN, Snell Roundhand, STIX Two, SF Pro, SF Mono, \
    SF Compact, New York, Symbol, Tamil Sangam MN, Thonburi, Times New Roman, Trebuchet, Verdana, \
    Zapf Dingbats, Zapfino
    """
    .split(separator: ",").map { shortened(String($0)) }

  /// Returns whether a name is one of a style of these families, such as `AvenirNext-Bold`.
  static func contains(_ name: String) -> Bool {
    let name = shortened(name)
    return families.contains { name.hasPrefix($0) }
  }

  private static func shortened(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
