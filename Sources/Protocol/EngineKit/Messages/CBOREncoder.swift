internal import Foundation

/// Encodes values as CBOR (RFC 8949).
///
/// Structures are maps with text keys, whose length is indefinite so that members are written as
/// they come. Numbers with a fraction have 64 bits.
final class CBOREncoder {
  private var bytes: [UInt8] = []
  /// The number of maps and arrays that are open.
  private var depth = 0
  /// The number of open maps and arrays around the value that is being encoded.
  private var valueDepth = 0

  private init() {}

  /// Returns the bytes of a value.
  ///
  /// - Throws: An error of the value.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = CBOREncoder()
    encoder.bytes.reserveCapacity(1024)
    try encoder.write(value)
    return encoder.bytes
  }
}

/// The types of CBOR's data items, in the upper three bits of their first byte.
enum CBORType: UInt8 {
  case unsigned = 0
  case negative, bytes, text, array, map, tag, simple

  /// The first byte of an array or a map whose end is marked.
  static func start(of type: CBORType) -> UInt8 { type.rawValue << 5 | 31 }

  /// The mark of the end.
  static let end: UInt8 = 0xFF
  static let (falseByte, trueByte, null, double): (UInt8, UInt8, UInt8, UInt8) =
    (0xF4, 0xF5, 0xF6, 0xFB)
}

extension CBOREncoder {
  fileprivate func write(head type: CBORType, _ value: UInt64) {
    let first = type.rawValue << 5
    switch value {
    case ..<24: bytes.append(first | UInt8(value))
    case ..<0x100: bytes += [first | 24, UInt8(value)]
    case ..<0x1_0000: write(first | 25, UInt16(value))
    case ..<0x1_0000_0000: write(first | 26, UInt32(value))
    default: write(first | 27, value)
    }
  }

  private func write(_ first: UInt8, _ value: some FixedWidthInteger) {
    bytes.append(first)
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  fileprivate func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(head: .text, UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  fileprivate func write(_ number: Double) { write(CBORType.double, number.bitPattern) }

  fileprivate func write(_ value: Bool) {
    bytes.append(value ? CBORType.trueByte : CBORType.falseByte)
  }

  fileprivate func write(integer value: some BinaryInteger) {
    if value < 0 {
      write(head: .negative, UInt64(-1 - Int64(value)))
    } else {
      write(head: .unsigned, UInt64(value))
    }
  }

  fileprivate func writeNull() { bytes.append(CBORType.null) }

  fileprivate func write<Value: Encodable>(_ value: Value) throws {
    if Value.self == String.self, let text = value as? String { return write(text) }
    if Value.self == Double.self, let number = value as? Double { return write(number) }
    let outer = valueDepth
    let start = bytes.count
    valueDepth = depth
    try value.encode(to: self)
    close(to: valueDepth)
    // A value without members is an empty map.
    if bytes.count == start { bytes.append(CBORType.map.rawValue << 5) }
    valueDepth = outer
  }

  /// Opens a map or an array.
  ///
  /// - Returns: The number of open ones, with which its container writes.
  fileprivate func open(_ type: CBORType) -> Int {
    bytes.append(CBORType.start(of: type))
    depth += 1
    return depth
  }

  /// Ends the maps and arrays that are open inside of the first ones.
  fileprivate func close(to count: Int) {
    while depth > count {
      bytes.append(CBORType.end)
      depth -= 1
    }
  }
}

extension CBOREncoder: Encoder {
  /// Errors of values are reported without their place.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    // The second container of a value adds to the members of the first one.
    let depth = depth > valueDepth ? valueDepth + 1 : open(.map)
    return KeyedEncodingContainer(KeyedContainer(encoder: self, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedContainer(encoder: self, depth: open(.array))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleContainer(encoder: self)
  }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: CBOREncoder
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  private func begin(_ key: some CodingKey) {
    encoder.close(to: depth)
    encoder.write(key.stringValue)
  }

  func encodeNil(forKey key: Key) {
    begin(key)
    encoder.writeNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    begin(key)
    encoder.write(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    begin(key)
    try encoder.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    begin(key)
    return KeyedEncodingContainer(
      KeyedContainer<Nested>(encoder: encoder, depth: encoder.open(.map))
    )
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    begin(key)
    return UnkeyedContainer(encoder: encoder, depth: encoder.open(.array))
  }

  func superEncoder() -> any Encoder { preconditionFailure("messages have no superclasses") }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
  let encoder: CBOREncoder
  let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(encoder: CBOREncoder, depth: Int) { (self.encoder, self.depth) = (encoder, depth) }

  private mutating func begin() {
    encoder.close(to: depth)
    count += 1
  }

  mutating func encodeNil() {
    begin()
    encoder.writeNull()
  }

  mutating func encode(_ value: Double) {
    begin()
    encoder.write(value)
  }

  mutating func encode(_ value: some Encodable) throws {
    begin()
    try encoder.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    begin()
    return KeyedEncodingContainer(
      KeyedContainer<Nested>(encoder: encoder, depth: encoder.open(.map))
    )
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin()
    return UnkeyedContainer(encoder: encoder, depth: encoder.open(.array))
  }

  func superEncoder() -> any Encoder { preconditionFailure("messages have no superclasses") }
}

private struct SingleContainer: SingleValueEncodingContainer {
  let encoder: CBOREncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.writeNull() }
  func encode(_ value: Bool) { encoder.write(value) }
  func encode(_ value: String) { encoder.write(value) }
  func encode(_ value: Double) { encoder.write(value) }
  func encode(_ value: Float) { encoder.write(Double(value)) }
  func encode(_ value: Int) { encoder.write(integer: value) }
  func encode(_ value: Int8) { encoder.write(integer: value) }
  func encode(_ value: Int16) { encoder.write(integer: value) }
  func encode(_ value: Int32) { encoder.write(integer: value) }
  func encode(_ value: Int64) { encoder.write(integer: value) }
  func encode(_ value: UInt) { encoder.write(integer: value) }
  func encode(_ value: UInt8) { encoder.write(integer: value) }
  func encode(_ value: UInt16) { encoder.write(integer: value) }
  func encode(_ value: UInt32) { encoder.write(integer: value) }
  func encode(_ value: UInt64) { encoder.write(integer: value) }
  func encode(_ value: some Encodable) throws { try encoder.write(value) }
}
