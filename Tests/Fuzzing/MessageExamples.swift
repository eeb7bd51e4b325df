import EngineKit
import Foundation

/// The messages of the protocol's documentation, and the properties of all messages.
enum MessageExamples {
  /// The lines of JSON in the page of the protocol, which begin with their direction.
  static var lines: [[UInt8]] {
    let page = "Docs/Reference/EngineProtocol.md"
    let text = (try? String(contentsOfFile: page, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("> {") || $0.hasPrefix("< {") }
    return lines.map { Array($0.utf8.dropFirst(2)) }
  }

  /// Requires that a message is equal after it was encoded and decoded, as JSON and as CBOR.
  ///
  /// NaN is not equal to itself, so messages are compared by their encodings.
  static func checkEncodings(of message: some Codable) throws {
    let line = try EngineWire.line(message, isSorted: true)
    for encoding in WireEncoding.allCases {
      let data = try encoding.data(of: message)
      var buffer = MessageBuffer()
      buffer.encoding = encoding
      buffer.append(data)
      guard let content = buffer.next() else { fatalError("a message is incomplete") }
      let copy = try copy(of: message, in: content, encoding)
      require(
        try EngineWire.line(copy, isSorted: true) == line,
        "a message is equal after encoding as \(encoding)"
      )
    }
  }

  private static func copy<Message: Codable>(
    of message: Message,
    in data: Data,
    _ encoding: WireEncoding
  ) throws -> Message {
    do {
      return try encoding.message(in: data)
    } catch {
      fatalError("a message is not decoded from \(encoding): \(error)")
    }
  }
}
