public import Foundation

/// Bytes that arrive in any pieces, and leave as whole lines.
public struct LineBuffer: Sendable {
  private var bytes = Data()
  /// How many of the bytes are known to have no line feed.
  private var searched = 0

  /// A buffer that nothing has arrived in.
  public init() {}

  /// The bytes behind the last whole line.
  public var rest: Data { bytes }

  /// Takes bytes that have arrived, behind those before.
  public mutating func append(_ piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// The next whole line, without its line feed; `nil` until there is one.
  public mutating func next() -> Data? {
    guard let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: 0x0A) else {
      searched = bytes.count
      return nil
    }
    defer {
      bytes = Data(bytes[bytes.index(after: end)...])
      searched = 0
    }
    return Data(bytes[..<end])
  }
}
