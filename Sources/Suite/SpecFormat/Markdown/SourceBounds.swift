/// The limits of a file, which are checked before libcmark parses it.
///
/// For two kinds of input, libcmark takes a time proportional to the square of their length. Each
/// limit is checked in one pass, and is far beyond the needs of any real file.
enum SourceBounds {
  /// The maximum size of a file, in bytes.
  static let byteLimit = 4 << 20
  /// The maximum nesting depth of quotations and lists.
  static let depthLimit = 64
  /// The maximum number of libcmark's steps for links that end within open images, which take about
  /// 0.2 s.
  private static let bracketSteps = 50_000_000
  /// The maximum number of open lists that libcmark searches, over all lines, which take about 0.1
  /// s.
  private static let nestingSteps = 10_000_000

  /// Checks a file, and throws the first limit that it exceeds.
  static func check(_ text: SourceText) throws(MarkdownError) {
    if let line = lineNestedTooDeeply(in: text) {
      throw MarkdownError(cause: .nestedTooDeeply(limit: depthLimit), line: line)
    }
    if let line = lineOfTooManyBrackets(in: text) {
      throw MarkdownError(cause: .tooManyBrackets, line: line)
    }
  }

  /// Returns the first line that opens too many containers, or that may be in too many containers
  /// of a long file.
  ///
  /// The result is `nil` for none.
  ///
  /// A list item requires at least two columns, and a line without a marker opens no container.
  /// Half of the columns before a marker is therefore the maximum number of lists around it.
  /// libcmark searches all of them for every later line, including blank ones.
  private static func lineNestedTooDeeply(in text: SourceText) -> Int? {
    for line in 1..<(text.lineCount + 1) {
      let bytes = text.bytes(ofLine: line)
      let prefix = ContainerPrefix(of: bytes)
      // `* * *` is a thematic break.
      guard prefix.markerCount > 0, prefix.length < bytes.count else { continue }
      if prefix.markerCount > depthLimit { return line }
      let depth = prefix.markerCount + prefix.indentation / 2
      if depth > depthLimit, depth * text.lineCount > nestingSteps { return line }
    }
    return nil
  }

  /// Returns the line of the first paragraph that exceeds the limit of links and images; `nil` for
  /// none.
  ///
  /// At each link's end, libcmark searches the images that are still open in the same sequence of
  /// nonblank lines.
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

/// A counter of the beginnings of images and the ends of links in a paragraph.
struct BracketCounter {
  private var imageCount = 0
  private var linkEndCount = 0

  /// The maximum number of combinations of a link's end and an open image.
  var product: Int { imageCount * linkEndCount }

  /// Counts the brackets in a line.
  mutating func count(_ line: ArraySlice<UInt8>) {
    var previous: UInt8 = .space
    for byte in line {
      if byte == UInt8(ascii: "["), previous == UInt8(ascii: "!") { imageCount += 1 }
      if byte == UInt8(ascii: "]") { linkEndCount += 1 }
      previous = byte
    }
  }
}
