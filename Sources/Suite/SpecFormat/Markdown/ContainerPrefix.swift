/// The characters before the text of a line: blanks, and the markers of quotations and list items.
struct ContainerPrefix {
  /// The bytes before the text.
  private(set) var length = 0
  /// How many markers stand among them.
  private(set) var markerCount = 0
  /// The columns that blanks take, a tab as four.
  private(set) var indentation = 0

  /// Reads the prefix of a line.
  ///
  /// - Complexity: O(*n*) for a prefix of *n* bytes.
  init(of line: ArraySlice<UInt8>) {
    var rest = line
    while let byte = rest.first {
      if byte.isBlank {
        indentation += byte == .tab ? 4 : 1
        rest = rest.dropFirst()
      } else if let marker = ContainerPrefix.markerLength(of: rest) {
        markerCount += 1
        rest = rest.dropFirst(marker)
      } else {
        break
      }
    }
    length = line.count - rest.count
  }

  /// The length of the marker that a text begins with, in bytes; `nil` where it begins with none.
  private static func markerLength(of text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    switch first {
    case UInt8(ascii: ">"):
      return 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return isBlank(text.dropFirst().first) ? 1 : nil
    default:
      let digits = text.prefix(10).prefix { $0.isDigit }.count
      let rest = text.dropFirst(digits)
      let isMarker =
        (1...9).contains(digits) && [UInt8(ascii: "."), UInt8(ascii: ")")].contains(rest.first)
      return isMarker && isBlank(rest.dropFirst().first) ? digits + 1 : nil
    }
  }

  /// Whether a byte is a blank or the line has ended.
  private static func isBlank(_ byte: UInt8?) -> Bool { byte?.isBlank ?? true }
}
