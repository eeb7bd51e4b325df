/// Finds where in a file the addresses of links are written, in the order of the links.
struct LinkPlaces {
  private let source: SourceText
  /// The first definition of each address by a name, `[name]: address`.
  private lazy var definitions = self.definedAddresses()
  /// The lines of the paragraph or the heading in hand.
  private var lines = 1..<1
  /// Behind the last address that was found, in bytes of its line.
  private var line = 1
  private var offset = 0

  init(in source: SourceText) { self.source = source }
}

extension LinkPlaces {
  /// Begins the next paragraph or heading.
  mutating func enter(_ lines: Range<Int>) {
    self.lines = lines
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
    for number in start..<max(start, lines.upperBound) {
      let bytes = source.bytes(ofLine: number)
      let from = number == line ? offset : 0
      guard let found = Self.offset(of: address, behind: "](", in: bytes, from: from) else {
        continue
      }
      line = number
      offset = found + address.utf8.count
      return (number, source.column(ofLine: number, byte: found))
    }
    return definitions[address] ?? (start, 1)
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

  /// Where an address stands behind a mark, in bytes of the line.
  private static func offset(
    of address: String,
    behind mark: String,
    in bytes: ArraySlice<UInt8>,
    from first: Int
  ) -> Int? {
    var first = first
    while let end = end(of: mark, in: bytes, from: first) {
      let rest = bytes.dropFirst(end)
      let start = end + (rest.first == UInt8(ascii: "<") ? 1 : 0)
      let written = bytes.dropFirst(start)
      if written.starts(with: address.utf8) {
        let next = written.dropFirst(address.utf8.count).first
        if next.map({ $0.isBlank || " )>".utf8.contains($0) }) ?? true { return start }
      }
      first = end
    }
    return nil
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
