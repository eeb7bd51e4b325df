internal import Foundation

/// The data items of a CBOR message (RFC 8949), in the order of its bytes.
///
/// Tags are skipped. Each item knows where the next one after its content is, so that members are
/// found without reading the others.
struct CBORItems {
  /// A number, a text, or the beginning of an array or a map.
  struct Item {
    enum Content {
      case integer(Int64)
      /// An integer above the range of `Int64`.
      case large(UInt64)
      case number(Double)
      case bool(Bool)
      case null
      /// The range of the text's UTF-8 in the message.
      case text(Range<Int>)
      case bytes
      case array, map
    }

    var content: Content
    /// The index of the item after this one and its content.
    var next: Int
  }

  /// An error in the bytes of a message.
  struct Mistake: Error {
    var description: String
  }

  /// The maximum number of arrays and maps inside of each other.
  private static let depthLimit = 512

  let bytes: [UInt8]
  private(set) var items: [Item] = []
  private var position = 0

  /// Reads a message.
  ///
  /// - Parameter bytes: A single data item.
  /// - Throws: A `Mistake` if the bytes are something else.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    items.reserveCapacity(bytes.count / 4)
    try readItem(depth: 0)
    guard position == bytes.count else { throw mistake("more than one data item") }
  }
}

extension CBORItems {
  /// Returns the text of a range; `nil` for other bytes than UTF-8.
  func text(_ range: Range<Int>) -> String? { String(validating: bytes[range], as: UTF8.self) }

  private func mistake(_ text: String) -> Mistake {
    Mistake(description: "\(text), at byte \(position) of CBOR")
  }

  private mutating func readByte() throws -> UInt8 {
    guard position < bytes.count else { throw mistake("the message ends early") }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads the number that follows the first byte of an item.
  private mutating func readNumber(_ information: UInt8) throws -> UInt64 {
    guard information >= 24 else { return UInt64(information) }
    guard information < 28 else { throw mistake("a data item is not well-formed") }
    var value: UInt64 = 0
    for _ in 0..<(1 << (information - 24)) { value = value << 8 | UInt64(try readByte()) }
    return value
  }

  private mutating func readItem(depth: Int) throws {
    guard depth < Self.depthLimit else { throw mistake("arrays are nested too deeply") }
    let first = try readByte()
    let information = first & 31
    guard let type = CBORType(rawValue: first >> 5) else { return }
    switch type {
    case .unsigned:
      let value = try readNumber(information)
      append(value > UInt64(Int64.max) ? .large(value) : .integer(Int64(value)))
    case .negative:
      guard let value = Int64(exactly: try readNumber(information)) else {
        throw mistake("an integer is out of range")
      }
      append(.integer(-1 - value))
    case .text: append(.text(try readString(information)))
    case .bytes:
      _ = try readString(information)
      append(.bytes)
    case .array: try readItems(.array, information, perEntry: 1, depth: depth)
    case .map: try readItems(.map, information, perEntry: 2, depth: depth)
    case .tag:
      _ = try readNumber(information)
      try readItem(depth: depth + 1)
    case .simple: append(try readSimple(information))
    }
  }

  private mutating func append(_ content: Item.Content) {
    items.append(Item(content: content, next: items.count + 1))
  }

  private mutating func readString(_ information: UInt8) throws -> Range<Int> {
    guard information != 31 else { throw mistake("a text is in pieces") }
    let count = try readNumber(information)
    guard count <= UInt64(bytes.count - position) else { throw mistake("the message ends early") }
    defer { position += Int(count) }
    return position..<(position + Int(count))
  }

  private mutating func readItems(
    _ content: Item.Content,
    _ information: UInt8,
    perEntry: UInt64,
    depth: Int
  ) throws {
    let index = items.count
    append(content)
    if information == 31 {
      while position < bytes.count, bytes[position] != CBORType.end {
        for _ in 0..<perEntry { try readItem(depth: depth + 1) }
      }
      _ = try readByte()
    } else {
      // Each entry has at least one byte.
      let count = try readNumber(information)
      guard count <= UInt64(bytes.count - position) else { throw mistake("the message ends early") }
      for _ in 0..<(count * perEntry) { try readItem(depth: depth + 1) }
    }
    items[index].next = items.count
  }

  /// Returns the number with 16 bits, a type that Swift does not have on all machines.
  private static func half(_ bits: UInt16) -> Double {
    let (exponent, fraction) = (Int(bits >> 10 & 31), Double(bits & 1023))
    let magnitude: Double =
      switch exponent {
      case 0: scalbn(fraction, -24)
      case 31: fraction == 0 ? .infinity : .nan
      default: scalbn(1024 + fraction, exponent - 25)
      }
    return bits >> 15 == 0 ? magnitude : -magnitude
  }

  private mutating func readSimple(_ information: UInt8) throws -> Item.Content {
    switch information {
    case 20: return .bool(false)
    case 21: return .bool(true)
    case 22, 23: return .null
    case 25: return .number(Self.half(UInt16(try readNumber(information))))
    case 26: return .number(Double(Float(bitPattern: UInt32(try readNumber(information)))))
    case 27: return .number(Double(bitPattern: try readNumber(information)))
    default: throw mistake("a data item is not well-formed")
    }
  }
}
