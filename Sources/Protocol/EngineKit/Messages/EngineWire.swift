public import Foundation

/// Messages as lines of JSON.
public enum EngineWire {
  /// A message as a line, with its line feed.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isSorted: Whether members stand in the order of their names, so that the same message is
  ///     the same line; it takes time.
  /// - Returns: A line of JSON.
  /// - Throws: What Foundation says of a value that it cannot write.
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

  /// The message of a line.
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
