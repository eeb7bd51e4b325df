/// The bounds that a file must keep, checked before libcmark sees it.
///
/// Two kinds of input take libcmark a time that grows with the square of their length. Each bound
/// is found in one pass, and is far beyond what anybody writes.
enum SourceBounds {
  /// The most bytes of a file.
  static let byteLimit = 4 << 20
  /// How many quotations and lists may stand in one another.
  static let depthLimit = 64
  /// How many steps libcmark may take over links that end among open images: about 0.2 s.
  private static let bracketSteps = 50_000_000
  /// How many open lists libcmark may look through, over all lines: about 0.1 s.
  private static let nestingSteps = 10_000_000

  /// Throws the first bound that a file breaks.
  static func check(_ text: SourceText) throws(MarkdownError) {
    if let line = lineNestedTooDeeply(in: text) {
      throw MarkdownError(cause: .nestedTooDeeply(limit: depthLimit), line: line)
    }
    if let line = lineOfTooManyBrackets(in: text) {
      throw MarkdownError(cause: .tooManyBrackets, line: line)
    }
  }

  /// The first line that alone opens too many containers, or, where there are many lines, may
  /// stand in too many.
  ///
  /// A list item takes two columns at least, and a line without a marker opens no container; so
  /// half the columns before a marker bound the lists around it. Every later line, a blank one
  /// too, makes libcmark look through all of them.
  private static func lineNestedTooDeeply(in text: SourceText) -> Int? {
    for line in 1..<(text.lineCount + 1) {
      let bytes = text.bytes(ofLine: line)
      let prefix = ContainerPrefix(of: bytes)
      // `* * *` is a rule across the page.
      guard prefix.markerCount > 0, prefix.length < bytes.count else { continue }
      if prefix.markerCount > depthLimit { return line }
      let depth = prefix.markerCount + prefix.indentation / 2
      if depth > depthLimit, depth * text.lineCount > nestingSteps { return line }
    }
    return nil
  }

  /// The line of the first paragraph with which the links and images become too many.
  ///
  /// At each link's end libcmark goes back over the images that are still open, within one run of
  /// lines that are not blank.
  private static func lineOfTooManyBrackets(in text: SourceText) -> Int? {
    var steps = 0
    var counter = BracketCounter()
    for line in 1..<(text.lineCount + 1) {
      let bytes = text.bytes(ofLine: line)
      if bytes.allSatisfy(\.isBlank) {
        steps += counter.product
        counter = BracketCounter()
      } else {
        counter.count(bytes)
      }
      if steps + counter.product > bracketSteps { return line }
    }
    return nil
  }
}

/// Counts the openings of images and the ends of links in a paragraph.
struct BracketCounter {
  private var imageCount = 0
  private var linkEndCount = 0

  /// How often an end of a link meets an opening of an image, at the worst.
  var product: Int { imageCount * linkEndCount }

  /// Takes in a line.
  mutating func count(_ line: ArraySlice<UInt8>) {
    var previous: UInt8 = .space
    for byte in line {
      if byte == UInt8(ascii: "["), previous == UInt8(ascii: "!") { imageCount += 1 }
      if byte == UInt8(ascii: "]") { linkEndCount += 1 }
      previous = byte
    }
  }
}
