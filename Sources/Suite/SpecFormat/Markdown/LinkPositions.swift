/// Finds where in a file the addresses of links are written, in the order of the links.
struct LinkPositions {
  private let source: SourceText
  /// The first definition of each address by a name, `[name]: address`.
  private lazy var definitions = self.definedAddresses()
  /// The addresses that are written behind `](` in the paragraph or the heading in hand, by their
  /// characters before the first that may end one; each in the order of the file.
  private var written: [ArraySlice<UInt8>: [WrittenAddress]] = [:]
  private var lines = 1..<1
  private var isWrittenKnown = true
  /// Behind the last address that was found, in bytes of its line.
  private var line = 1
  private var offset = 0
  /// The last column that was asked for, of a byte of a line.
  private var known = (line: 0, byte: 0, column: 0)

  init(in source: SourceText) { self.source = source }
}

extension LinkPositions {
  /// Begins the next paragraph or heading.
  mutating func enter(_ lines: Range<Int>) {
    self.lines = lines
    isWrittenKnown = false
    line = lines.lowerBound
    offset = 0
  }

  /// The place of the next link's address: behind `](`, else where its name is defined, else the
  /// link's line.
  ///
  /// - Parameters:
  ///   - address: As libcmark has it, which is as it is written but for escapes.
  ///   - first: The line of the link by libcmark, which may be too early.
  /// - Returns: The line and the column, from 1.
  mutating func place(of address: String, from first: Int) -> (line: Int, column: Int) {
    let start = max(line, first)
    if !isWrittenKnown {
      written = writtenAddresses()
      isWrittenKnown = true
    }
    let bytes = Array(address.utf8)
    let places = written[bytes.prefix { !$0.mayEndAddress }] ?? []
    let minimum = (start, start == line ? offset : 0)
    for place in places[places.first(from: minimum)...] where isWritten(bytes, at: place) {
      line = place.line
      offset = place.offset + bytes.count
      return (line, column(of: place))
    }
    return definitions[address] ?? (start, 1)
  }

  private func writtenAddresses() -> [ArraySlice<UInt8>: [WrittenAddress]] {
    var places: [ArraySlice<UInt8>: [WrittenAddress]] = [:]
    for number in lines {
      let bytes = source.bytes(ofLine: number)
      var first = 0
      while let mark = Self.end(of: "](", in: bytes, from: first) {
        let isBracketed = bytes.dropFirst(mark).first == UInt8(ascii: "<")
        let offset = mark + (isBracketed ? 1 : 0)
        let start = bytes.dropFirst(offset).prefix { !$0.mayEndAddress }
        places[start, default: []].append(WrittenAddress(line: number, mark: mark, offset: offset))
        first = mark
      }
    }
    return places
  }

  /// Whether an address stands at a place, and ends there.
  private func isWritten(_ address: [UInt8], at place: WrittenAddress) -> Bool {
    let rest = source.bytes(ofLine: place.line).dropFirst(place.offset)
    guard rest.starts(with: address) else { return false }
    return rest.dropFirst(address.count).first?.mayEndAddress ?? true
  }

  /// The column of an address; of several in a line the characters between them are counted once.
  private mutating func column(of place: WrittenAddress) -> Int {
    // The bracket before it begins a character, whatever follows.
    let byte = place.mark - 1
    guard place.line == known.line, byte >= known.byte else {
      let column = source.column(ofLine: place.line, byte: byte)
      known = (place.line, byte, column)
      return column + place.offset - byte
    }
    let bytes = source.bytes(ofLine: place.line).dropFirst(known.byte).prefix(byte - known.byte)
    known = (place.line, byte, known.column + String(decoding: bytes, as: UTF8.self).count)
    return known.column + place.offset - byte
  }

  private func definedAddresses() -> [String: (line: Int, column: Int)] {
    var places: [String: (line: Int, column: Int)] = [:]
    for number in 1..<(source.lineCount + 1) {
      let bytes = source.bytes(ofLine: number)
      let prefix = ContainerPrefix(of: bytes)
      guard bytes.dropFirst(prefix.length).first == UInt8(ascii: "["),
        let mark = Self.end(of: "]:", in: bytes, from: prefix.length)
      else { continue }
      let start = bytes[(bytes.startIndex + mark)...].drop(while: \.isBlank)
      let isBracketed = start.first == UInt8(ascii: "<")
      let address = start.dropFirst(isBracketed ? 1 : 0)
        .prefix { isBracketed ? $0 != UInt8(ascii: ">") : !$0.isBlank }
      let text = String(decoding: address, as: UTF8.self)
      guard !text.isEmpty, places[text] == nil else { continue }
      let offset = address.startIndex - bytes.startIndex
      places[text] = (number, source.column(ofLine: number, byte: offset))
    }
    return places
  }

  /// Behind the next mark of a line, in bytes.
  private static func end(of mark: String, in bytes: ArraySlice<UInt8>, from first: Int) -> Int? {
    guard first < bytes.count else { return nil }
    let length = mark.utf8.count
    let start = bytes.startIndex + first
    return (start..<max(start, bytes.endIndex - length + 1))
      .first { bytes[$0...].starts(with: mark.utf8) }
      .map { $0 - bytes.startIndex + length }
  }
}

/// The place of an address behind `](`.
private struct WrittenAddress {
  /// From 1.
  var line: Int
  /// Behind the `](`, in bytes of the line.
  var mark: Int
  /// The address, in bytes of the line: behind a `<` where there is one.
  var offset: Int
}

extension [WrittenAddress] {
  /// The index of the first whose mark ends behind a place.
  fileprivate func first(from minimum: (line: Int, offset: Int)) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      // A mark of two bytes begins where the last address ended, at the earliest.
      if (self[middle].line, self[middle].mark - 2) < minimum {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension UInt8 {
  /// Whether an address ends before the character, where it may.
  fileprivate var mayEndAddress: Bool { isBlank || " )>".utf8.contains(self) }
}
