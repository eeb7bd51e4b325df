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
