internal import Foundation

/// Lines of an open file, without their line feeds, as they arrive.
final class LineReader {
  private let descriptor: Int32
  private var bytes = Data()
  /// How many of the bytes have no line feed.
  private var searched = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line; `nil` at the end of the file. The last line may lack its line feed.
  func next() -> Data? {
    while true {
      if let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: 0x0A) {
        let line = Data(bytes[..<end])
        bytes = Data(bytes[(end + 1)...])
        searched = 0
        if line.isEmpty { continue }
        return line
      }
      searched = bytes.count
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        defer { (bytes, searched) = (Data(), 0) }
        return bytes.isEmpty ? nil : bytes
      }
      bytes += buffer[..<count]
    }
  }
}
