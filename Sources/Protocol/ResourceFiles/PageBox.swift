import Foundation

/// The visible part of the first page of a PDF file.
///
/// The first page is taken to be the first object with a media box; pages are written in their
/// order. Since PDF 1.5, objects can be in compressed streams.
struct PageBox {
  /// The size in points, exchanged for a page that is turned by 90 or 270 degrees.
  let size: CGSize

  /// The maximum number of bytes of all streams that are decompressed.
  private static let byteLimit = 1 << 22

  /// Finds the visible part of the first page of a file.
  ///
  /// - Parameter data: The content of the file. The result is `nil` if it has no media box.
  init?(in data: Data) {
    if let box = PageBox(of: data) {
      self = box
      return
    }
    var rest = Self.byteLimit
    for content in Self.objectStreams(in: data) {
      guard rest > 0, let text = Inflate.zlib(content, limit: rest) else { continue }
      rest -= text.count
      if let box = PageBox(of: Data(text)) {
        self = box
        return
      }
    }
    return nil
  }

  /// Reads the boxes in the bytes of objects; `nil` without a media box.
  private init?(of data: Data) {
    guard let place = data.range(of: Data("/MediaBox".utf8)),
      let media = Self.box(in: data[place.upperBound...])
    else { return nil }
    // The other properties of a page are in the same dictionary.
    let start = data[..<place.lowerBound].range(of: Data("endobj".utf8), options: .backwards)
    let end = data[place.upperBound...].range(of: Data("endobj".utf8))
    let object = data[(start?.upperBound ?? data.startIndex)..<(end?.lowerBound ?? data.endIndex)]
    let crop = object.range(of: Data("/CropBox".utf8))
    let shown = crop.flatMap { Self.box(in: object[$0.upperBound...]) } ?? media
    let rotation = object.range(of: Data("/Rotate".utf8)).map { place in
      let text = String(decoding: object[place.upperBound...].prefix(12), as: UTF8.self)
      return Int(text.split { !$0.isNumber && $0 != "-" }.first ?? "") ?? 0
    }
    size = (rotation ?? 0) % 180 == 0 ? shown : shown.transposed
  }

  /// Returns the size of a box such as `[0 0 24 24]`, whose corners may be in any order.
  private static func box(in data: Data) -> CGSize? {
    guard let start = data.firstIndex(of: UInt8(ascii: "[")),
      let end = data[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: data[(start + 1)..<end], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// Returns the compressed contents of the streams of objects.
  private static func objectStreams(in data: Data) -> [Data] {
    var contents: [Data] = []
    var rest = data[...]
    while let mark = rest.range(of: Data("/ObjStm".utf8)),
      let start = rest[mark.upperBound...].range(of: Data("stream".utf8))
    {
      let end = rest[start.upperBound...].range(of: Data("endstream".utf8))?.lowerBound
      let content = rest[start.upperBound..<(end ?? rest.endIndex)]
      contents.append(Data(content.drop { $0 == 0x0D || $0 == 0x0A }))
      rest = rest[(end ?? rest.endIndex)...]
    }
    return contents
  }
}

/// A decompression of the format DEFLATE (RFC 1951) within zlib (RFC 1950).
struct Inflate {
  private let bytes: [UInt8]
  private let limit: Int
  private var place = 0
  private var bit = 0
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8], limit: Int) { (self.bytes, self.limit) = (bytes, limit) }

  /// Returns the decompressed bytes; `nil` for broken data.
  ///
  /// - Parameters:
  ///   - data: The compressed bytes with the header of zlib; the checksum is not compared.
  ///   - limit: The maximum number of bytes of the result, after which it ends.
  /// - Returns: The bytes.
  static func zlib(_ data: Data, limit: Int) -> [UInt8]? {
    guard data.count > 6, data[data.startIndex] & 0x0F == 8 else { return nil }
    var inflate = Inflate(Array(data.dropFirst(2)), limit: limit)
    return inflate.run() ? inflate.output : nil
  }
}

extension Inflate {
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
  ]
  private static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// A Huffman code: the number of codes of each length, and the symbols in the order of their
  /// codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }
        .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }
  }

  private mutating func run() -> Bool {
    while output.count < limit {
      guard let isLast = bits(1), let kind = bits(2) else { return false }
      let isValid =
        switch kind {
        case 0: store()
        case 1: decode(Self.fixedLengths, Self.fixedDistances)
        case 2: decodeDynamic()
        default: false
        }
      guard isValid else { return false }
      if isLast == 1 { return true }
    }
    return true
  }

  private static let fixedLengths = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  )
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))

  private mutating func bits(_ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard place < bytes.count else { return nil }
      value |= Int(bytes[place] >> bit & 1) << index
      bit += 1
      if bit == 8 { (bit, place) = (0, place + 1) }
    }
    return value
  }

  private mutating func symbol(of code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let next = bits(1) else { return nil }
      value |= next
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  /// Copies bytes that are not compressed.
  private mutating func store() -> Bool {
    if bit > 0 { (bit, place) = (0, place + 1) }
    guard place + 4 <= bytes.count else { return false }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + length <= bytes.count else { return false }
    output += bytes[place..<(place + length)]
    place += length
    return true
  }

  private mutating func decodeDynamic() -> Bool {
    guard let lengthCount = bits(5), let distanceCount = bits(5), let codeCount = bits(4) else {
      return false
    }
    var codeLengths = [Int](repeating: 0, count: 19)
    for index in 0..<(codeCount + 4) {
      guard let length = bits(3) else { return false }
      codeLengths[Self.codeOrder[index]] = length
    }
    let code = Code(codeLengths)
    let total = lengthCount + 257 + distanceCount + 1
    var lengths: [Int] = []
    while lengths.count < total {
      guard let symbol = symbol(of: code) else { return false }
      switch symbol {
      case 16:
        guard let last = lengths.last, let count = bits(2) else { return false }
        lengths += [Int](repeating: last, count: count + 3)
      case 17, 18:
        guard let count = bits(symbol == 17 ? 3 : 7) else { return false }
        lengths += [Int](repeating: 0, count: count + (symbol == 17 ? 3 : 11))
      default: lengths.append(symbol)
      }
    }
    let split = lengthCount + 257
    return decode(Code(Array(lengths[..<split])), Code(Array(lengths[split..<total])))
  }

  private mutating func decode(_ lengths: Code, _ distances: Code) -> Bool {
    while output.count < limit {
      guard let symbol = symbol(of: lengths) else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286, let more = bits(Self.lengthBits[symbol - 257]),
        let place = self.symbol(of: distances), place < 30,
        let further = bits(max(0, place / 2 - 1))
      else { return false }
      let distance = Self.distanceBases[place] + further
      guard distance <= output.count else { return false }
      for _ in 0..<(Self.lengthBases[symbol - 257] + more) {
        output.append(output[output.count - distance])
      }
    }
    return true
  }
}
