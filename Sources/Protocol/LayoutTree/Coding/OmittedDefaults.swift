extension KeyedEncodingContainer {
  /// Encodes a value unless it is the default.
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value,
    unless standard: Value,
    forKey key: Key
  ) throws {
    if value != standard { try encode(value, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value; the default if it is missing.
  func decode<Value: Decodable>(_ key: Key, default standard: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? standard
  }
}
