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
