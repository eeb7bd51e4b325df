/// The part of some bytes that is their first key.
enum KeyExtent: Equatable {
  /// As many bytes as are said.
  case whole(Int)
  /// The beginning of a sequence. It is none of the keys that its bytes would be one by one, however
  /// late its end comes.
  case openSequence
  /// A key or the beginning of one, such as Escape or the first byte of `é`: time tells.
  case undecided
}

extension KeyExtent {
  /// The byte of the Escape key, with which sequences begin.
  static let escape: UInt8 = 0x1B
  /// The bytes behind Escape that begin a sequence: `ESC [` (CSI) and `ESC O` (SS3).
  static let introducers = Array("[O".utf8)

  /// Finds the end of the first key.
  ///
  /// - Parameter bytes: What was read; never empty.
  init(of bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes.prefix(Self.longest))
    if bytes[0] == Self.escape {
      self = Self.behindEscape(bytes)
    } else {
      self = Self.character(bytes)
    }
  }

  /// A sequence that goes on for longer is none.
  private static let longest = 64

  private static func behindEscape(_ bytes: [UInt8]) -> KeyExtent {
    guard bytes.count > 1 else { return .undecided }
    if introducers.contains(bytes[1]) { return sequence(bytes, introducer: 1) }
    guard bytes[1] == escape else {
      // A letter with Alt.
      guard case .whole(let count) = character(Array(bytes[1...])) else { return .undecided }
      return .whole(count + 1)
    }
    // Some terminals send Escape before the sequence of a key that Alt is held with.
    guard bytes.count > 2 else { return .undecided }
    return introducers.contains(bytes[2]) ? sequence(bytes, introducer: 2) : .whole(1)
  }

  /// Bytes of parameters, 20 to 3F, and one of 40 to 7E, which ends the sequence.
  private static func sequence(_ bytes: [UInt8], introducer: Int) -> KeyExtent {
    let start = introducer + 1
    let rest = bytes[start...]
    // The console of Linux sends `ESC [ [ A` for F1, and an old mouse `ESC [ M` and three bytes.
    let counts = [UInt8(ascii: "["): 2, UInt8(ascii: "M"): 4]
    if bytes[introducer] == introducers[0], let count = rest.first.flatMap({ counts[$0] }) {
      return rest.count < count ? .openSequence : .whole(start + count)
    }
    guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count < longest ? .openSequence : .whole(start)
    }
    // Anything else begins another key.
    return .whole((0x40...0x7E).contains(bytes[end]) ? end + 1 : end)
  }

  /// A character of UTF-8, or a byte that is none.
  private static func character(_ bytes: [UInt8]) -> KeyExtent {
    let count =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let tail = bytes[1...].prefix(count - 1)
    guard tail.allSatisfy({ (0x80...0xBF).contains($0) }) else { return .whole(1) }
    return tail.count == count - 1 ? .whole(count) : .undecided
  }
}
