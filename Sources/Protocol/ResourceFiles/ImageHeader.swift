import Foundation

/// The size that an image file states in its header.
enum ImageHeader {
  /// The size of an image whose file cannot be read, in points.
  static let placeholder = CGSize(width: 24, height: 24)

  /// Returns the size of an image: in pixels for PNG, JPEG and HEIC, in points for PDF and SVG.
  ///
  /// - Throws: A mistake if the format is unknown or the header is broken.
  static func size(of file: ResourceFile) throws(ResourceMistake) -> CGSize {
    let data = try file.data()
    let bytes = [UInt8](data)
    let size =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        png(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        jpeg(bytes)
      } else if bytes.starts(with: Array("%PDF".utf8)) {
        PageBox(in: data)?.size
      } else if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) {
        heif(bytes)
      } else if file.fileExtension == "svg" {
        svg(String(decoding: bytes, as: UTF8.self))
      } else {
        throw file.mistake(
          "the format of the image is unknown; PNG, JPEG, HEIC, PDF and SVG are read"
        )
      } as CGSize?
    guard let size, size.width > 0, size.height > 0 else {
      throw file.mistake("the image states no size")
    }
    guard max(size.width, size.height) <= longestSide else {
      throw file.mistake("the image states a side of more than 2³² pixels or points")
    }
    return size
  }

  /// The maximum width and height: PNG and HEIC state them with 32 bits.
  private static let longestSide = 4_294_967_296.0

  /// Returns the width and height in the chunk `IHDR`, which is always the first one.
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    return CGSize(width: bytes.number(at: 16, length: 4), height: bytes.number(at: 20, length: 4))
  }

  /// Returns the size in the first start-of-frame segment, transposed if EXIF data turns the image.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    var place = 2
    var isTransposed = false
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let size = CGSize(
          width: bytes.number(at: place + 7, length: 2),
          height: bytes.number(at: place + 5, length: 2)
        )
        return isTransposed ? size.transposed : size
      }
      let length = max(2, bytes.number(at: place + 2, length: 2))
      if marker == 0xE1, place + 2 + length <= bytes.count {
        let segment = Array(bytes[(place + 4)..<(place + 2 + length)])
        isTransposed = isTransposed || orientation(segment).map { $0 > 4 } ?? false
      }
      place += 2 + length
    }
    return nil
  }

  /// Returns the orientation in EXIF data, from 1 to 8; above 4, width and height are exchanged.
  private static func orientation(_ segment: [UInt8]) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)), segment.count > 14 else { return nil }
    let bytes = Array(segment.dropFirst(6))
    let isLittle = bytes.starts(with: Array("II".utf8))
    func number(_ place: Int, _ length: Int) -> Int? {
      guard place >= 0, place + length <= bytes.count else { return nil }
      let part = bytes[place..<(place + length)]
      return (isLittle ? Array(part.reversed()) : Array(part)).number(at: 0, length: length)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      if number(place, 2) == 0x0112 { return number(place + 8, 2) }
    }
    return nil
  }

  /// Returns the size of the largest image of an ISO file, in the boxes `ispe`, turned by the box
  /// `irot`.
  ///
  /// A photo consists of tiles, of which the image itself is larger. An image whose size is no
  /// multiple of that of its blocks is cut, to the size in the box `clap`.
  private static func heif(_ bytes: [UInt8]) -> CGSize? {
    var size: CGSize?
    var visible: CGSize?
    var isTransposed = false
    for place in 4..<max(4, min(bytes.count - 20, headerLimit)) {
      switch bytes[place..<(place + 4)] {
      case Self.extent[...]:
        let found = CGSize(
          width: bytes.number(at: place + 8, length: 4),
          height: bytes.number(at: place + 12, length: 4)
        )
        if found.width * found.height > (size ?? .zero).width * (size ?? .zero).height {
          size = found
        }
      case Self.aperture[...]:
        let parts = (0..<4).map { Double(bytes.number(at: place + 4 + 4 * $0, length: 4)) }
        visible = CGSize(width: parts[0] / max(parts[1], 1), height: parts[2] / max(parts[3], 1))
      case Self.rotation[...]: isTransposed = isTransposed || bytes[place + 4] % 2 == 1
      default: break
      }
    }
    if let visible, let whole = size, visible.width <= whole.width, visible.height <= whole.height {
      size = visible
    }
    return isTransposed ? size?.transposed : size
  }

  /// The number of bytes at the beginning of a file in which boxes are searched.
  private static let headerLimit = 65_536
  private static let extent = Array("ispe".utf8)
  private static let rotation = Array("irot".utf8)
  private static let aperture = Array("clap".utf8)

  /// Returns the attributes `width` and `height` of the root, or otherwise the size of its
  /// `viewBox`.
  private static func svg(_ text: String) -> CGSize? {
    let text = withoutComments(text)
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    if let width = length(attribute("width", of: tag)),
      let height = length(attribute("height", of: tag))
    {
      return CGSize(width: width, height: height)
    }
    let box = attribute("viewBox", of: tag)?
      .split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    return CGSize(width: box[2], height: box[3])
  }

  /// Returns the text without its comments; a comment without an end is kept.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "<!--"),
      let end = rest[start.upperBound...].range(of: "-->")
    {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The lengths of units in pixels, of which CSS has 96 per inch; a point is one here, as in PDF.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "pc": 16, "q": 96 / 101.6,
  ]

  /// Returns a length in a unit of CSS; `nil` for another one, such as `100%`.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
    guard let factor = units[unit.lowercased()], let number = Double(text.dropLast(unit.count))
    else { return nil }
    return number * factor
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t", "\r"] {
        guard let place = tag.range(of: "\(space)\(name)=\(quote)") else { continue }
        return String(tag[place.upperBound...].prefix { String($0) != quote })
      }
    }
    return nil
  }
}

extension CGSize {
  /// The size with width and height exchanged.
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension [UInt8] {
  /// Returns a number with the most significant byte first.
  fileprivate func number(at place: Int, length: Int) -> Int {
    self[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
  }
}
