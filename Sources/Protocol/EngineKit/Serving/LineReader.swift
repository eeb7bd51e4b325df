internal import Foundation

/// Lines of an open file, without their line feeds, as they arrive.
final class LineReader {
  private let descriptor: Int32
  private var buffer = LineBuffer()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line that is not empty; `nil` at the end of the file.
  func next() -> Data? {
    while true {
      while let line = buffer.next() {
        if !line.isEmpty { return line }
      }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.append(bytes[..<count])
    }
  }
}
