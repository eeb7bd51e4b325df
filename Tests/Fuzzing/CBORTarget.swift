import EngineKit
import Foundation

extension FuzzTarget {
  /// The reader of requests and answers as CBOR, with the lengths in front of them.
  static let cbor = FuzzTarget(
    name: "cbor",
    suffixes: [],
    seeds: {
      let requests = FuzzTarget.requests.seeds().compactMap { line -> Data? in
        let request = try? EngineWire.message(EngineRequest.self, in: Data(line))
        return request.flatMap { try? WireEncoding.cbor.data(of: $0) }
      }
      let answers = FuzzTarget.answers.seeds().compactMap { line -> Data? in
        let answer = try? EngineWire.message(EngineAnswer.self, in: Data(line))
        return answer.flatMap { try? WireEncoding.cbor.data(of: $0) }
      }
      return (requests + answers).map { Array($0) }
    },
    read: { bytes in
      var buffer = MessageBuffer()
      buffer.encoding = .cbor
      buffer.append(bytes)
      // The length in front of the bytes is rarely correct, so they are also read without it.
      for data in [buffer.next(), Data(bytes.dropFirst(4))].compactMap(\.self) {
        if let request: EngineRequest = try? WireEncoding.cbor.message(in: data) {
          try MessageExamples.checkEncodings(of: request)
        }
        if let answer: EngineAnswer = try? WireEncoding.cbor.message(in: data) {
          try MessageExamples.checkEncodings(of: answer)
        }
      }
    }
  )
}
