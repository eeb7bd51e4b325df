import EngineKit
import Foundation
import HostileTexts
import Testing

struct HostileWireTests {
  @Test(arguments: HostileText.all)
  func `a message with hostile text is one line and decodes unchanged`(
    hostile: HostileText
  ) throws {
    let line = try EngineWire.line([hostile.text: hostile.text], isSorted: true)
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(line.count { $0 < 0x20 } == 1)
    let read: [String: String] = try EngineWire.message(in: line)
    #expect(read == [hostile.text: hostile.text])
  }

  @Test(arguments: [
    #"{"a": "\uD800"}"#, #"{"a": "\uDC00\uD800"}"#, "{\"a\": \"b\u{0}\"}", "{\"a\": \"b\n\"}",
  ])
  func `a JSON string with lone surrogates or control characters is an error`(line: String) {
    #expect(throws: (any Error).self) {
      let _: [String: String] = try EngineWire.message(in: Data(line.utf8))
    }
  }
}
