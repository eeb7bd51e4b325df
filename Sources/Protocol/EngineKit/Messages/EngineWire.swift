public import Foundation

/// Encoding and decoding of messages as lines of JSON.
///
/// ```swift
/// let proposal = LayoutProposal(width: 320, height: nil)
/// let line = try EngineWire.line(proposal, isSorted: true)  // {"height":"nil","width":320}
/// let copy: LayoutProposal = try EngineWire.message(in: line)
/// ```
public enum EngineWire {
  /// Returns a message as a line, including its line feed.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isSorted: Whether the members are sorted by name, so that equal messages give equal lines.
  ///     Sorting is slower.
  /// - Returns: A line of JSON.
  /// - Throws: An error of Foundation for a value that cannot be encoded.
  public static func line(_ message: some Encodable, isSorted: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isSorted ? [.withoutEscapingSlashes, .sortedKeys] : .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try encoder.encode(message) + Data("\n".utf8)
  }

  /// Returns the message in a line.
  public static func message<Message: Decodable>(
    _ type: Message.Type = Message.self,
    in line: some DataProtocol
  ) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(type, from: Data(line))
  }
}

/// An encoding of the messages between a client and an engine.
///
/// Messages are JSON until the client and the engine have agreed on another encoding by `hello`.
public enum WireEncoding: String, Sendable, CaseIterable {
  /// Each message is a line of JSON.
  case json
  /// Each message is a data item of CBOR (RFC 8949), with the same members as the JSON, after its
  /// number of bytes.
  ///
  /// The number has 32 bits, the most significant ones first.
  ///
  /// Reading and writing it takes about half of the time.
  case cbor

  /// The number of bytes of the length in front of a message that is no line.
  static let lengthSize = 4
  /// The maximum length of a message that is no line, in bytes.
  ///
  /// The first four bytes of a text that a program writes by mistake are a larger number.
  static let lengthLimit = 1 << 27

  /// The names of the encodings that a client of this module offers.
  package static var offered: [String] { allCases.filter { $0 != .json }.map(\.rawValue) }

  /// Returns a message with its line feed or its length.
  ///
  /// - Parameter message: The message.
  /// - Returns: The bytes to write.
  /// - Throws: An error for a value that cannot be encoded.
  public func data(of message: some Encodable) throws -> Data {
    switch self {
    case .json: return try EngineWire.line(message)
    case .cbor:
      let bytes = try CBOREncoder.bytes(of: message)
      guard bytes.count <= Self.lengthLimit else {
        let text = "the message has \(bytes.count) bytes; it has at most \(Self.lengthLimit)"
        throw EncodingError.invalidValue(
          message,
          EncodingError.Context(codingPath: [], debugDescription: text)
        )
      }
      var data = Data(capacity: bytes.count + Self.lengthSize)
      withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { data.append(contentsOf: $0) }
      data.append(contentsOf: bytes)
      return data
    }
  }

  /// Returns the message in bytes without a line feed or a length.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - data: The bytes of the message.
  /// - Returns: The message.
  /// - Throws: A decoding error for other bytes.
  public func message<Message: Decodable>(
    _ type: Message.Type = Message.self,
    in data: Data
  ) throws -> Message {
    switch self {
    case .json: try EngineWire.message(type, in: data)
    case .cbor: try CBORDecoder.value(type, of: [UInt8](data))
    }
  }
}
