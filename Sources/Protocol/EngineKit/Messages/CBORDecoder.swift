internal import Foundation

/// Decodes values from CBOR (RFC 8949).
struct CBORDecoder {
  /// The items of a message, shared by the containers of its values.
  fileprivate final class Message {
    let list: CBORItems

    init(_ list: CBORItems) { self.list = list }
  }

  fileprivate let message: Message
  fileprivate let index: Int

  fileprivate init(message: Message, index: Int) {
    (self.message, self.index) = (message, index)
  }

  /// Returns the value of a message.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: A single data item.
  /// - Returns: The value.
  /// - Throws: A decoding error if the bytes are not such a value.
  static func value<Value: Decodable>(_ type: Value.Type, of bytes: [UInt8]) throws -> Value {
    do {
      let decoder = CBORDecoder(message: Message(try CBORItems(bytes)), index: 0)
      return try decoder.value(type)
    } catch let mistake as CBORItems.Mistake {
      throw CBORDecoder.mistake(mistake.description)
    }
  }
}

extension CBORDecoder {
  fileprivate var item: CBORItems.Item { message.list.items[index] }

  fileprivate static func mistake(_ text: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
  }

  fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
    let found =
      switch item.content {
      case .integer, .large, .number: "a number"
      case .bool: "a Boolean"
      case .null: "null"
      case .text: "a text"
      case .bytes: "bytes"
      case .array: "an array"
      case .map: "a map"
      }
    return .typeMismatch(
      type,
      DecodingError.Context(codingPath: [], debugDescription: "expected \(type), found \(found)")
    )
  }

  fileprivate func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self, let text = try text() as? Value { return text }
    if type == Double.self, let number = try number() as? Value { return number }
    return try Value(from: self)
  }

  fileprivate func text() throws -> String {
    guard case .text(let range) = item.content else { throw mismatch(String.self) }
    guard let text = message.list.text(range) else { throw Self.mistake("a text is not UTF-8") }
    return text
  }

  fileprivate func number() throws -> Double {
    switch item.content {
    case .number(let number): return number
    case .integer(let number): return Double(number)
    case .large(let number): return Double(number)
    case .text:
      // The words of JSON.
      switch try text() {
      case "inf": return .infinity
      case "-inf": return -.infinity
      case "nan": return .nan
      default: throw mismatch(Double.self)
      }
    default: throw mismatch(Double.self)
    }
  }

  fileprivate func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    let number: Number? =
      switch item.content {
      case .integer(let number): Number(exactly: number)
      case .large(let number): Number(exactly: number)
      case .number(let number): Number(exactly: number)
      default: throw mismatch(type)
      }
    guard let number else { throw Self.mistake("a number is out of the range of \(type)") }
    return number
  }

  fileprivate func bool() throws -> Bool {
    guard case .bool(let value) = item.content else { throw mismatch(Bool.self) }
    return value
  }

  fileprivate var isNull: Bool { if case .null = item.content { true } else { false } }

  /// Returns a value with a key in front of the place of its error.
  fileprivate static func placed<Value>(
    at key: some CodingKey,
    _ value: () throws -> Value
  ) throws -> Value {
    do {
      return try value()
    } catch let error as DecodingError {
      throw error.placed(at: key)
    }
  }
}

extension DecodingError {
  /// The error with a key in front of its place.
  fileprivate func placed(at key: any CodingKey) -> DecodingError {
    func placed(_ context: Context) -> Context {
      Context(
        codingPath: [key] + context.codingPath,
        debugDescription: context.debugDescription,
        underlyingError: context.underlyingError
      )
    }
    return switch self {
    case .typeMismatch(let type, let context): .typeMismatch(type, placed(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, placed(context))
    case .keyNotFound(let missing, let context): .keyNotFound(missing, placed(context))
    case .dataCorrupted(let context): .dataCorrupted(placed(context))
    @unknown default: self
    }
  }
}

extension CBORDecoder: Decoder {
  /// Errors get the keys of their place when they are passed on.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .map = item.content else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(MapContainer(map: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array = item.content else { throw mismatch([Any].self) }
    return ArrayContainer(array: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { ItemContainer(decoder: self) }
}

private struct MapContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The place after the member that was found last.
  ///
  /// Members are mostly decoded in the order in which they are written, so that each is found at
  /// once.
  private final class Cursor {
    var name: Int

    init(_ name: Int) { self.name = name }
  }

  let map: CBORDecoder
  private let cursor: Cursor
  var codingPath: [any CodingKey] { [] }

  init(map: CBORDecoder) {
    self.map = map
    cursor = Cursor(map.index + 1)
  }

  /// Calls a function for each member, beginning at one, until it returns `false`.
  private func forEachMember(
    from start: Int,
    _ body: (_ name: Range<Int>, _ value: Int) -> Bool
  ) {
    let items = map.message.list.items
    let (first, end) = (map.index + 1, map.item.next)
    guard first < end else { return }
    let start = start < end ? start : first
    var name = start
    repeat {
      let value = items[name].next
      if case .text(let range) = items[name].content, !body(range, value) { return }
      name = items[value].next
      if name >= end { name = first }
    } while name != start
  }

  private func member(_ key: Key) -> CBORDecoder? {
    var text = key.stringValue
    return text.withUTF8 { key in
      map.message.list.bytes.withUnsafeBytes { bytes in
        var found: CBORDecoder?
        forEachMember(from: cursor.name) { name, value in
          guard name.count == key.count, bytes[name].elementsEqual(key) else { return true }
          found = CBORDecoder(message: map.message, index: value)
          cursor.name = map.message.list.items[value].next
          return false
        }
        return found
      }
    }
  }

  private func required(_ key: Key) throws -> CBORDecoder {
    if let member = member(key) { return member }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(codingPath: [], debugDescription: "there is no '\(key.stringValue)'")
    )
  }

  private func present(_ key: Key) -> CBORDecoder? {
    guard let member = member(key), !member.isNull else { return nil }
    return member
  }

  var allKeys: [Key] {
    var keys: [Key] = []
    forEachMember(from: map.index + 1) { name, _ in
      if let key = map.message.list.text(name).flatMap({ Key(stringValue: $0) }) {
        keys.append(key)
      }
      return true
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { member(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try required(key).isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try CBORDecoder.placed(at: key) { try required(key).value(type) }
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let member = present(key) else { return nil }
    return try CBORDecoder.placed(at: key) { try member.value(type) }
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    guard let member = present(key) else { return nil }
    return try CBORDecoder.placed(at: key) { try member.bool() }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    guard let member = present(key) else { return nil }
    return try CBORDecoder.placed(at: key) { try member.text() }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try CBORDecoder.placed(at: key) { try required(key).container(keyedBy: type) }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try CBORDecoder.placed(at: key) { try required(key).unkeyedContainer() }
  }

  func superDecoder() throws -> any Decoder { map }
  func superDecoder(forKey key: Key) throws -> any Decoder { try required(key) }
}

private struct ArrayContainer: UnkeyedDecodingContainer {
  /// The place of an element, for errors.
  private struct Index: CodingKey {
    var intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }

    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }

  let array: CBORDecoder
  private var element: Int
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { element >= array.item.next }

  init(array: CBORDecoder) {
    self.array = array
    element = array.index + 1
  }

  private mutating func next<Value>(_ decode: (CBORDecoder) throws -> Value) throws -> Value {
    let place = Index(intValue: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Value.self,
        DecodingError.Context(codingPath: [place], debugDescription: "the array has ended")
      )
    }
    let value = try CBORDecoder.placed(at: place) {
      try decode(CBORDecoder(message: array.message, index: element))
    }
    element = array.message.list.items[element].next
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, CBORDecoder(message: array.message, index: element).isNull else { return false }
    return try next { _ in true }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.value(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}

private struct ItemContainer: SingleValueDecodingContainer {
  let decoder: CBORDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { decoder.isNull }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.bool() }
  func decode(_ type: String.Type) throws -> String { try decoder.text() }
  func decode(_ type: Double.Type) throws -> Double { try decoder.number() }
  func decode(_ type: Float.Type) throws -> Float { Float(try decoder.number()) }
  func decode(_ type: Int.Type) throws -> Int { try decoder.integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
