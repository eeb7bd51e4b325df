import Foundation

/// The size that an image file states in its header.
enum ImageHeader {
  /// Returns the size of an image: in pixels for PNG and JPEG, in points for PDF and SVG.
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
        pdf(data)
      } else if file.fileExtension == "svg" {
        svg(String(decoding: bytes, as: UTF8.self))
      } else {
        throw file.mistake("the format of the image is unknown; PNG, JPEG, PDF and SVG are read")
      } as CGSize?
    guard let size, size.width > 0, size.height > 0 else {
      throw file.mistake("the image states no size")
    }
    return size
  }

  /// The width and height in the chunk `IHDR`, which is always the first one.
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    return CGSize(width: bytes.number(at: 16, length: 4), height: bytes.number(at: 20, length: 4))
  }

  /// The width and height in the first start of a frame.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(
          width: bytes.number(at: place + 7, length: 2),
          height: bytes.number(at: place + 5, length: 2)
        )
      }
      place += 2 + max(2, bytes.number(at: place + 2, length: 2))
    }
    return nil
  }

  /// The size of the first media box, `/MediaBox [0 0 24 24]`.
  ///
  /// The bytes are searched, because the search in a text of the size of an image is slow.
  private static func pdf(_ data: Data) -> CGSize? {
    guard let place = data.range(of: Data("/MediaBox".utf8)),
      let start = data[place.upperBound...].firstIndex(of: UInt8(ascii: "[")),
      let end = data[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: data[(start + 1)..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  /// The attributes `width` and `height` of the root, or otherwise the size of its `viewBox`.
  private static func svg(_ text: String) -> CGSize? {
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

  /// Returns a length without a unit or in `px` or `pt`; `nil` for another one, such as `100%`.
  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let hasUnit = text.hasSuffix("px") || text.hasSuffix("pt")
    return Double(hasUnit ? String(text.dropLast(2)) : text)
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t"] {
        guard let place = tag.range(of: "\(space)\(name)=\(quote)") else { continue }
        return String(tag[place.upperBound...].prefix { String($0) != quote })
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns a number with the most significant byte first.
  fileprivate func number(at place: Int, length: Int) -> Int {
    self[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
  }
}
