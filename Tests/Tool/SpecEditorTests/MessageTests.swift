import Foundation
import Testing

@testable import SpecEditor

struct MessageTests {
  private func parsed(_ text: String, inPiecesOf size: Int) throws -> [String] {
    var parser = MessageParser(maximumLength: 100)
    let bytes = Array(text.utf8)
    return try stride(from: 0, to: bytes.count, by: size).flatMap { start in
      try parser.append(bytes[start..<min(start + size, bytes.count)])
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [1, 3, 7, 1000])
  func `messages are parsed from chunks of any size`(_ size: Int) throws {
    let text = "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x\r\n\r\n\"é\""
    #expect(try parsed(text, inPiecesOf: size) == ["{}", "\"é\""])
  }

  @Test(arguments: ["Content-Length: -1\r\n\r\n", "Content-Length: 101\r\n\r\n", "x: 1\r\n\r\n"])
  func `a header without a valid length is an error`(_ text: String) {
    #expect(throws: MessageParser.InvalidHeader.self) { try parsed(text, inPiecesOf: 5) }
  }

  @Test func `a response without a result encodes null`() throws {
    let text = String(
      decoding: OutgoingMessage.response(String?.none, to: .number(1)),
      as: UTF8.self
    )
    #expect(text.contains("\"result\":null"))
  }

  @Test(arguments: ["1", "\"a\""])
  func `the id of a request is a number or a string`(_ id: String) throws {
    let head = try JSONDecoder().decode(
      MessageHead.self,
      from: Data("{\"id\":\(id),\"method\":\"m\"}".utf8)
    )
    #expect(head.id == (id == "1" ? .number(1) : .text("a")))
  }
}
