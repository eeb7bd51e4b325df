/// Finds the positions of links' addresses in a file, in the order of the links.
struct LinkPositions {
  private let source: SourceText
  /// The position of the first reference definition (`[name]: address`) of each address.
  private lazy var definitions = self.definedAddresses()
  /// The positions of addresses after `](` in the current paragraph or heading, in the order of the
  /// file.
  ///
  /// The key consists of the characters before the first one that may end an address.
  private var written: [ArraySlice<UInt8>: [WrittenAddress]] = [:]
  private var lines = 1..<1
  private var isWrittenKnown = true
  /// The position after the last address that was found, as a line and an offset in bytes.
  private var line = 1
  private var offset = 0
  /// The last column that was computed, with the byte offset in its line.
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

  /// Returns the position of the next link's address.
  ///
  /// It is the position after `](`, or in the definition of the link's reference, or else the
  /// beginning of the link's line.
  ///
  /// - Parameters:
  ///   - address: The address from libcmark, in which escapes are resolved.
  ///   - first: The line of the link from libcmark, which may be too small.
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

  /// Returns whether an address is written at a position and ends there.
  private func isWritten(_ address: [UInt8], at place: WrittenAddress) -> Bool {
    let rest = source.bytes(ofLine: place.line).dropFirst(place.offset)
    guard rest.starts(with: address) else { return false }
    return rest.dropFirst(address.count).first?.mayEndAddress ?? true
  }

  /// Returns the column of an address, counting each character of a line only once for several
  /// addresses.
  private mutating func column(of place: WrittenAddress) -> Int {
    // The bracket before the address is the beginning of a character, whatever follows it.
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

  /// Returns the offset in bytes after the next occurrence of a mark in a line; `nil` if there is
  /// none.
  private static func end(of mark: String, in bytes: ArraySlice<UInt8>, from first: Int) -> Int? {
    guard first < bytes.count else { return nil }
    let length = mark.utf8.count
    let start = bytes.startIndex + first
    return (start..<max(start, bytes.endIndex - length + 1))
      .first { bytes[$0...].starts(with: mark.utf8) }
      .map { $0 - bytes.startIndex + length }
  }
}

/// The position of an address after `](`.
private struct WrittenAddress {
  /// The line, from 1.
  var line: Int
  /// The offset after `](`, in bytes of the line.
  var mark: Int
  /// The offset of the address, in bytes of the line, after a `<` if there is one.
  var offset: Int
}

extension [WrittenAddress] {
  /// Returns the index of the first address whose mark is at or after a position.
  fileprivate func first(from minimum: (line: Int, offset: Int)) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      // A mark of two bytes can begin directly after the last address.
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
  /// Whether an unescaped address ends before the character.
  fileprivate var mayEndAddress: Bool { isBlank || " )>".utf8.contains(self) }
}
