import EngineKit
import Foundation
import HostileTexts
internal import LayoutTree
import Testing

/// The encoding of messages as CBOR.
///
/// The data items are examples of RFC 8949, appendix A.
struct WireEncodingTests {
  private static func data(_ hexadecimal: String) -> Data {
    let digits = Array(hexadecimal)
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      }
    )
  }

  private func value<Value: Decodable>(of hexadecimal: String) throws -> Value {
    try WireEncoding.cbor.message(in: Self.data(hexadecimal))
  }

  @Test(arguments: [
    ("00", 0.0), ("17", 23), ("1818", 24), ("1864", 100), ("1a000f4240", 1_000_000), ("20", -1),
    ("3863", -100), ("f90001", 5.960464477539063e-8), ("f93e00", 1.5), ("fa47c35000", 100_000),
    ("fb3ff199999999999a", 1.1), ("f97c00", .infinity), ("f9fc00", -.infinity),
    ("f97bff", 65_504), ("f90400", 0.00006103515625), ("f9c400", -4),
    ("c11a514b67b0", 1_363_896_240),
  ])
  func `numbers of all sizes are read, and tags are skipped`(
    item: String,
    number: Double
  ) throws {
    #expect(try value(of: item) == number)
  }

  @Test func `the words of JSON for infinite numbers are numbers, and other words are not`() throws
  {
    #expect(try value(of: "82" + "63696e66" + "642d696e66") == [Double.infinity, -.infinity])
    #expect(throws: DecodingError.self) { try value(of: "6161") as Double }
  }

  @Test func `the largest integer is read, and is no Int`() throws {
    #expect(try value(of: "1bffffffffffffffff") == UInt64.max)
    #expect(throws: DecodingError.self) { try value(of: "1bffffffffffffffff") as Int }
  }

  @Test(arguments: ["83010203", "9f010203ff"])
  func `arrays are read with a length and with an end`(item: String) throws {
    #expect(try value(of: item) == [1, 2, 3])
  }

  @Test func `nested arrays and maps are read with lengths and with ends`() throws {
    let rest = try value(of: "83018202039f0405ff") as Nested
    #expect(rest == Nested(first: 1, lists: [[2, 3], [4, 5]]))
    let map = ["a": [1], "b": [2, 3]]
    #expect(try value(of: "a26161810161629f0203ff") == map)
    #expect(try value(of: "bf61618101616282" + "0203ff") == map)
  }

  @Test func `texts, Booleans and null are read`() throws {
    #expect(try value(of: "83f5f4f6") == [true, false, nil] as [Bool?])
    #expect(try value(of: "8261" + "6162c3bc") == ["a", "ü"])
  }

  @Test func `a structure is a map whose end is marked`() throws {
    // The length, the map, "a", 1.5 with 64 bits, "b", an array of "c", and both ends.
    let expected = "00000013" + "bf" + "6161" + "fb3ff8000000000000" + "6162" + "9f6163ff" + "ff"
    let message = Pair(a: 1.5, b: ["c"])
    #expect(try WireEncoding.cbor.data(of: message) == Self.data(expected))
  }

  @Test(arguments: [
    "", "18", "83", "830102", "9f01", "bf", "61", "1c", "5f", "7f6161ff", "ff", "8161ff",
    "9bffffffffffffffff", "7bffffffffffffffff", "0000",
  ])
  func `bytes that are no data item are a decoding error`(item: String) {
    #expect(throws: DecodingError.self) { try value(of: item) as [Int] }
  }

  @Test func `a thousand arrays inside of each other are a decoding error`() {
    let item = Data(repeating: 0x81, count: 1000) + Data([0])
    #expect(throws: DecodingError.self) { try WireEncoding.cbor.message([Int].self, in: item) }
  }

  @Test func `a text that is not UTF-8 is a decoding error`() {
    #expect(throws: DecodingError.self) { try value(of: "61ff") as String }
  }

  @Test func `members are found in any order, and members that are missing are not`() throws {
    let pair: Pair = try value(of: "a2" + "6162" + "816163" + "6161" + "f93e00")
    #expect(pair == Pair(a: 1.5, b: ["c"]))
    #expect(throws: DecodingError.self) { try value(of: "a1" + "6162" + "816163") as Pair }
    #expect(throws: DecodingError.self) { try value(of: "a0") as Pair }
  }

  @Test func `an error has the place of its value`() throws {
    let line = #"{"answer":"layout","nodes":[{"depth":0,"name":"A","frame":[0,0,1,"x"]}]}"#
    let message = try EngineWire.message(Loose.self, in: Data(line.utf8))
    let data = try WireEncoding.cbor.data(of: message).dropFirst(4)
    let error = #expect(throws: DecodingError.self) {
      try WireEncoding.cbor.message(EngineAnswer.self, in: Data(data))
    }
    guard case .dataCorrupted(let context) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    let keys = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
    #expect(keys == ["nodes", "0", "frame", "3"])
  }

  @Test func `all requests and answers are the same in CBOR as in JSON`() throws {
    for request in SampleMessage.requests {
      let data = try WireEncoding.cbor.data(of: request).dropFirst(4)
      #expect(try WireEncoding.cbor.message(in: Data(data)) == request)
    }
    for answer in SampleMessage.answers {
      let data = try WireEncoding.cbor.data(of: answer).dropFirst(4)
      let read: EngineAnswer = try WireEncoding.cbor.message(in: Data(data))
      // The reader numbers the nodes of a drawing, so the value itself is another one.
      let line = try EngineWire.line(answer, isSorted: true)
      #expect(try EngineWire.line(read, isSorted: true) == line)
    }
  }

  @Test(arguments: HostileText.all)
  func `hostile texts are unchanged in CBOR`(hostile: HostileText) throws {
    let data = try WireEncoding.cbor.data(of: [hostile.text: hostile.text]).dropFirst(4)
    let read: [String: String] = try WireEncoding.cbor.message(in: Data(data))
    #expect(read == [hostile.text: hostile.text])
  }

  @Test func `a buffer returns a message of CBOR when all of its bytes have arrived`() throws {
    let message = try WireEncoding.cbor.data(of: ["a"])
    var buffer = MessageBuffer()
    buffer.encoding = .cbor
    for byte in message.dropLast() {
      buffer.append([byte])
      #expect(buffer.next() == nil)
    }
    buffer.append(Array(message.suffix(1) + message))
    #expect(buffer.next() == message.dropFirst(4))
    #expect(buffer.next() == message.dropFirst(4))
    #expect(buffer.next() == nil)
  }

  @Test func `a line in place of a message of CBOR is returned at once, and is no message`() throws
  {
    var buffer = MessageBuffer()
    buffer.encoding = .cbor
    buffer.append(Data("{\"answer\":\"reset\"}\n".utf8))
    let next = buffer.next()
    let message = try #require(next)
    #expect(message.count == 19)
    #expect(throws: DecodingError.self) {
      try WireEncoding.cbor.message(EngineAnswer.self, in: message)
    }
  }
}

private struct Pair: Codable, Equatable {
  var a: Double
  var b: [String]
}

private struct Nested: Decodable, Equatable {
  var first: Int
  var lists: [[Int]]

  init(first: Int, lists: [[Int]]) { (self.first, self.lists) = (first, lists) }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    first = try list.decode(Int.self)
    lists = []
    while !list.isAtEnd {
      var inner = try list.nestedUnkeyedContainer()
      var numbers: [Int] = []
      while !inner.isAtEnd { numbers.append(try inner.decode(Int.self)) }
      lists.append(numbers)
    }
  }
}

/// A JSON value of any kind.
private indirect enum Loose: Codable {
  case number(Double)
  case text(String)
  case list([Loose])
  case object([String: Loose])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Loose].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Loose].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }
}
