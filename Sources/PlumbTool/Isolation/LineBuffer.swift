internal import Foundation

/// Bytes that arrive in any pieces, and leave as whole lines.
struct LineBuffer {
  private var bytes = Data()

  mutating func append(_ piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// The next whole line, without its line feed; `nil` until there is one.
  mutating func next() -> String? {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    defer { bytes = Data(bytes[bytes.index(after: end)...]) }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
