/// The memory of all nodes of one session: their records, each with its rule's value behind it, in the
/// order in which they were made.
///
/// Most of layout is fetching nodes from memory, and neighbours in a tree are made one after the
/// other: so they lie beside each other, away from everything that layout does not read. A record stays
/// where it is as long as its node lives. What a node leaves is for the next one of its size.
final class NodeArena {
  /// The length of the first chunk, in bytes: small graphs are common. Each is twice as long as the
  /// last.
  private static let firstChunk = 1 << 10
  private static let doublings = 6
  /// Lengths are counted in units, so that what one rule leaves serves most others.
  private static let unit = 16

  private var chunks: [UnsafeMutableRawPointer] = []
  private var end = UnsafeMutableRawPointer(bitPattern: unit)!
  private var room = 0
  /// What nodes have left, by units: each piece begins with the address of the next.
  private var left: [UnsafeMutableRawPointer?] = []

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// A piece of memory for a record and the value of a rule.
  func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    let units = Self.units(of: bytes)
    if units < left.count, let piece = left[units] {
      left[units] = piece.load(as: UnsafeMutableRawPointer?.self)
      return piece
    }
    let length = units * Self.unit
    if length > room { addChunk(for: length) }
    defer { (end, room) = (end + length, room - length) }
    return end
  }

  /// Takes a piece back.
  func give(_ piece: UnsafeMutableRawPointer, _ bytes: Int) {
    let units = Self.units(of: bytes)
    while left.count <= units { left.append(nil) }
    piece.storeBytes(of: left[units], as: UnsafeMutableRawPointer?.self)
    left[units] = piece
  }

  private static func units(of bytes: Int) -> Int { (bytes + unit - 1) / unit }

  private func addChunk(for length: Int) {
    room = max(Self.firstChunk << min(chunks.count, Self.doublings), length)
    end = .allocate(byteCount: room, alignment: Self.unit)
    chunks.append(end)
  }
}
